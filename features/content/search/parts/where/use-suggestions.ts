import { cutText } from "#platform/texts/cut-text.ts";
import { useEffect, useState } from "react";
import type { SuggestionsView } from "../assist-view.ts";

const pauseMs = 120;
const answers = new Map<string, SuggestionsView>();

const fetchSuggestions = async (
  address: string,
  signal: AbortSignal,
): Promise<SuggestionsView | null> => {
  try {
    const answer = await fetch(address, { signal });
    if (!answer.ok) return null;
    const view: SuggestionsView = await answer.json();
    answers.set(address, view);
    return view;
  } catch {
    return null; // The request failed because a later one aborted it or the browser is offline: the suggestions stay.
  }
};

/**
 * Suggestions for the typed text, fetched after a short delay and only once for each text. Until
 * they arrive, the previous suggestions are returned.
 */
export const useSuggestions = (api: string, typed: string): SuggestionsView | null => {
  const [view, setView] = useState<SuggestionsView | null>(null);
  useEffect(() => {
    const address = `${api}/suggestions?q=${encodeURIComponent(cutText(typed, 80))}`;
    const cached = answers.get(address);
    const request = new AbortController();
    const show = async () => {
      const answer = cached ?? (await fetchSuggestions(address, request.signal));
      if (answer && !request.signal.aborted) setView(answer);
    };
    const timer = setTimeout(() => void show(), cached || typed === "" ? 0 : pauseMs);
    return () => {
      clearTimeout(timer);
      request.abort();
    };
  }, [api, typed]);
  return view;
};
