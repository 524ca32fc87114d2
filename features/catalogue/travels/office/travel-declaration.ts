import { yesNo } from "#design/office/list/filters/filter.ts";
import type {
  BulkAction,
  ListDeclaration,
  RowAction,
} from "#design/office/list/list-declaration.ts";
import { apiQuery } from "#design/office/list/search/list-search.ts";
import type { ListView } from "#design/office/list/views/view.ts";
import { chosenRowsAction } from "#features/catalogue/bulk-actions/pickers/chosen-rows.ts";
import { statuses } from "#features/records/statuses/contract.ts";
import { addDays, type Day } from "#markets/days.ts";
import type { Market } from "#markets/market-type.ts";
import { apiUrl } from "#platform/browser/api-base.ts";
import { counted } from "#platform/counted.ts";
import type { ListedTravel, TravelFacets } from "../list-contract.ts";
import { duplicateTravel } from "./travel-actions.ts";
import { travelApi, travelsPath } from "./travel-api.ts";
import { travelColumns, travelNameColumn } from "./travel-columns.tsx";
import { statusLabel } from "./travel-words.ts";

/** What is asked before something is done with travels. */
export type TravelQuestion = Readonly<{
  kind: "publish" | "unpublish" | "badge" | "delete";
  travels: readonly ListedTravel[];
  /** Called once it is done. */
  whenDone: () => void;
}>;

export type DeclarationOptions = Readonly<{
  market: Market;
  /** Origin of the market's public site; null where no host serves it. */
  site: string | null;
  /** Of the market. */
  today: Day;
  /** Null until they are known. */
  facets: TravelFacets | null;
  onAsk: (question: TravelQuestion) => void;
  /** Leads to an address of bulk actions; null for those who may run none. */
  onBulk: ((address: string) => void) | null;
}>;

const nothing = () => undefined;

const rowActions = ({
  market,
  site,
  onAsk,
}: DeclarationOptions): readonly RowAction<ListedTravel>[] => [
  {
    key: "site",
    label: "Open on the site",
    icon: "eye",
    isQuick: true,
    isHidden: ({ isPublished }) => site === null || !isPublished,
    linkTo: ({ path }) => `${site ?? ""}${path}`,
  },
  {
    key: "duplicate",
    label: "Duplicate",
    icon: "copy",
    isQuick: true,
    run: (travel) => duplicateTravel(travel, market.apiCountry),
  },
  {
    key: "departures",
    label: "Departures",
    icon: "clock",
    linkTo: ({ id }) => `/travels/${id}/tours`,
  },
  {
    key: "publish",
    label: "Publish …",
    icon: "globe",
    isHidden: ({ isPublished }) => isPublished,
    run: (travel) => onAsk({ kind: "publish", travels: [travel], whenDone: nothing }),
  },
  {
    key: "unpublish",
    label: "Unpublish …",
    icon: "eyeOff",
    isHidden: ({ isPublished }) => !isPublished,
    run: (travel) => onAsk({ kind: "unpublish", travels: [travel], whenDone: nothing }),
  },
  {
    key: "delete",
    label: "Delete …",
    icon: "trash",
    lockedReason: ({ departures: { total } }) =>
      total === 0
        ? null
        : `Cannot be deleted while ${total === 1 ? "a departure is" : `${total} departures are`} planned. Unpublish it instead.`,
    run: (travel) => onAsk({ kind: "delete", travels: [travel], whenDone: nothing }),
  },
];

const bulkActions = ({
  market,
  onAsk,
  onBulk,
}: DeclarationOptions): readonly BulkAction<ListedTravel>[] => [
  {
    key: "publish",
    label: "Publish …",
    run: (travels, _, whenDone) => onAsk({ kind: "publish", travels, whenDone }),
  },
  {
    key: "unpublish",
    label: "Unpublish …",
    run: (travels, _, whenDone) => onAsk({ kind: "unpublish", travels, whenDone }),
  },
  {
    key: "badge",
    label: "Add badge …",
    run: (travels, _, whenDone) => onAsk({ kind: "badge", travels, whenDone }),
  },
  {
    key: "export",
    label: "Export",
    run: (travels) => {
      const ids = travels.map(({ id }) => id).join(",");
      const path = `${travelsPath(market.apiCountry)}/export?${new URLSearchParams({ ids })}`;
      window.location.assign(apiUrl(path));
    },
  },
  ...chosenRowsAction<ListedTravel>("travel", onBulk),
];

const summerBegins = "06-21";

/** The last day before the next summer. */
const beforeSummer = (today: Day): Day => {
  const year = Number(today.slice(0, 4));
  const begin = today < `${year}-${summerBegins}` ? year : year + 1;
  return addDays(`${begin}-${summerBegins}`, -1);
};

const views = (today: Day): readonly ListView[] => [
  { key: "attention", name: "Needs attention", filters: { health: "any" } },
  {
    key: "before-summer",
    name: "Leaving before summer",
    filters: { nextUntil: beforeSummer(today) },
  },
  { key: "unpublished", name: "Not published", filters: { published: "false" } },
  {
    key: "new",
    name: "New this month",
    filters: { createdFrom: `${today.slice(0, 7)}-01` },
    sort: "created",
  },
];

/** `slow-travel` reads `Slow travel`: the address of the filter has no more than the slug. */
const nameOfSlug = (slug: string): string =>
  slug.replaceAll("-", " ").replace(/^./, (first) => first.toUpperCase());

const filters = (facets: TravelFacets | null): ListDeclaration<ListedTravel>["filters"] => [
  { kind: "days", field: "next", untilField: "nextUntil", label: "Next departure" },
  {
    kind: "several",
    field: "type",
    label: "Type",
    choices: facets?.types ?? [],
  },
  {
    kind: "choice",
    field: "health",
    label: "Health",
    choices: [
      { value: "any", label: "Anything missing" },
      { value: "texts", label: "Something to write" },
      ...(facets?.health ?? []),
    ],
    isOpen: true,
  },
  {
    kind: "choice",
    field: "status",
    label: "Has a departure",
    choices: statuses.map((value) => ({ value, label: statusLabel(value) })),
  },
  {
    kind: "choice",
    field: "destination",
    label: "Country",
    choices: facets?.destinations ?? [],
    isOpen: true,
  },
  {
    kind: "choice",
    field: "badge",
    label: "Badge",
    choices: facets?.badges ?? [],
    isOpen: true,
  },
  { kind: "choice", field: "published", label: "Published", choices: yesNo("yes", "no") },
  { kind: "choice", field: "planned", label: "Goes live by itself", choices: yesNo("yes", "no") },
  {
    kind: "linked",
    field: "resource",
    label: "With",
    valueLabel: (resource) => nameOfSlug(resource.split(".").at(-1) ?? resource),
  },
  {
    kind: "linked",
    field: "createdFrom",
    label: "Made since",
    valueLabel: (day) => day.split("-").toReversed().join("/"),
  },
];

const departuresIn = (travels: readonly ListedTravel[]): string => {
  const total = travels.reduce((sum, { departures }) => sum + departures.total, 0);
  return `${counted(total, "departure")} to come`;
};

export const travelDeclaration = (options: DeclarationOptions): ListDeclaration<ListedTravel> => ({
  name: "travels",
  one: "travel",
  many: "travels",
  title: "Travels",
  about: "A travel is what this market says and asks for a trip; departures belong to it.",
  load: (country, search) => travelApi(country).list(search),
  readAgain: (country, travels) => travelApi(country).readAgain(travels),
  idOf: ({ id }) => id,
  nameOf: ({ name }) => name,
  nameColumn: travelNameColumn,
  columns: travelColumns(options.market),
  searchLabel: "Search name, place or code",
  filters: filters(options.facets),
  sorts: [
    { value: "next", label: "Next departure", column: "next", direction: "ascending" },
    { value: "name", label: "Name", column: "name", direction: "ascending" },
    { value: "updated", label: "Last change" },
    { value: "created", label: "Newest" },
  ],
  views: views(options.today),
  recordPath: ({ id }) => `/travels/${id}`,
  create: { label: "New travel", path: "/travels/new" },
  rowActions: rowActions(options),
  bulkActions: bulkActions(options),
  sumOf: departuresIn,
  exportPath: (country, search) => `${travelsPath(country)}/export?${apiQuery(search)}`,
});
