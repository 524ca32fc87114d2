import type { Layout, LayoutLink } from "#features/layout/contract.ts";
import type { Currencies } from "#features/settings/contract.ts";
import { payNote, type Voice } from "#features/tours/parts/voice.ts";
import { formatLongDate, formatMoney } from "#markets/format.ts";
import { markets } from "#markets/markets.ts";
import type { Currency, Market, MarketIcon, MarketId } from "#markets/market-type.ts";
import { type RouteName, routeNames } from "#markets/routes.ts";
import type { MessageKey } from "#markets/say.ts";
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
export type ShownMoney = Readonly<{ available: readonly Currency[]; rates: Currencies | null }>;

export type ShellParts = Readonly<{
  voice: Voice;
  money: ShownMoney;
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
const linksOf = ({ voice, pathTo }: ShellParts, entries: readonly Entry[]): LinkView[] =>
  entries.flatMap(([route, label]) => {
    const path = pathTo(route);
    return path === null ? [] : [{ label: voice.say(label), path }];
  });

/** The same for links that staff wrote: a route's name or an address. */
const writtenLinks = ({ pathTo }: ShellParts, links: readonly LayoutLink[]): LinkView[] =>
  links.flatMap(({ label, to }) => {
    const path = isRouteName(to) ? pathTo(to) : to;
    return path === null ? [] : [{ label, path }];
  });

const isDue = (
  { now }: ShellParts,
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
const isPaidByAddress = ({ payCurrencies }: Voice["market"], code: Currency): boolean =>
  payCurrencies.slice(1).includes(code);

/** `$1,778 · converted`; without a rate only what it would be. */
const currencyFacts = ({ voice, money }: ShellParts, code: Currency): string => {
  const { say, market } = voice;
  const { rates } = money.rates ?? {};
  const cents = rates ? Math.round((sample * rates[code]) / rates[market.currency]) : sample;
  return [
    ...(rates || code === market.currency ? [formatMoney(cents, code)] : []),
    say(code === market.payCurrencies[0] ? "modal.pay" : "modal.converted"),
  ].join(" · ");
};

/** What is paid, and by the rate of which day the rest is converted. */
const currencyHint = ({ voice, money }: ShellParts): string =>
  [
    payNote(voice),
    money.rates
      ? voice.say("modal.rateHint", { date: formatLongDate(money.rates.date, voice.market) })
      : voice.say("modal.currencyHint"),
  ].join(" ");

const modalOf = (parts: ShellParts): ShellView["modal"] => {
  const { voice, origins, money } = parts;
  const { say, market, display } = voice;
  const shown = display?.currency ?? market.currency;
  return {
    title: say("modal.title"),
    open: say("modal.open"),
    short: `${market.language.toUpperCase()} · ${signs[shown]}`,
    full: `${market.nativeLabel} · ${market.languageLabel} · ${withSign(shown)}`,
    language: say("modal.language"),
    languageHint: `${market.communityMessage}. ${say("modal.languageHint")}`,
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
    currency: say("modal.currency"),
    currencyHint: currencyHint(parts),
    currencies: money.available.map((code) => ({
      code,
      sign: signs[code],
      name: say(`currency.${code}`),
      facts: currencyFacts(parts, code),
      note: isPaidByAddress(market, code) ? say("modal.payByAddress") : null,
    })),
    shown,
    carried: money.rates === null || shown === money.available[0] ? "" : `currency=${shown}`,
  };
};

const footerOf = (parts: ShellParts): ShellView["footer"] => {
  const { say, today } = parts.voice;
  const { footer } = parts.layout;
  const groups = footer?.groups.length
    ? footer.groups.map(({ title, links }) => ({ title, links: writtenLinks(parts, links) }))
    : footerEntries.map(([title, entries]) => ({
        title: say(title),
        links: linksOf(parts, entries),
      }));
  return {
    label: say("footer.label"),
    tagline: say("footer.tagline"),
    groups: groups.filter(({ links }) => links.length > 0),
    legal: [...linksOf(parts, legalEntries), ...writtenLinks(parts, footer?.legal ?? [])],
    company: (footer?.company ?? "").replaceAll("{product}", parts.product),
    rights: say("footer.rights", { year: today.slice(0, 4), product: parts.product }),
    consent: parts.asksConsent ? say("consent.settings") : null,
  };
};

/** What stands around every page of a market, every text ready. */
export const showShell = (parts: ShellParts): ShellView => {
  const { voice, product, layout, pathTo } = parts;
  const { say, market } = voice;
  const trips = pathTo("search") ?? pathTo("travels");
  return {
    product,
    market: market.id,
    home: { label: say("nav.home"), path: pathTo("index") ?? "/" },
    skip: say("layout.skip"),
    nav: {
      label: say("nav.label"),
      menu: say("nav.menu"),
      close: say("nav.close"),
      links: layout.header
        ? writtenLinks(parts, layout.header.links)
        : linksOf(parts, headerEntries),
      search: linksOf(parts, [["search", "nav.search"]])[0] ?? null,
    },
    beans: {
      label: say("layout.beans"),
      links: writtenLinks(
        parts,
        (layout.beans?.items ?? []).filter((item) => isDue(parts, item)),
      ),
    },
    modal: modalOf(parts),
    footer: footerOf(parts),
    problems: {
      notFound: say("notFound.title"),
      notFoundText: say("notFound.text"),
      error: say("error.title"),
      errorText: say("error.generic"),
      retry: say("error.retry"),
      trips: trips === null ? null : { label: say("notFound.show"), path: trips },
    },
  };
};
