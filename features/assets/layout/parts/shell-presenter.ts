import type { HeaderEntry, Layout, LayoutEntry } from "#features/assets/layout/contract.ts";
import type { Currencies } from "#features/company/settings/contract.ts";
import { payNote } from "#features/records/prices/parts/price-presenter.ts";
import type { Localizer } from "#markets/localizer.ts";
import { formatList, formatLongDate, formatMoney } from "#markets/format.ts";
import { markets } from "#markets/markets.ts";
import type { Currency, Market, MarketIcon, MarketId } from "#markets/market-type.ts";
import { type RouteName, routeNames } from "#markets/routes.ts";
import { footerEntries, headerEntries, legalEntries, type NavEntry } from "./standard-layout.ts";
import { isMenu, isShown } from "#features/assets/layout/rules.ts";
import type { LinkView, NavView, ShellView } from "./shell-view.ts";
import { isScheduledAt } from "./bean-schedule.ts";

const currencySymbols: Readonly<Record<Currency, string>> = { EUR: "€", GBP: "£", USD: "$" };

const marketCodes: Readonly<Record<MarketIcon, string>> = {
  it: "IT",
  us: "US",
  uk: "UK",
  es: "ES",
  fr: "FR",
  de: "DE",
  world: "INT",
};

const withSymbol = (currency: Currency) => `${currencySymbols[currency]}\u00A0${currency}`;

const isRouteName = (name: string): name is RouteName =>
  (routeNames as readonly string[]).includes(name);

/** `available` has the default currency first; without rates nothing is converted. */
export type CurrencyChoices = Readonly<{
  available: readonly Currency[];
  rates: Currencies | null;
}>;

export type ShellContext = Readonly<{
  localizer: Localizer;
  money: CurrencyChoices;
  product: string;
  /** Absolute URL of each market's site, such as `https://it.example.com`. */
  origins: ReadonlyMap<MarketId, string>;
  layout: Partial<Layout>;
  /** The path below which browsers call the API. */
  apiBase: string;
  /** The ids of what other features show in the profile. */
  profileParts: readonly string[];
  now: Date;
  /** Whether the site has third parties that need the visitor's consent. */
  asksConsent: boolean;
  /**
   * The path of a route in this market; null where the market has no such page, and then nothing
   * links to that page.
   */
  pathTo: (route: RouteName) => string | null;
}>;

const toLinks = ({ localizer, pathTo }: ShellContext, entries: readonly NavEntry[]): LinkView[] =>
  entries.flatMap(([route, label]) => {
    const path = pathTo(route);
    return path === null ? [] : [{ label: localizer.t(label), path }];
  });

/** Links that staff wrote. `to` is a route's name or an address. */
const toStaffLinks = ({ pathTo }: ShellContext, links: readonly LayoutEntry[]): LinkView[] =>
  links.filter(isShown).flatMap(({ label, to }) => {
    const path = isRouteName(to) ? pathTo(to) : to;
    return path === null ? [] : [{ label, path }];
  });

/** A menu of which no entry is shown is not shown either. */
const toNavLinks = (context: ShellContext, links: readonly HeaderEntry[]): NavView[] =>
  links.flatMap((link) => {
    if (!isMenu(link)) return toStaffLinks(context, [link]);
    const entries = toStaffLinks(context, link.entries);
    return isShown(link) && entries.length > 0 ? [{ label: link.label, path: "", entries }] : [];
  });

/** `Deutsch (German)`: the English name helps visitors who cannot read the language. */
const languageName = ({ languageLabel, englishLanguageLabel }: Market): string =>
  languageLabel === englishLanguageLabel
    ? languageLabel
    : `${languageLabel} (${englishLanguageLabel})`;

/** `English · £ GBP or € EUR`. */
const marketDetails = (market: Market): string =>
  `${languageName(market)} · ${formatList(
    market.payCurrencies.map(withSymbol),
    market.htmlLang,
    "disjunction",
  )}`;

/** A typical price in cents, shown in each currency for comparison. */
const samplePrice = 139_900;

/** Whether only visitors with an address in another country pay in this currency. */
const isPaidAbroad = ({ payCurrencies }: Localizer["market"], code: Currency): boolean =>
  payCurrencies.slice(1).includes(code);

/** `$1,778 · converted`; without rates the amount is left out. */
const currencyDetails = ({ localizer, money }: ShellContext, code: Currency): string => {
  const { t, market } = localizer;
  const { rates } = money.rates ?? {};
  const cents = rates
    ? Math.round((samplePrice * rates[code]) / rates[market.currency])
    : samplePrice;
  return [
    ...(rates || code === market.currency ? [formatMoney(cents, code)] : []),
    t(code === market.payCurrencies[0] ? "modal.pay" : "modal.converted"),
  ].join(" · ");
};

/** A sentence that names the currency in which visitors pay and the date of the exchange rates. */
const currencyHint = ({ localizer, money }: ShellContext): string =>
  [
    payNote(localizer),
    money.rates
      ? localizer.t("modal.rateHint", { date: formatLongDate(money.rates.date, localizer.market) })
      : localizer.t("modal.currencyHint"),
  ].join(" ");

const toModal = (context: ShellContext): ShellView["modal"] => {
  const { localizer, origins, money } = context;
  const { t, market, display } = localizer;
  const displayCurrency = display?.currency ?? market.currency;
  return {
    title: t("modal.title"),
    openLabel: t("modal.open"),
    shortLabel: `${market.language.toUpperCase()} · ${currencySymbols[displayCurrency]}`,
    fullLabel: `${market.nativeLabel} · ${market.languageLabel} · ${withSymbol(displayCurrency)}`,
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
          code: marketCodes[each.icon],
          name: each.nativeLabel,
          details: marketDetails(each),
          home: `${home}/`,
        },
      ];
    }),
    currency: t("modal.currency"),
    currencyHint: currencyHint(context),
    currencies: money.available.map((code) => ({
      code,
      symbol: currencySymbols[code],
      name: t(`currency.${code}`),
      details: currencyDetails(context, code),
      note: isPaidAbroad(market, code) ? t("modal.payByAddress") : null,
    })),
    displayCurrency,
    linkParams:
      money.rates === null ||
      // Where two may be paid, an address that names none shows both.
      (displayCurrency === money.available[0] && localizer.otherPaid !== null)
        ? ""
        : `currency=${displayCurrency}`,
  };
};

const toFooter = (context: ShellContext): ShellView["footer"] => {
  const { t, today } = context.localizer;
  const { footer } = context.layout;
  const groups = footer?.groups.length
    ? footer.groups
        .filter(isShown)
        .map(({ title, links }) => ({ title, links: toStaffLinks(context, links) }))
    : footerEntries.map(([title, entries]) => ({
        title: t(title),
        links: toLinks(context, entries),
      }));
  return {
    label: t("footer.label"),
    tagline: t("footer.tagline"),
    groups: groups.filter(({ links }) => links.length > 0),
    legal: [...toLinks(context, legalEntries), ...toStaffLinks(context, footer?.legal ?? [])],
    company: (footer?.company ?? "").replaceAll("{product}", context.product),
    rights: t("footer.rights", { year: today.slice(0, 4), product: context.product }),
    consent: context.asksConsent ? t("consent.settings") : null,
  };
};

const namedParts = { alerts: "nav.alerts", events: "nav.ownEvents" } as const;

const isNamed = (id: string): id is keyof typeof namedParts => Object.hasOwn(namedParts, id);

const toAccountLink = ({
  localizer: { t },
  pathTo,
  apiBase,
  profileParts,
}: ShellContext): ShellView["nav"]["account"] => {
  const [path, profile] = [pathTo("login"), pathTo("profile")];
  if (path === null || profile === null) return null;
  return {
    label: t("nav.signIn"),
    path,
    join: t("login.title"),
    profile: { label: t("nav.profile"), path: profile },
    own: profileParts
      .filter(isNamed)
      // A market that hides events has none of anybody.
      .filter((id) => id !== "events" || pathTo("events-wemeet") !== null)
      .map((id) => ({ id, label: t(namedParts[id]), path: `${profile}#${id}` })),
    signOut: t("nav.signOut"),
    me: `${apiBase}/me`,
  };
};

export const toShellView = (context: ShellContext): ShellView => {
  const { localizer, product, layout, pathTo } = context;
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
        ? toNavLinks(context, layout.header.links)
        : toLinks(context, headerEntries),
      search: toLinks(context, [["search", "nav.search"]])[0] ?? null,
      saved: toLinks(context, [["wishlist", "nav.wishlist"]])[0] ?? null,
      account: toAccountLink(context),
    },
    ask: toLinks(context, [["chat", "chat.open"]])[0] ?? null,
    beans: {
      label: t("layout.beans"),
      links: toStaffLinks(
        context,
        (layout.beans?.items ?? []).filter((item) => isScheduledAt(item, context.now)),
      ),
    },
    modal: toModal(context),
    footer: toFooter(context),
    errors: {
      notFound: t("notFound.title"),
      notFoundText: t("notFound.text"),
      error: t("error.title"),
      errorText: t("error.generic"),
      retry: t("error.retry"),
      trips: trips === null ? null : { label: t("notFound.show"), path: trips },
    },
  };
};
