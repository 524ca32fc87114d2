import { useEffect, useState } from "react";
import { useLocation, useNavigate } from "react-router";
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
  const [kept, keep] = useState(
    () =>
      [storedCountry(), first].find((code) => code !== null && allowed.includes(code)) ??
      allowed[0] ??
      first,
  );
  const chosen = countryIn(state);
  if (chosen !== null && chosen !== kept) keep(chosen);
  useEffect(() => {
    if (chosen !== null) localStorage.setItem(storageKey, chosen);
  }, [chosen]);
  const choose = (code: string) => void navigate(sectionOf(pathname), { state: { country: code } });
  return { country: chosen ?? kept, choose };
};
