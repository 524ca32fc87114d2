import type { Layout, LayoutArea } from "#features/assets/layout/contract.ts";
import type { RouteName } from "#markets/routes.ts";
import type { MessageKey, Translate } from "#markets/translator.ts";

export type NavEntry = readonly [route: RouteName, label: MessageKey];

export const headerEntries: readonly NavEntry[] = [
  ["travels", "nav.trips"],
  ["tours", "nav.departures"],
  ["how-it-works", "nav.how"],
  ["coordinators", "nav.coordinators"],
  ["events-wemeet", "nav.events"],
];

export const footerEntries: readonly (readonly [MessageKey, readonly NavEntry[]])[] = [
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

export const legalEntries: readonly NavEntry[] = [
  ["legal-general-condition", "footer.conditions"],
  ["legal-privacy-policy", "footer.privacy"],
  ["legal-terms-conditions", "footer.terms"],
  ["legal-cancellation-policy", "footer.cancellation"],
];

/** By route: those that have a page in the market. */
type MarketPaths = Pick<ReadonlyMap<string, string>, "has">;

const shown = { enabled: true, awaitsLabel: false };

/** What visitors of a market see whose layout was never written. */
const standardLayout = (t: Translate, paths: MarketPaths): Layout => {
  const toLinks = (entries: readonly NavEntry[]) =>
    entries
      .filter(([to]) => paths.has(to))
      .map(([to, label]) => ({ label: t(label), to, ...shown }));
  return {
    header: { links: toLinks(headerEntries).map((entry) => ({ ...entry, entries: [] })) },
    footer: {
      groups: footerEntries.map(([title, entries]) => ({
        title: t(title),
        links: toLinks(entries),
        ...shown,
      })),
      company: "",
      legal: [],
    },
    beans: { items: [] },
    contacts: { email: "", phone: "", hours: "", address: "", profiles: [] },
  };
};

/** What visitors see of a part: the standard where staff wrote nothing, and its groups in a footer without. */
export const shownPart = (
  t: Translate,
  area: LayoutArea,
  written: Layout[LayoutArea] | null,
  paths: MarketPaths,
): Layout[LayoutArea] => {
  const standard = standardLayout(t, paths);
  if (written === null) return standard[area];
  return "groups" in written && written.groups.length === 0
    ? { ...written, groups: standard.footer.groups }
    : written;
};
