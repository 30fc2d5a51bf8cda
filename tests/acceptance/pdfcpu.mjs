// Prints, of each PDF, its path and what pdfcpu says of it in its strict mode, as JSON.
// node pdfcpu.mjs FOLDER-OF-THE-PACKAGE FILE…
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { pathToFileURL } from "node:url";

const [folder, ...files] = process.argv.slice(2);
const wasm = await readFile(join(folder, "pdfcpu.wasm"));
// Node.js fetches nothing from the disk.
globalThis.fetch = async () =>
  new Response(wasm, { headers: { "content-type": "application/wasm" } });
const { Pdfcpu } = await import(pathToFileURL(join(folder, "index.js")).href);
const pdfcpu = new Pdfcpu();
const told = {};
for (const path of files) {
  const lines = [];
  console.log = console.error = (line) => lines.push(line);
  try {
    const words = ["validate", "-conf", "disable", "-mode", "strict", "/input/a.pdf"];
    await pdfcpu.run(words, [new File([await readFile(path)], "a.pdf")]);
  } catch (error) {
    lines.push(String(error));
  }
  told[path] = lines.filter(Boolean).join("\n");
}
process.stdout.write(JSON.stringify(told));
