import { Link, useSearchParams } from "react-router";
import { formatExact, formatRelative } from "#design/office/dates/format-moment.ts";
import { MarketRow } from "#design/office/figures/market-row.tsx";
import type { Column, NameColumn } from "#design/office/list/list-declaration.ts";
import type { ListedResource } from "#features/catalogue/resources/contract.ts";
import { counted } from "#platform/counted.ts";
import { marketLabel } from "../names/market-label.ts";
import { OwnColumn } from "../own-column.tsx";
import type { KindScreen } from "../resource-kinds.ts";

const travelsText = (travels: number): string => counted(travels, "travel");

const namesText = ({ names }: ListedResource): string =>
  `${names.filter(({ state }) => state !== "missing").length} of ${names.length} markets`;

/** On narrow screens one line says what the columns say. */
const cardLine = (resource: ListedResource, isOfTravels: boolean): string => {
  const { travels } = resource;
  const use = travels === 0 ? "not used" : travelsText(travels);
  return isOfTravels ? `${use} · ${namesText(resource)}` : namesText(resource);
};

export const nameColumn = ({ isOfTravels }: KindScreen): NameColumn<ListedResource> => ({
  label: "Name",
  details: (resource) => (
    <>
      <small>{resource.slug}</small>
      <small className="card-only resource-card-line">{cardLine(resource, isOfTravels)}</small>
    </>
  ),
});

/** Leads to the panel, which names what is counted. */
const UseCount = ({ id, name, travels }: ListedResource) => {
  const [query] = useSearchParams();
  const opened = new URLSearchParams(query);
  opened.set("open", id);
  if (travels === 0) return <span className="dim">not used</span>;
  return (
    <Link className="count-link" to={`?${opened}`} preventScrollReset>
      {travelsText(travels)}
      <span className="sr-only">{` use ${name}`}</span>
    </Link>
  );
};

const useColumn: Column<ListedResource> = {
  key: "use",
  label: "Used by",
  cell: (resource) => <UseCount {...resource} />,
};

const namesColumn: Column<ListedResource> = {
  key: "names",
  label: "Names",
  card: "tag",
  cell: ({ names }) => (
    <MarketRow
      markets={names.map(({ country, state }) => ({
        code: country.toUpperCase(),
        label: marketLabel(country),
        state,
      }))}
    />
  ),
};

const changedColumn: Column<ListedResource> = {
  key: "changed",
  label: "Changed by",
  yieldsToPanel: true,
  cell: ({ changed }, { now }) =>
    changed && (
      <span>
        {changed.by}
        <small>
          <time dateTime={changed.at} title={formatExact(changed.at)}>
            {formatRelative(changed.at, now)}
          </time>
        </small>
      </span>
    ),
};

export const columnsOf = ({
  column,
  isOfTravels,
}: KindScreen): readonly Column<ListedResource>[] => [
  ...(column === null
    ? []
    : [
        {
          key: "own",
          label: column,
          card: "side" as const,
          cell: (resource: ListedResource) => <OwnColumn resource={resource} />,
        },
      ]),
  ...(isOfTravels ? [useColumn] : []),
  namesColumn,
  changedColumn,
];
