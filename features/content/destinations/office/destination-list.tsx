import { Link } from "react-router";
import { MarketRow } from "#design/office/figures/market-row.tsx";
import { type Filter, yesNo } from "#design/office/list/filters/filter.ts";
import type { Column, ListAnswer, ListDeclaration } from "#design/office/list/list-declaration.ts";
import { apiQuery } from "#design/office/list/search/list-search.ts";
import {
  destinationKinds,
  type ListedDestination,
} from "#features/content/destinations/contract.ts";
import { marketByApiCountry, markets } from "#markets/markets.ts";
import { pathOf } from "#markets/paths.ts";
import { countryName } from "#markets/places/display-names.ts";
import { call } from "#platform/browser/call.ts";
import { listDestinations } from "../calls.ts";

const kindLabels = {
  region: "Region",
  country: "Country",
  place: "Place",
} as const satisfies Record<ListedDestination["kind"], string>;

const capital = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);

/** `Place in Morocco`, `Country in Africa` */
export const kindText = ({
  kind,
  region,
}: Pick<ListedDestination, "kind"> & Readonly<{ region: string | null }>): string => {
  if (!region) return kindLabels[kind];
  const within = kind === "place" ? countryName(region, "en") : capital(region);
  return `${kindLabels[kind]} in ${within}`;
};

/** The search for one destination on the public site; null where no host shows the market. */
export const searchUrl = (country: string, site: string | null, slug: string): string | null => {
  const market = marketByApiCountry(country);
  const path = market && pathOf(market.id, "search");
  return site === null || !path ? null : `${site}${path}?where=${slug}`;
};

const columnsOf = (country: string): readonly Column<ListedDestination>[] => [
  { key: "kind", label: "Kind", cell: (row) => kindText(row) },
  {
    key: "travels",
    label: "Travels",
    align: "end",
    cell: ({ travels, slug, name }) =>
      travels === 0 ? (
        <span className="dim">none</span>
      ) : (
        <Link className="content-count" to={`/travels?destination=${slug}`}>
          {travels}
          <span className="card-only">{travels === 1 ? " travel" : " travels"}</span>
          <span className="sr-only">{` travels to ${name}`}</span>
        </Link>
      ),
  },
  {
    key: "markets",
    label: "Markets",
    yieldsToPanel: true,
    cell: (row) => (
      <MarketRow
        markets={markets
          .filter(({ apiCountry, countryCode }) => apiCountry !== country && countryCode !== null)
          .map(({ apiCountry, label }) => ({
            code: apiCountry.toUpperCase(),
            label,
            state: row.markets.includes(apiCountry) ? "filled" : "missing",
          }))}
      />
    ),
  },
  {
    key: "words",
    label: "Words",
    card: "tag",
    cell: ({ hasWords }) =>
      hasWords ? (
        "written"
      ) : (
        <span className="tag" data-kind="timed">
          No words
        </span>
      ),
  },
  {
    key: "offered",
    label: "Where",
    card: "tag",
    cell: ({ isOffered }) => (
      <span className="tag state" data-kind={isOffered ? "live" : undefined}>
        {isOffered ? "Offered" : "Not offered"}
      </span>
    ),
  },
];

const filters: readonly Filter[] = [
  {
    kind: "choice",
    field: "kind",
    label: "Kind",
    choices: destinationKinds.map((kind) => ({ value: kind, label: kindLabels[kind] })),
  },
  { kind: "choice", field: "words", label: "Words", choices: yesNo("written", "missing") },
  { kind: "choice", field: "offered", label: "Where", choices: yesNo("offered", "not offered") },
  { kind: "choice", field: "travels", label: "Travels", choices: yesNo("some", "none") },
];

export type DestinationListOptions = Readonly<{ country: string; site: string | null }>;

export const destinationList = ({
  country,
  site,
}: DestinationListOptions): ListDeclaration<ListedDestination> => ({
  name: "destinations",
  one: "destination",
  many: "destinations",
  title: "Destinations",
  about: "A destination is a region, a country or a place that visitors search for.",
  load: (code, search): Promise<ListAnswer<ListedDestination>> =>
    call(listDestinations, { country: code }, { query: apiQuery(search) }),
  idOf: ({ id }) => id,
  nameOf: ({ name }) => name,
  nameColumn: { label: "Name", details: ({ slug }) => <small>{slug}</small> },
  columns: columnsOf(country),
  searchLabel: "Name, slug, code",
  filters,
  sorts: [
    { value: "name", label: "Kind and name", column: "name", direction: "ascending" },
    { value: "travels", label: "Most travels", column: "travels", direction: "descending" },
    { value: "changed", label: "Changed last" },
  ],
  create: { label: "New destination" },
  rowActions: [
    {
      key: "site",
      label: "Open on the site",
      icon: "globe",
      isQuick: true,
      isHidden: ({ travels, slug }) => travels === 0 || searchUrl(country, site, slug) === null,
      linkTo: ({ slug }) => searchUrl(country, site, slug) ?? "",
    },
  ],
});
