import { Link } from "react-router";
import { yesNo } from "#design/office/list/filters/filter.ts";
import type { Column, ListAnswer, ListDeclaration } from "#design/office/list/list-declaration.ts";
import { apiQuery } from "#design/office/list/search/list-search.ts";
import type { ListView } from "#design/office/list/views/view.ts";
import { listEvents } from "#features/catalogue/events/calls.ts";
import type { ListedEvent } from "#features/catalogue/events/contract.ts";
import { call } from "#platform/browser/call.ts";
import { eventDay, eventTime } from "./format-event-time.ts";

const Venue = ({ city, address }: ListedEvent) => (
  <small>
    {`${city} · `}
    {address === "" ? <span className="event-missing">no place yet</span> : address}
  </small>
);

const Coming = ({ id, title, coming, waiting, places }: ListedEvent) => (
  <Link to={`/page-contents/events/${id}/sign-ups`} className="event-coming">
    <b>{coming}</b>
    {places !== null && ` of ${places}`}
    {waiting > 0 && `, ${waiting} wait`}
    <span className="card-only"> coming</span>
    <span className="sr-only">{`, sign-ups of ${title}`}</span>
  </Link>
);

const Host = ({ host }: ListedEvent) =>
  host ? (
    <Link to={`/page-contents/coordinators?open=${host.id}`}>{host.name}</Link>
  ) : (
    <span className="event-missing">no host yet</span>
  );

const stateOf = (isPublished: boolean, isCancelled: boolean): string => {
  if (!isPublished) return "Unpublished";
  return isCancelled ? "Cancelled" : "Published";
};

const columnsIn = (timeZone: string): readonly Column<ListedEvent>[] => [
  {
    key: "start",
    label: "When",
    cell: ({ startsAt, endsAt }) => (
      <span className="event-when">
        {eventDay(startsAt, timeZone)}
        <small>{`${eventTime(startsAt, timeZone)}–${eventTime(endsAt, timeZone)}`}</small>
      </span>
    ),
  },
  { key: "coming", label: "Coming", cell: (event) => <Coming {...event} /> },
  { key: "host", label: "Host", yieldsToPanel: true, cell: (event) => <Host {...event} /> },
  {
    key: "state",
    label: "State",
    card: "tag",
    cell: ({ isPublished, cancelledBecause }) => (
      <span
        className="tag state"
        data-kind={isPublished && cancelledBecause === "" ? "live" : undefined}
      >
        {stateOf(isPublished, cancelledBecause !== "")}
      </span>
    ),
  },
];

export type EventListOptions = Readonly<{
  /** Of the market, in which days and times are written. */
  timeZone: string;
  cities: readonly string[];
}>;

const coming: ListView = {
  key: "coming",
  name: "Coming",
  filters: { when: "coming" },
  noneTitle: "No events to come",
};

export const eventList = ({
  timeZone,
  cities,
}: EventListOptions): ListDeclaration<ListedEvent> => ({
  name: "events",
  one: "event",
  many: "events",
  title: "Events",
  about: "At a WeMeet event travellers meet before and after their trips.",
  load: (country, search): Promise<ListAnswer<ListedEvent>> =>
    call(listEvents, { country }, { query: apiQuery(search) }),
  idOf: ({ id }) => id,
  nameOf: ({ title }) => title,
  nameColumn: { label: "Event", details: (event) => <Venue {...event} /> },
  columns: columnsIn(timeZone),
  searchLabel: "Name, city, place",
  filters: [
    {
      kind: "choice",
      field: "when",
      label: "When",
      choices: [
        { value: "coming", label: "coming" },
        { value: "past", label: "past" },
      ],
    },
    {
      kind: "choice",
      field: "city",
      label: "City",
      isOpen: true,
      choices: cities.map((city) => ({ value: city, label: city })),
    },
    { kind: "choice", field: "published", label: "State", choices: yesNo("published", "not") },
    { kind: "choice", field: "place", label: "Place", choices: yesNo("there", "missing") },
    { kind: "choice", field: "host", label: "Host", choices: yesNo("there", "missing") },
  ],
  sorts: [
    { value: "start", label: "Date", column: "start", direction: "ascending" },
    { value: "latest", label: "Latest first", column: "start", direction: "descending" },
    { value: "title", label: "Name", column: "name", direction: "ascending" },
  ],
  views: [
    coming,
    { key: "past", name: "Past", filters: { when: "past" }, sort: "latest" },
    { key: "placeless", name: "Without place", filters: { when: "coming", place: "false" } },
    { key: "hostless", name: "Without host", filters: { when: "coming", host: "false" } },
  ],
  first: coming,
  create: { label: "New event" },
});
