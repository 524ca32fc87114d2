import type { Currency } from "#markets/market-type.ts";

/**
 * Keeps the currency that an address names, and opens an address without one in the currency that
 * is kept, before anything is painted. Pages are the same for everybody, so that only the browser
 * knows. Stands alone: its text is put into pages.
 * @param own the currency that an address without one is shown in
 * @param others those that may be asked for besides
 */
const keepCurrency = (own: string, others: readonly string[]): void => {
  const url = new URL(location.href);
  const asked = url.searchParams.get("currency");
  const kept = /(?:^|;\s*)currency=([A-Z]{3})(?:;|$)/.exec(document.cookie)?.[1];
  const keep = (value: string, seconds: number) => {
    const secure = location.protocol === "https:" ? "; Secure" : "";
    document.cookie = `currency=${value}; Path=/; Max-Age=${seconds}; SameSite=Lax${secure}`;
  };
  if (asked !== null && others.includes(asked)) keep(asked, 31_536_000);
  else if (asked === own) {
    keep("", 0);
    url.searchParams.delete("currency");
    history.replaceState(history.state, "", url);
  } else if (kept !== undefined && others.includes(kept)) {
    url.searchParams.set("currency", kept);
    location.replace(url);
  }
};

/** The script of a page's head; null where there is nothing to choose. */
export const currencyScript = (available: readonly Currency[]): string | null => {
  const [own, ...others] = available;
  return own === undefined || others.length === 0
    ? null
    : `(${keepCurrency.toString()})(${JSON.stringify(own)},${JSON.stringify(others)})`;
};
