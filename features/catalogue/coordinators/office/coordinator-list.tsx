import { Link, useSearchParams } from "react-router";
import { type Filter, yesNo } from "#design/office/list/filters/filter.ts";
import type { Column, ListAnswer, ListDeclaration } from "#design/office/list/list-declaration.ts";
import { apiQuery } from "#design/office/list/search/list-search.ts";
import { listCoordinators } from "#features/catalogue/coordinators/calls.ts";
import {
  type ListedCoordinator,
  spokenLanguages,
} from "#features/catalogue/coordinators/contract.ts";
import { marketByApiCountry } from "#markets/markets.ts";
import { pathOf } from "#markets/paths.ts";
import { languageName } from "#markets/places/display-names.ts";
import { call } from "#platform/browser/call.ts";
import { formatTravelDay } from "./format-travel-day.ts";

/** Leads to the panel, which lists the departures. */
const Upcoming = ({ id, name, upcoming }: ListedCoordinator) => {
  const [query] = useSearchParams();
  const opened = new URLSearchParams(query);
  opened.set("open", id);
  if (upcoming === 0) return <span className="dim">none</span>;
  return (
    <Link className="content-count" to={`?${opened}`} preventScrollReset>
      {upcoming}
      <span className="card-only"> to come</span>
      <span className="sr-only">{` departures to come of ${name}`}</span>
    </Link>
  );
};

const Next = ({ next }: ListedCoordinator) => {
  if (next === null) return <span className="dim">nothing to come</span>;
  return (
    <>
      <Link to={`/travels/${next.travelId}/tours/${next.id}`}>{next.travel}</Link>
      <small>{formatTravelDay(next.from)}</small>
    </>
  );
};

export const languagesText = (codes: readonly string[]): string =>
  codes.map((code) => languageName(code, "en")).join(", ");

/** The page of a coordinator on the public site; null where no host shows the market. */
const publicPath = (country: string, site: string | null, slug: string): string | null => {
  const market = marketByApiCountry(country);
  const path = market && pathOf(market.id, "coordinators-coordinator", { coordinator: slug });
  return site === null || !path ? null : `${site}${path}`;
};

const columns: readonly Column<ListedCoordinator>[] = [
  { key: "next", label: "Leads next", cell: (row) => <Next {...row} /> },
  {
    key: "upcoming",
    label: "To come",
    align: "end",
    yieldsToColumns: true,
    cell: (row) => <Upcoming {...row} />,
  },
  {
    key: "trips",
    label: "Trips led",
    align: "end",
    cell: ({ tripsLed, since }) => (
      <>
        {tripsLed}
        <span className="card-only">{tripsLed === 1 ? " trip led" : " trips led"}</span>
        <small>{`since ${since}`}</small>
      </>
    ),
  },
  {
    key: "languages",
    label: "Languages",
    yieldsToPanel: true,
    cell: ({ languages }) => languagesText(languages),
  },
  {
    key: "state",
    label: "State",
    card: "tag",
    cell: ({ isShown, portraitId }) => (
      <>
        <span className="tag state" data-kind={isShown ? "live" : undefined}>
          {isShown ? "Shown" : "Hidden"}
        </span>{" "}
        {portraitId === null && (
          <span className="tag" data-kind="timed">
            No portrait
          </span>
        )}
      </>
    ),
  },
];

const filters: readonly Filter[] = [
  { kind: "choice", field: "shown", label: "State", choices: yesNo("shown", "hidden") },
  {
    kind: "choice",
    field: "leading",
    label: "Departures",
    choices: yesNo("some to come", "none to come"),
  },
  {
    kind: "choice",
    field: "language",
    label: "Language",
    choices: spokenLanguages.map((code) => ({ value: code, label: languageName(code, "en") })),
  },
  {
    kind: "choice",
    field: "portrait",
    label: "Portrait",
    choices: yesNo("there", "missing"),
  },
];

export type CoordinatorListOptions = Readonly<{ country: string; site: string | null }>;

export const coordinatorList = ({
  country,
  site,
}: CoordinatorListOptions): ListDeclaration<ListedCoordinator> => ({
  name: "coordinators",
  one: "coordinator",
  many: "coordinators",
  title: "Coordinators",
  about: "A coordinator travels with a group and has a page on the site.",
  load: (code, search): Promise<ListAnswer<ListedCoordinator>> =>
    call(listCoordinators, { country: code }, { query: apiQuery(search) }),
  idOf: ({ id }) => id,
  nameOf: ({ name }) => name,
  nameColumn: {
    label: "Name",
    picture: ({ portrait }) =>
      portrait === null ? null : (
        <img className="content-portrait" src={`${portrait}160.webp`} alt="" loading="lazy" />
      ),
    details: ({ city, slug }) => <small>{`${city} · ${slug}`}</small>,
  },
  columns,
  searchLabel: "Name, city, slug",
  filters,
  sorts: [
    { value: "trips", label: "Most trips", column: "trips", direction: "descending" },
    { value: "name", label: "Name", column: "name", direction: "ascending" },
    { value: "next", label: "Leads next", column: "next", direction: "ascending" },
  ],
  create: { label: "New coordinator" },
  rowActions: [
    {
      key: "site",
      label: "Open on the site",
      icon: "globe",
      isQuick: true,
      isHidden: ({ isShown, slug }) => !isShown || publicPath(country, site, slug) === null,
      linkTo: ({ slug }) => publicPath(country, site, slug) ?? "",
    },
  ],
});
