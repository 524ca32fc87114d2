import { useEffect, useState } from "react";
import { useLocation, useNavigate } from "react-router";
import { countryCookie, countryInUse } from "#features/staff/country.ts";
import { sectionOf } from "./menu.ts";

const storageKey = "office-country";

/** The country that this device worked on last; null on a new one. */
export const storedCountry = (): string | null => localStorage.getItem(storageKey);

const countryIn = (state: unknown): string | null =>
  state !== null &&
  typeof state === "object" &&
  "country" in state &&
  typeof state.country === "string"
    ? state.country
    : null;

/** The server hears of it by a cookie, and answers a screen of another country as one that is not there. */
const tellServer = (country: string): void => {
  const secure = window.location.protocol === "https:" ? "; secure" : "";
  document.cookie = `${countryCookie}=${country}; path=/; max-age=31536000; samesite=lax${secure}`;
};

/**
 * The country that the staff app works on, and a way to work on another. A record belongs to one
 * country, so a switch goes to the list that the record is in, as a navigation like any other: an
 * editor with unsaved edits asks first, and whoever stays keeps the country too.
 * @param first the country to begin with on a device that has none yet
 * @param allowed codes of the countries that there are for whoever is signed in
 */
export const useCountry = (first: string, allowed: readonly string[]) => {
  const { pathname, state } = useLocation();
  const navigate = useNavigate();
  const [kept, keep] = useState(() => countryInUse(storedCountry(), first, allowed));
  const chosen = countryIn(state);
  if (chosen !== null && chosen !== kept) keep(chosen);
  useEffect(() => {
    if (chosen !== null) localStorage.setItem(storageKey, chosen);
  }, [chosen]);
  const country = chosen ?? kept;
  useEffect(() => tellServer(country), [country]);
  const choose = (code: string) => void navigate(sectionOf(pathname), { state: { country: code } });
  return { country, choose };
};
