import { useEffect, useState } from "react";
import type { SuggestionsView } from "../assist-view.ts";

const pauseMs = 120;
const answers = new Map<string, SuggestionsView>();

const ask = async (address: string, signal: AbortSignal): Promise<SuggestionsView | null> => {
  try {
    const answer = await fetch(address, { signal });
    if (!answer.ok) return null;
    const view: SuggestionsView = await answer.json();
    answers.set(address, view);
    return view;
  } catch {
    return null; // given up for a later one, or the network is away: what is shown stays
  }
};

/** What a typed beginning may mean, asked for once each after a short pause; the last answer until then. */
export const useSuggestions = (api: string, typed: string): SuggestionsView | null => {
  const [view, setView] = useState<SuggestionsView | null>(null);
  useEffect(() => {
    const address = `${api}/suggestions?q=${encodeURIComponent(typed.slice(0, 80))}`;
    const known = answers.get(address);
    const control = new AbortController();
    const show = async () => {
      const answer = known ?? (await ask(address, control.signal));
      if (answer && !control.signal.aborted) setView(answer);
    };
    const timer = setTimeout(() => void show(), known || typed === "" ? 0 : pauseMs);
    return () => {
      clearTimeout(timer);
      control.abort();
    };
  }, [api, typed]);
  return view;
};
