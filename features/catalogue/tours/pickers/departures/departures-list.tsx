import "./departures.css";
import { Button } from "@mantine/core";
import { Suspense, useMemo } from "react";
import { Link, useNavigate } from "react-router";
import { listTours } from "#features/catalogue/tours/listing/calls.ts";
import { call } from "#platform/browser/call.ts";
import { IconButton } from "#design/office/icons.tsx";
import { yesNo } from "#design/office/list/filters/filter.ts";
import type { ListDeclaration } from "#design/office/list/list-declaration.ts";
import { ListScreen } from "#design/office/list/list-screen.tsx";
import { apiQuery } from "#design/office/list/search/list-search.ts";
import type { Market } from "#markets/market-type.ts";
import { marketByApiCountry } from "#markets/markets.ts";
import { ChangeDialog, useChanges } from "#features/catalogue/bulk-actions/pickers/change-rows.ts";
import {
  changeRowsAction,
  chosenRowsAction,
} from "#features/catalogue/bulk-actions/pickers/chosen-rows.ts";
import { statuses } from "#features/records/statuses/contract.ts";
import type { ListedTour } from "#features/catalogue/tours/listed-contract.ts";
import type { TourFacets } from "#features/catalogue/departure-filters/contract.ts";
import { officeStatusNames } from "#features/records/statuses/parts/office-status-names.ts";
import { useTourFacets } from "#features/catalogue/departure-filters/pickers/use-tour-facets.ts";
import { NewDepartureButton } from "./new-departure-button.tsx";
import { type CellFacts, useCellFacts } from "./departure-cells.tsx";
import { decideBelow } from "./decide-below.tsx";
import { departureColumns, departureNameColumn } from "./departure-columns.tsx";
import { departureName } from "./departure-words.ts";
import { facetFilters } from "./facet-filters.ts";

type DeparturesListProps = Readonly<{ country: string; site: string | null; isAdmin: boolean }>;

const listName = "departures";
const pageSize = 25;

const filters: ListDeclaration<ListedTour>["filters"] = [
  {
    kind: "choice",
    field: "when",
    label: "When",
    choices: [
      { value: "upcoming", label: "to come" },
      { value: "past", label: "past" },
    ],
  },
  {
    kind: "several",
    field: "status",
    label: "Status",
    choices: statuses.map((value) => ({ value, label: officeStatusNames[value] })),
  },
  { kind: "days", field: "leaveFrom", untilField: "leaveUntil", label: "Leaves" },
  { kind: "choice", field: "undecided", label: "To be decided", choices: yesNo("yes", "no") },
  { kind: "days", field: "decideFrom", untilField: "decideUntil", label: "Decide by" },
  {
    kind: "choice",
    field: "without",
    label: "Without",
    choices: [{ value: "coordinator", label: "coordinator, next 90 days" }],
  },
  {
    kind: "choice",
    field: "below",
    label: "Below",
    choices: [{ value: "minimum", label: "minimum" }],
  },
  {
    kind: "choice",
    field: "inConflict",
    label: "Coordinator",
    choices: yesNo("needed elsewhere", "free"),
  },
  { kind: "choice", field: "cancelled", label: "Cancelled", choices: yesNo("yes", "no") },
  { kind: "choice", field: "published", label: "Published", choices: yesNo("yes", "no") },
  { kind: "choice", field: "planned", label: "Goes live by itself", choices: yesNo("yes", "no") },
];

type Options = Readonly<{
  market: Market;
  site: string | null;
  /** Null until they are known. */
  facets: TourFacets | null;
  facts: CellFacts | null;
  onChange: Parameters<typeof changeRowsAction>[0];
  /** Leads to an address of bulk actions; null for those who may run none. */
  onBulk: ((address: string) => void) | null;
}>;

const declarationOf = ({
  market,
  site,
  facets,
  facts,
  onChange,
  onBulk,
}: Options): ListDeclaration<ListedTour> => ({
  name: listName,
  one: "departure",
  many: "departures",
  title: "Departures",
  about: "A departure is one group of a travel on its days.",
  fixed: { list: "departures" },
  load: (country, search) =>
    call(
      listTours,
      { country },
      { query: apiQuery({ ...search, pageSize: search.pageSize ?? pageSize }) },
    ),
  idOf: ({ id }) => id,
  nameOf: departureName,
  nameColumn: departureNameColumn,
  columns: departureColumns(market, facts),
  searchLabel: "Search travel, coordinator or day",
  filters: [...filters, ...facetFilters(facets)],
  sorts: [
    { value: "departure", label: "Departure day", column: "name", direction: "ascending" },
    { value: "departure-desc", label: "Departure day, the last first" },
    { value: "decision", label: "Decide by", column: "decide", direction: "ascending" },
    { value: "people", label: "People", column: "people", direction: "ascending" },
    { value: "people-desc", label: "People, most first" },
    { value: "price", label: "Price", column: "price", direction: "ascending" },
    { value: "status", label: "Status", column: "status", direction: "ascending" },
    { value: "travel", label: "Travel" },
  ],
  views: [
    {
      key: "decide",
      name: "To decide",
      filters: { when: "upcoming", undecided: "true", published: "true" },
      sort: "decision",
    },
    {
      key: "unled",
      name: "Without coordinator, next 90 days",
      filters: { without: "coordinator" },
    },
    {
      key: "conflicts",
      name: "Coordinator needed elsewhere",
      filters: { when: "upcoming", inConflict: "true", published: "true" },
    },
  ],
  recordPath: ({ id, travel }) => `/travels/${travel.id}/tours/${id}`,
  below: decideBelow,
  rowActions: [
    {
      key: "sheet",
      label: "All departures of the travel",
      icon: "columns",
      isQuick: true,
      linkTo: ({ travel }) => `/travels/${travel.id}/tours`,
    },
    {
      key: "site",
      label: "Open on the site",
      icon: "eye",
      isHidden: ({ isPublished, travel }) => site === null || !isPublished || !travel.isPublished,
      linkTo: ({ path }) => `${site ?? ""}${path}`,
    },
  ],
  bulkActions: [changeRowsAction(onChange), ...chosenRowsAction<ListedTour>("tour", onBulk)],
  exportPath: (country, search) => `${country}/tours/export?${apiQuery(search)}`,
});

/** The departures of all travels of a market, which the numbers of the home page lead to. */
const DeparturesList = ({ country, site, isAdmin }: DeparturesListProps) => {
  const navigate = useNavigate();
  const market = marketByApiCountry(country);
  const facets = useTourFacets(country);
  const facts = useCellFacts(market, facets);
  const changes = useChanges(listName);
  const declaration = useMemo(() => {
    const onBulk = isAdmin ? (address: string) => void navigate(address) : null;
    return market && declarationOf({ market, site, facets, facts, onChange: changes.open, onBulk });
  }, [market, site, isAdmin, navigate, facets, facts, changes.open]);
  return (
    declaration && (
      <>
        <ListScreen
          declaration={declaration}
          country={country}
          main={<NewDepartureButton country={country} />}
          actions={
            <>
              <Button component={Link} to="/travels" variant="default">
                Travels
              </Button>
              <IconButton icon="history" label="Earlier runs" onClick={changes.openEarlier} />
            </>
          }
        />
        {market && changes.question && (
          <Suspense>
            <ChangeDialog question={changes.question} market={market} onClose={changes.close} />
          </Suspense>
        )}
      </>
    )
  );
};

export default DeparturesList;
