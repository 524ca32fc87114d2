import { useEffect, useState } from "react";
import { useLocation, useNavigate } from "react-router";
import { countryCookie, currentCountry } from "#features/company/staff/country.ts";
import { accessTo, type Visit } from "#apps/screens/access.ts";
import { sectionOf } from "#apps/screens/menu.ts";

const storageKey = "office-country";

/** The code of the country that was chosen last in this browser; null before the first choice. */
export const storedCountry = (): string | null => localStorage.getItem(storageKey);

const countryFromState = (state: unknown): string | null =>
  state !== null &&
  typeof state === "object" &&
  "country" in state &&
  typeof state.country === "string"
    ? state.country
    : null;

/** Stores the country for the server, which answers 404 for a screen of another country. */
const storeCountryCookie = (country: string): void => {
  const secure = window.location.protocol === "https:" ? "; secure" : "";
  document.cookie = `${countryCookie}=${country}; path=/; max-age=31536000; samesite=lax${secure}`;
};

export type CountryOptions = Readonly<{
  /** Used in a browser that has stored none. */
  defaultCountry: string;
  /** Country codes that this account may work on. */
  allowed: readonly string[];
  visitOf: (country: string) => Visit;
}>;

/**
 * The country that staff work on. A record belongs to one country, so a switch navigates to the
 * list that contains the record, or home where the other country has no such list; an editor with
 * unsaved edits can block that navigation, and then the country stays.
 */
export const useCountry = ({ defaultCountry, allowed, visitOf }: CountryOptions) => {
  const { pathname, state } = useLocation();
  const navigate = useNavigate();
  const [current, setCurrent] = useState(() =>
    currentCountry(storedCountry(), defaultCountry, allowed),
  );
  const chosen = countryFromState(state);
  if (chosen !== null && chosen !== current) setCurrent(chosen);
  useEffect(() => {
    if (chosen !== null) localStorage.setItem(storageKey, chosen);
  }, [chosen]);
  const country = chosen ?? current;
  useEffect(() => storeCountryCookie(country), [country]);
  const switchCountry = (code: string) => {
    const section = sectionOf(pathname) ?? "/";
    const isOpen = accessTo(section, visitOf(code)) === "open";
    void navigate(isOpen ? section : "/", { state: { country: code } });
  };
  return { country, switchCountry };
};
