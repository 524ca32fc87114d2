import type { Currency, MarketId } from "#markets/market-type.ts";

export type LinkView = Readonly<{ label: string; path: string }>;

/** A link of the header, or a menu of links, which has no path. */
export type NavView = LinkView & Readonly<{ entries?: readonly LinkView[] }>;

/** The same for everyone: the script makes it the account of who is signed in. */
export type AccountLinkView = LinkView &
  Readonly<{
    /** `Sign in or sign up`, in the menu of narrow windows. */
    join: string;
    profile: LinkView;
    /** Parts of the profile that the account's menu names, such as `alerts`. */
    own: readonly (LinkView & Readonly<{ id: string }>)[];
    signOut: string;
    /** The address that says who is signed in. */
    me: string;
  }>;

/** Shown as `UK`, `United Kingdom`, `English · £ GBP or € EUR`. */
export type MarketChoice = Readonly<{
  id: MarketId;
  htmlLang: string;
  hreflang: string;
  code: string;
  name: string;
  details: string;
  /** URL of the market's home page, linked where the market has no version of the current page. */
  home: string;
}>;

export type CurrencyChoice = Readonly<{
  code: Currency;
  symbol: string;
  name: string;
  details: string;
  /** `What you pay without a UK address`; null where `details` is enough. */
  note: string | null;
}>;

/** URLs of the same page in other markets, by `hreflang`. */
export type Alternates = Readonly<Record<string, string>>;

export type ShellView = Readonly<{
  product: string;
  market: MarketId;
  home: LinkView;
  skip: string;
  nav: Readonly<{
    label: string;
    menu: string;
    close: string;
    links: readonly NavView[];
    /** The link to the search, which the menu also lists; null where the market has no search. */
    search: LinkView | null;
    /** The page of what is saved; null where the market has none. */
    saved: LinkView | null;
    /** The way to the sign-in; null in a market without it. */
    account: AccountLinkView | null;
  }>;
  /** The way to the chatbot; null where there is none. */
  ask: LinkView | null;
  beans: Readonly<{ label: string; links: readonly LinkView[] }>;
  modal: Readonly<{
    title: string;
    openLabel: string;
    /**
     * `shortLabel` is `EN · £` in the header, `fullLabel` is `United Kingdom · English · £ GBP` in
     * the footer.
     */
    shortLabel: string;
    fullLabel: string;
    language: string;
    languageHint: string;
    markets: readonly MarketChoice[];
    currency: string;
    currencyHint: string;
    currencies: readonly CurrencyChoice[];
    displayCurrency: Currency;
    /**
     * Query string that links carry, so that the next page shows the same currency; empty for the
     * market's default currency.
     */
    linkParams: string;
  }>;
  footer: Readonly<{
    label: string;
    tagline: string;
    groups: readonly Readonly<{ title: string; links: readonly LinkView[] }>[];
    legal: readonly LinkView[];
    company: string;
    rights: string;
    /**
     * Label of the button that reopens the consent dialog; null where the site needs no consent.
     */
    consent: string | null;
  }>;
  errors: Readonly<{
    notFound: string;
    notFoundText: string;
    error: string;
    errorText: string;
    retry: string;
    trips: LinkView | null;
  }>;
}>;
