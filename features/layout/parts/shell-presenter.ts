import type { Layout, LayoutLink } from "#features/layout/contract.ts";
import type { Currencies } from "#features/settings/contract.ts";
import { payNote } from "#features/tours/parts/price/price-presenter.ts";
import type { Localizer } from "#markets/localizer.ts";
import { formatLongDate, formatMoney } from "#markets/format.ts";
import { markets } from "#markets/markets.ts";
import type { Currency, Market, MarketIcon, MarketId } from "#markets/market-type.ts";
import { type RouteName, routeNames } from "#markets/routes.ts";
import type { MessageKey } from "#markets/translator.ts";
import type { LinkView, ShellView } from "./shell-view.ts";

const signs: Readonly<Record<Currency, string>> = { EUR: "€", GBP: "£", USD: "$" };

const icons: Readonly<Record<MarketIcon, string>> = {
  it: "IT",
  us: "US",
  uk: "UK",
  es: "ES",
  fr: "FR",
  de: "DE",
  world: "INT",
};

const withSign = (currency: Currency) => `${signs[currency]}\u00A0${currency}`;

type Entry = readonly [route: RouteName, label: MessageKey];

const headerEntries: readonly Entry[] = [
  ["travels", "nav.trips"],
  ["tours", "nav.departures"],
  ["how-it-works", "nav.how"],
  ["coordinators", "nav.coordinators"],
  ["wemeet", "nav.wemeet"],
];

const footerEntries: readonly (readonly [MessageKey, readonly Entry[]])[] = [
  [
    "footer.travel",
    [
      ["travels", "footer.allTrips"],
      ["search", "nav.search"],
      ["tours", "nav.departures"],
      ["age-groups", "footer.ageGroups"],
      ["no-sharing-room", "footer.privateRoom"],
      ["how-it-works", "nav.how"],
    ],
  ],
  [
    "footer.company",
    [
      ["our-values", "footer.values"],
      ["coordinators", "nav.coordinators"],
      ["wemeet", "nav.wemeet"],
      ["media-sharing", "footer.mediaSharing"],
      ["media-coordinators", "footer.mediaCoordinators"],
    ],
  ],
  [
    "footer.help",
    [
      ["faqs", "footer.faqs"],
      ["contacts", "footer.contacts"],
    ],
  ],
];

const legalEntries: readonly Entry[] = [
  ["legal-general-condition", "footer.conditions"],
  ["legal-privacy-policy", "footer.privacy"],
  ["legal-terms-conditions", "footer.terms"],
  ["legal-cancellation-policy", "footer.cancellation"],
];

const isRouteName = (name: string): name is RouteName =>
  (routeNames as readonly string[]).includes(name);

/** What visitors may read prices in, the default first; null rates convert nothing. */
export type CurrencyChoices = Readonly<{
  available: readonly Currency[];
  rates: Currencies | null;
}>;

export type ShellContext = Readonly<{
  localizer: Localizer;
  money: CurrencyChoices;
  product: string;
  /** Where each market's site begins. */
  origins: ReadonlyMap<MarketId, string>;
  layout: Partial<Layout>;
  now: Date;
  /** Whether visitors are asked for their consent. */
  asksConsent: boolean;
  /** The path of a route, null where the market has no such page: nothing links to it then. */
  pathTo: (route: RouteName) => string | null;
}>;

/** Links of which each leads to a page that is there. */
const linksOf = ({ localizer, pathTo }: ShellContext, entries: readonly Entry[]): LinkView[] =>
  entries.flatMap(([route, label]) => {
    const path = pathTo(route);
    return path === null ? [] : [{ label: localizer.t(label), path }];
  });

/** The same for links that staff wrote: a route's name or an address. */
const writtenLinks = ({ pathTo }: ShellContext, links: readonly LayoutLink[]): LinkView[] =>
  links.flatMap(({ label, to }) => {
    const path = isRouteName(to) ? pathTo(to) : to;
    return path === null ? [] : [{ label, path }];
  });

const isDue = (
  { now }: ShellContext,
  { from, until }: { from: string | null; until: string | null },
) => (from === null || new Date(from) <= now) && (until === null || now < new Date(until));

/** `Deutsch (German)`, so that who came to the wrong market finds the right one. */
const languageOf = ({ languageLabel, englishLanguageLabel }: Market): string =>
  languageLabel === englishLanguageLabel
    ? languageLabel
    : `${languageLabel} (${englishLanguageLabel})`;

/** `English · £ GBP or € EUR`. */
const factsOf = (market: Market): string =>
  `${languageOf(market)} · ${new Intl.ListFormat(market.htmlLang, { type: "disjunction" }).format(
    market.payCurrencies.map(withSign),
  )}`;

const sample = 139_900; // a usual price, by which the currencies can be compared

/** Whether what is paid depends on where one lives, and this is the other currency of the two. */
const isPaidByAddress = ({ payCurrencies }: Localizer["market"], code: Currency): boolean =>
  payCurrencies.slice(1).includes(code);

/** `$1,778 · converted`; without a rate only what it would be. */
const currencyFacts = ({ localizer, money }: ShellContext, code: Currency): string => {
  const { t, market } = localizer;
  const { rates } = money.rates ?? {};
  const cents = rates ? Math.round((sample * rates[code]) / rates[market.currency]) : sample;
  return [
    ...(rates || code === market.currency ? [formatMoney(cents, code)] : []),
    t(code === market.payCurrencies[0] ? "modal.pay" : "modal.converted"),
  ].join(" · ");
};

/** What is paid, and by the rate of which day the rest is converted. */
const currencyHint = ({ localizer, money }: ShellContext): string =>
  [
    payNote(localizer),
    money.rates
      ? localizer.t("modal.rateHint", { date: formatLongDate(money.rates.date, localizer.market) })
      : localizer.t("modal.currencyHint"),
  ].join(" ");

const modalOf = (parts: ShellContext): ShellView["modal"] => {
  const { localizer, origins, money } = parts;
  const { t, market, display } = localizer;
  const shown = display?.currency ?? market.currency;
  return {
    title: t("modal.title"),
    open: t("modal.open"),
    short: `${market.language.toUpperCase()} · ${signs[shown]}`,
    full: `${market.nativeLabel} · ${market.languageLabel} · ${withSign(shown)}`,
    language: t("modal.language"),
    languageHint: `${market.communityMessage}. ${t("modal.languageHint")}`,
    markets: markets.flatMap((each) => {
      const home = origins.get(each.id);
      if (home === undefined) return [];
      return [
        {
          id: each.id,
          htmlLang: each.htmlLang,
          hreflang: each.hreflang,
          code: icons[each.icon],
          name: each.nativeLabel,
          facts: factsOf(each),
          home: `${home}/`,
        },
      ];
    }),
    currency: t("modal.currency"),
    currencyHint: currencyHint(parts),
    currencies: money.available.map((code) => ({
      code,
      sign: signs[code],
      name: t(`currency.${code}`),
      facts: currencyFacts(parts, code),
      note: isPaidByAddress(market, code) ? t("modal.payByAddress") : null,
    })),
    shown,
    linkParams: money.rates === null || shown === money.available[0] ? "" : `currency=${shown}`,
  };
};

const footerOf = (parts: ShellContext): ShellView["footer"] => {
  const { t, today } = parts.localizer;
  const { footer } = parts.layout;
  const groups = footer?.groups.length
    ? footer.groups.map(({ title, links }) => ({ title, links: writtenLinks(parts, links) }))
    : footerEntries.map(([title, entries]) => ({
        title: t(title),
        links: linksOf(parts, entries),
      }));
  return {
    label: t("footer.label"),
    tagline: t("footer.tagline"),
    groups: groups.filter(({ links }) => links.length > 0),
    legal: [...linksOf(parts, legalEntries), ...writtenLinks(parts, footer?.legal ?? [])],
    company: (footer?.company ?? "").replaceAll("{product}", parts.product),
    rights: t("footer.rights", { year: today.slice(0, 4), product: parts.product }),
    consent: parts.asksConsent ? t("consent.settings") : null,
  };
};

/** What stands around every page of a market, every text ready. */
export const toShellView = (parts: ShellContext): ShellView => {
  const { localizer, product, layout, pathTo } = parts;
  const { t, market } = localizer;
  const trips = pathTo("search") ?? pathTo("travels");
  return {
    product,
    market: market.id,
    home: { label: t("nav.home"), path: pathTo("index") ?? "/" },
    skip: t("layout.skip"),
    nav: {
      label: t("nav.label"),
      menu: t("nav.menu"),
      close: t("nav.close"),
      links: layout.header
        ? writtenLinks(parts, layout.header.links)
        : linksOf(parts, headerEntries),
      search: linksOf(parts, [["search", "nav.search"]])[0] ?? null,
    },
    beans: {
      label: t("layout.beans"),
      links: writtenLinks(
        parts,
        (layout.beans?.items ?? []).filter((item) => isDue(parts, item)),
      ),
    },
    modal: modalOf(parts),
    footer: footerOf(parts),
    problems: {
      notFound: t("notFound.title"),
      notFoundText: t("notFound.text"),
      error: t("error.title"),
      errorText: t("error.generic"),
      retry: t("error.retry"),
      trips: trips === null ? null : { label: t("notFound.show"), path: trips },
    },
  };
};
