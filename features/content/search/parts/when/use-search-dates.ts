import { useEffect, useState } from "react";
import { formSearchParams } from "../form-search-params.ts";
import type { SearchDates } from "../assist-view.ts";

const pauseMs = 300;

/** The form's query string without dates and sort. The length of stay is kept. */
const paramsWithoutDates = (form: string): string => {
  const element = document.forms.namedItem(form);
  const params = element ? formSearchParams(element) : new URLSearchParams();
  for (const name of ["from", "to", "month", "season", "period", "sort"]) params.delete(name);
  return params.toString();
};

/**
 * The days and months on which the form's search finds departures when its dates are ignored. They
 * are fetched again after the form has changed.
 * @param api base path of the market's API
 * @returns null until the first answer has arrived
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
