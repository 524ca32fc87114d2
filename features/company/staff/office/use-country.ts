import { useEffect, useState } from "react";
import { useLocation, useNavigate } from "react-router";
import { countryCookie, currentCountry } from "../country.ts";

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

/**
 * The country of the record to which a link of a mail to staff leads. It is `in` in the address:
 * screens have their own `country` (of a page that is copied) and `market` (of a layout).
 */
const countryOfLink = (search: string, allowed: readonly string[]): string | null => {
  const asked = new URLSearchParams(search).get("in");
  return asked !== null && allowed.includes(asked) ? asked : null;
};

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
  /** The list that includes a path, which may name a record; null where none does. */
  sectionOf: (pathname: string) => string | null;
  /** Whether the account may open a path in a country. */
  opens: (path: string, country: string) => boolean;
}>;

/**
 * The country that staff work on. A record belongs to one country, so a switch navigates to the
 * list that contains the record, or home where the other country has no such list; an editor with
 * unsaved edits can block that navigation, and then the country stays.
 */
export const useCountry = (options: CountryOptions) => {
  const { defaultCountry, allowed, sectionOf, opens } = options;
  const { pathname, search, state } = useLocation();
  const navigate = useNavigate();
  const [current, setCurrent] = useState(() => {
    const asked = countryOfLink(search, allowed);
    if (asked !== null) localStorage.setItem(storageKey, asked);
    return currentCountry(asked ?? storedCountry(), defaultCountry, allowed);
  });
  const chosen = countryFromState(state);
  if (chosen !== null && chosen !== current) setCurrent(chosen);
  useEffect(() => {
    if (chosen !== null) localStorage.setItem(storageKey, chosen);
  }, [chosen]);
  const country = chosen ?? current;
  useEffect(() => storeCountryCookie(country), [country]);
  const switchCountry = (code: string) => {
    const section = sectionOf(pathname) ?? "/";
    void navigate(opens(section, code) ? section : "/", { state: { country: code } });
  };
  return { country, switchCountry };
};
