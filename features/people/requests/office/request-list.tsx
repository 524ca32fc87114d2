import { formatDay } from "#design/office/dates/format-moment.ts";
import type { ListAnswer, ListDeclaration } from "#design/office/list/list-declaration.ts";
import { apiQuery } from "#design/office/list/search/list-search.ts";
import { formatMoney } from "#markets/format.ts";
import type { Market } from "#markets/market-type.ts";
import { call } from "#platform/browser/call.ts";
import { requestStates } from "../contract.ts";
import { isOpen } from "../rules.ts";
import { handOnRequest, listRequests } from "../desk/calls.ts";
import type { ListedRequest } from "../desk/desk-contract.ts";
import { askedWords } from "./departure/asked-words.ts";
import { stateLabels, StateTag } from "./state-tag.tsx";
import { TakeIt } from "./taking/take-it.tsx";
import { Waits } from "./waits.tsx";

const toAnswer = {
  key: "to-answer",
  name: "To answer",
  filters: { state: "new,in-talk" },
  noneTitle: "No request waits for an answer.",
};

const columnsOf = (market: Market, account: string): ListDeclaration<ListedRequest>["columns"] => [
  {
    key: "departure",
    label: "Departure",
    cell: ({ travelName, departureDate }) => (
      <>
        {travelName}
        <small>{formatDay(departureDate)}</small>
      </>
    ),
  },
  {
    key: "total",
    label: "Total",
    align: "end",
    yieldsToPanel: true,
    cell: ({ totalCents }) => formatMoney(totalCents, market.currency),
  },
  {
    key: "waits",
    label: "Waits",
    card: "side",
    cell: (request, { now }) => <Waits request={request} now={now} />,
  },
  {
    key: "owner",
    label: "Owner",
    cell: ({ id, name, owner, state }, { country }) => {
      if (owner) return owner.name ?? owner.email;
      if (!isOpen(state)) return <span className="dim">nobody</span>;
      return <TakeIt country={country} account={account} id={id} name={name} />;
    },
  },
  { key: "state", label: "State", card: "tag", cell: ({ state }) => <StateTag state={state} /> },
];

const filters: ListDeclaration<ListedRequest>["filters"] = [
  {
    kind: "several",
    field: "state",
    label: "State",
    choices: requestStates.map((value) => ({ value, label: stateLabels[value] })),
  },
  {
    kind: "several",
    field: "kind",
    label: "Asked for",
    choices: [
      { value: "seat", label: "a seat" },
      { value: "waiting-list", label: "the waiting list" },
      { value: "other-dates", label: "other dates" },
    ],
  },
  { kind: "switch", field: "late", label: "Waits over a day" },
  { kind: "switch", field: "mine", label: "Mine" },
  { kind: "linked", field: "departure", label: "Departure", valueLabel: () => "one departure" },
];

/** @param account the e-mail of whoever looks */
export const requestList = (market: Market, account: string): ListDeclaration<ListedRequest> => ({
  name: "requests",
  one: "request",
  many: "requests",
  title: "Requests",
  about:
    "A request is what a visitor asks for on a departure: seats, the waiting list, other dates.",
  load: (country, search): Promise<ListAnswer<ListedRequest>> =>
    call(listRequests, { country }, { query: apiQuery(search) }),
  idOf: ({ id }) => id,
  nameOf: ({ name }) => name,
  nameColumn: {
    label: "Traveller",
    details: (request) => <small>{askedWords(request)}</small>,
  },
  columns: columnsOf(market, account),
  searchLabel: "Name, number, e-mail",
  filters,
  sorts: [
    { value: "longest", label: "Longest waiting", column: "waits", direction: "descending" },
    { value: "newest", label: "Newest" },
  ],
  first: toAnswer,
  views: [
    toAnswer,
    { key: "late", name: "Waits over a day", filters: { late: "true" } },
    { key: "mine", name: "Mine", filters: { state: "new,in-talk", mine: "true" } },
    {
      key: "waiting-list",
      name: "Waiting list",
      filters: { state: "new,in-talk", kind: "waiting-list" },
    },
    { key: "given", name: "Seat given", filters: { state: "seat-given" }, sort: "newest" },
  ],
  panelPath: (id) => (id === null ? "/requests" : `/requests/${id}`),
  rowActions: [
    {
      key: "take",
      label: "Take it",
      icon: "person",
      isHidden: ({ owner, state }) => owner?.email === account || !isOpen(state),
      async run({ id, version }, { country }) {
        const body = { email: account };
        await call(handOnRequest, { country, id }, { body, ifMatch: version });
      },
    },
  ],
});
