import type { Currency } from "#markets/market-type.ts";

/**
 * Before the first paint, stores the currency that the URL names in a cookie. A URL that names no
 * currency is reloaded with the stored currency. Everybody gets the same cached pages, so only the
 * browser knows the visitor's choice. The function's source is inlined into pages, so the function
 * may use nothing that is declared outside it.
 * @param defaultCurrency the currency of a URL that names none; empty where that is undecided
 * @param others the other currencies that a URL may name
 */
const restoreCurrency = (defaultCurrency: string, others: readonly string[]): void => {
  const url = new URL(location.href);
  const requested = url.searchParams.get("currency");
  const stored = /(?:^|;\s*)currency=([A-Z]{3})(?:;|$)/.exec(document.cookie)?.[1];
  const storeCookie = (value: string, seconds: number) => {
    const secure = location.protocol === "https:" ? "; Secure" : "";
    document.cookie = `currency=${value}; Path=/; Max-Age=${seconds}; SameSite=Lax${secure}`;
  };
  if (requested !== null && others.includes(requested)) storeCookie(requested, 31_536_000);
  else if (requested === defaultCurrency) {
    storeCookie("", 0);
    url.searchParams.delete("currency");
    history.replaceState(history.state, "", url);
  } else if (stored !== undefined && others.includes(stored)) {
    url.searchParams.set("currency", stored);
    location.replace(url);
  }
};

/**
 * Inline script for the page's head; null where there is only one currency.
 * @param available the default currency first
 * @param isEither whether an address that names none shows two that may be paid
 */
export const currencyScript = (
  available: readonly Currency[],
  isEither: boolean,
): string | null => {
  const [defaultCurrency, ...others] = isEither ? ["", ...available] : available;
  return defaultCurrency === undefined || others.length === 0
    ? null
    : `(${restoreCurrency.toString()})(${JSON.stringify(defaultCurrency)},${JSON.stringify(others)})`;
};
