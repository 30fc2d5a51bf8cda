"""All faults, by groups."""

from __future__ import annotations

from tests.mutations import game, keys, syntax, texts, values

FAULTS = (
    keys.rename_a_key,
    keys.add_a_key,
    keys.drop_a_required_key,
    keys.drop_an_id,
    keys.double_a_key,
    keys.lose_the_line_of_an_id,
    values.write_a_word_for_a_number,
    values.write_a_list_for_a_text,
    values.write_a_number_for_a_group,
    values.go_out_of_range,
    values.write_no_choice,
    values.dangle_a_link,
    values.dangle_a_line_of_a_deck,
    values.misspell_a_verb,
    values.misspell_an_argument,
    values.break_an_id,
    values.take_the_id_of_another,
    values.double_an_entry,
    texts.name_an_icon_that_is_not_there,
    texts.leave_a_mark_open,
    texts.misspell_an_icon,
    texts.lose_a_brace_of_an_icon,
    texts.misspell_a_name_in_an_expression,
    texts.lose_a_brace_of_an_expression,
    syntax.lose_a_closing_bracket,
    syntax.lose_a_closing_quote,
    syntax.lose_quotes_before_an_icon,
    syntax.write_a_colon_in_a_text,
    syntax.begin_with_a_sign,
    syntax.indent_with_a_tab,
    syntax.indent_a_key_too_far,
    syntax.forget_the_blank_after_a_colon,
    game.add_a_file_that_nobody_claims,
    game.put_too_many_copies_in_a_deck,
    game.misspell_a_name_in_a_rule,
    game.misspell_a_parameter_s_value,
)
