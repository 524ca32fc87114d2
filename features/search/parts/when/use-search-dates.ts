import { useEffect, useState } from "react";
import { formSearchParams } from "../form-search-params.ts";
import type { SearchDates } from "../assist-view.ts";

const pauseMs = 300;

/** Query string without the form's dates and sort; the length of stay remains. */
const paramsWithoutDates = (form: string): string => {
  const element = document.forms.namedItem(form);
  const params = element ? formSearchParams(element) : new URLSearchParams();
  for (const name of ["from", "to", "month", "season", "period", "sort"]) params.delete(name);
  return params.toString();
};

/**
 * Days and months with departures for the rest of a form's search, fetched again after it has
 * changed.
 * @param api base path of the market's API
 * @returns null before the first answer
 */
export const useSearchDates = (api: string, form: string): SearchDates | null => {
  const [loaded, setLoaded] = useState<{ address: string; dates: SearchDates } | null>(null);
  const address = `${api}/search-dates?${paramsWithoutDates(form)}`;
  useEffect(() => {
    if (loaded?.address === address) return;
    const request = new AbortController();
    const fetchDates = async () => {
      try {
        const answer = await fetch(address, { signal: request.signal });
        if (answer.ok) setLoaded({ address, dates: await answer.json() });
      } catch {
        // Aborted by a later request, or offline: the fields work without it.
      }
    };
    const timer = setTimeout(() => void fetchDates(), loaded ? pauseMs : 0);
    return () => {
      clearTimeout(timer);
      request.abort();
    };
  }, [address, loaded]);
  return loaded?.dates ?? null;
};
