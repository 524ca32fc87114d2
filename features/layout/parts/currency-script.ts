import type { Currency } from "#markets/market-type.ts";

/**
 * Stores the currency of the URL in a cookie, and reloads a URL without one in the stored currency,
 * before the first paint. Pages are cached for everybody, so that only the browser knows the
 * visitor's choice. The function's source is inlined into pages: it may use nothing from outside
 * itself.
 * @param defaultCurrency what a URL without a currency shows
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
 */
export const currencyScript = (available: readonly Currency[]): string | null => {
  const [defaultCurrency, ...others] = available;
  return defaultCurrency === undefined || others.length === 0
    ? null
    : `(${restoreCurrency.toString()})(${JSON.stringify(defaultCurrency)},${JSON.stringify(others)})`;
};
