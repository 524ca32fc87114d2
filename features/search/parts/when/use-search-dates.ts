import { useEffect, useState } from "react";
import { formSearchParams } from "../form-search-params.ts";
import type { SearchDates } from "../assist-view.ts";

const pauseMs = 300;

/** What days and months depend on: all that a form asks but for its own dates, of which the length stays, and the order. */
const restOf = (form: string): string => {
  const element = document.forms.namedItem(form);
  const asked = element ? formSearchParams(element) : new URLSearchParams();
  for (const name of ["from", "to", "month", "season", "period", "sort"]) asked.delete(name);
  return asked.toString();
};

/**
 * The days and months in which the rest of a form's search finds departures, asked for anew once it
 * has rested on something else.
 * @param api the market's part of the calls' address
 * @returns null as long as nothing was told
 */
export const useSearchDates = (api: string, form: string): SearchDates | null => {
  const [told, setTold] = useState<{ address: string; dates: SearchDates } | null>(null);
  const address = `${api}/search-dates?${restOf(form)}`;
  useEffect(() => {
    if (told?.address === address) return;
    const asking = new AbortController();
    const ask = async () => {
      try {
        const answer = await fetch(address, { signal: asking.signal });
        if (answer.ok) setTold({ address, dates: await answer.json() });
      } catch {
        // Given up for a later one, or the network is away: the fields are there without it.
      }
    };
    const timer = setTimeout(() => void ask(), told ? pauseMs : 0);
    return () => {
      clearTimeout(timer);
      asking.abort();
    };
  }, [address, told]);
  return told?.dates ?? null;
};
