import { MarketRow } from "#design/office/figures/market-row.tsx";
import type { Filter } from "#design/office/list/filters/filter.ts";
import type { Column, ListAnswer, ListDeclaration } from "#design/office/list/list-declaration.ts";
import { apiQuery } from "#design/office/list/search/list-search.ts";
import { listTrips } from "#features/catalogue/trips/calls.ts";
import { continents } from "#features/catalogue/trips/contract.ts";
import type { ListedTrip } from "#features/catalogue/trips/record-contract.ts";
import { markets } from "#markets/markets.ts";
import { countryName } from "#markets/places/display-names.ts";
import { call } from "#platform/browser/call.ts";
import { continentName } from "./trip-record.ts";

const columns: readonly Column<ListedTrip>[] = [
  {
    key: "countries",
    label: "Countries",
    cell: ({ countries, continent }) => (
      <>
        {countries.map((code) => countryName(code, "en")).join(", ")}
        <small>{continentName(continent)}</small>
      </>
    ),
  },
  {
    key: "stops",
    label: "Stops",
    yieldsToColumns: true,
    align: "end",
    cell: ({ stops }) => (
      <>
        {stops}
        <span className="card-only">{stops === 1 ? " stop" : " stops"}</span>
      </>
    ),
  },
  {
    key: "markets",
    label: "Offered by",
    yieldsToPanel: true,
    cell: (row) => (
      <MarketRow
        markets={markets
          .filter(({ countryCode }) => countryCode !== null)
          .map(({ apiCountry, label }) => ({
            code: apiCountry.toUpperCase(),
            label,
            state: row.markets.includes(apiCountry) ? "filled" : "missing",
          }))}
      />
    ),
  },
  {
    key: "pictures",
    label: "Poster",
    card: "tag",
    cell: ({ poster }) =>
      poster === null ? (
        <span className="tag" data-kind="timed">
          No poster
        </span>
      ) : (
        <>
          <span className="card-only">poster </span>there
        </>
      ),
  },
];

const filters: readonly Filter[] = [
  {
    kind: "choice",
    field: "continent",
    label: "Continent",
    choices: continents.map((value) => ({ value, label: continentName(value) })),
  },
];

/** The trips of the company, which markets offer as travels. */
export const tripList: ListDeclaration<ListedTrip> = {
  name: "trips",
  one: "trip",
  many: "trips",
  title: "Trips of the company",
  about: "A trip is a route with its countries and pictures; each market offers it as a travel.",
  fixed: { list: "trips" },
  load: (country, search): Promise<ListAnswer<ListedTrip>> =>
    call(listTrips, { country }, { query: apiQuery(search) }),
  idOf: ({ id }) => id,
  nameOf: ({ code }) => code,
  nameColumn: {
    label: "Code",
    picture: ({ poster }) =>
      poster === null ? null : (
        <img className="trip-poster" src={`${poster}160.webp`} alt="" loading="lazy" />
      ),
  },
  columns,
  searchLabel: "Code, place, name of a travel",
  filters,
  sorts: [
    { value: "code", label: "Code", column: "name", direction: "ascending" },
    { value: "changed", label: "Changed last" },
  ],
  create: { label: "New trip" },
};
