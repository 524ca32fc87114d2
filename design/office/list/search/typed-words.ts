/** What a search field holds, beside the words that the address has. */
export type TypedWords = Readonly<{
  typed: string;
  words: string;
  /** Words that the field has sent to the address and not seen there yet, the oldest first. */
  sent: readonly string[];
}>;

export const typedFrom = (words: string): TypedWords => ({ typed: words, words, sent: [] });

export const withSent = (state: TypedWords, words: string): TypedWords =>
  state.sent.at(-1) === words ? state : { ...state, sent: [...state.sent, words] };

/**
 * The address has changed. Words of the field itself come late on a slow machine, when more has been
 * typed: they leave the field as it is. It takes other words, which come from "Back", a view or
 * "Clear all".
 */
export const withArrived = (state: TypedWords, words: string): TypedWords => {
  if (words === state.words) return state;
  const position = state.sent.indexOf(words);
  return position < 0
    ? typedFrom(words)
    : { ...state, words, sent: state.sent.slice(position + 1) };
};
