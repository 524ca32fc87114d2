import { useEffect, useState } from "react";
import { typedFrom, withArrived, withSent } from "./typed-words.ts";

const debounceMs = 200;

/**
 * What a search field shows at once, and sends on when nobody has typed for a moment.
 * @param words what the address has
 * @param send writes words to the address, where they arrive some time later
 */
export const useTypedWords = (
  words: string,
  send: (words: string) => void,
): readonly [typed: string, type: (typed: string) => void] => {
  const [stored, setState] = useState(() => typedFrom(words));
  const state = withArrived(stored, words);
  if (state !== stored) setState(state);
  const { typed } = state;
  useEffect(() => {
    if (typed === words) return undefined;
    const timer = setTimeout(() => {
      setState((before) => withSent(before, typed));
      send(typed);
    }, debounceMs);
    return () => clearTimeout(timer);
  }, [typed, words, send]);
  return [typed, (next) => setState((before) => ({ ...before, typed: next }))];
};
