import type { Currency, MarketId } from "#markets/market-type.ts";

export type LinkView = Readonly<{ label: string; path: string }>;

/** One market in the modal: `UK`, `United Kingdom`, `English · £ GBP or € EUR`. */
export type MarketChoice = Readonly<{
  id: MarketId;
  htmlLang: string;
  hreflang: string;
  code: string;
  name: string;
  facts: string;
  /** Where the market's site begins; the page itself may know a better place in it. */
  home: string;
}>;

/** One currency in the modal, and whether it is paid in or read in. */
export type CurrencyChoice = Readonly<{
  code: Currency;
  sign: string;
  name: string;
  facts: string;
  /** `What you pay without a UK address`; null where that says it all. */
  note: string | null;
}>;

/** Where the other markets have the same page, by `hreflang`. */
export type Alternates = Readonly<Record<string, string>>;

/** What stands around every page, every text ready. */
export type ShellView = Readonly<{
  product: string;
  market: MarketId;
  home: LinkView;
  skip: string;
  nav: Readonly<{
    label: string;
    menu: string;
    close: string;
    links: readonly LinkView[];
    /** The search, which the menu names among its links; null where the market has none. */
    search: LinkView | null;
  }>;
  beans: Readonly<{ label: string; links: readonly LinkView[] }>;
  modal: Readonly<{
    title: string;
    open: string;
    /** `EN · £` in the header, `United Kingdom · English · £ GBP` in the footer. */
    short: string;
    full: string;
    language: string;
    languageHint: string;
    markets: readonly MarketChoice[];
    currency: string;
    currencyHint: string;
    currencies: readonly CurrencyChoice[];
    /** The currency that prices are shown in now. */
    shown: Currency;
    /** What links keep of the address, so that prices stay in that currency; empty in the market's own. */
    linkParams: string;
  }>;
  footer: Readonly<{
    label: string;
    tagline: string;
    groups: readonly Readonly<{ title: string; links: readonly LinkView[] }>[];
    legal: readonly LinkView[];
    company: string;
    rights: string;
    /** Changes what a visitor agreed to; null where nobody is asked. */
    consent: string | null;
  }>;
  problems: Readonly<{
    notFound: string;
    notFoundText: string;
    error: string;
    errorText: string;
    retry: string;
    trips: LinkView | null;
  }>;
}>;
