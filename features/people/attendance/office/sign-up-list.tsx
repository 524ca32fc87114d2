import { Link } from "react-router";
import { formatInZone } from "#design/office/dates/format-moment.ts";
import type { ListAnswer, ListDeclaration } from "#design/office/list/list-declaration.ts";
import { apiQuery } from "#design/office/list/search/list-search.ts";
import { call } from "#platform/browser/call.ts";
import { attendanceStates } from "../contract.ts";
import { listSignUps } from "../desk/calls.ts";
import type { ListedSignUp } from "../desk/desk-contract.ts";
import { languageNames } from "./language-names.ts";

const stateNames = { going: "Comes", waiting: "Waits", left: "Gave back" } as const;

const State = ({ state, place }: ListedSignUp) => (
  <span className="tag state" data-kind={state === "going" ? "live" : undefined}>
    {place === null ? stateNames[state] : `${place}${place === 1 ? " · first in line" : ""}`}
  </span>
);

export type SignUpListOptions = Readonly<{
  eventId: string;
  title: string;
  /** Of the market, in which moments are written. */
  timeZone: string;
}>;

export const signUpList = ({
  eventId,
  title,
  timeZone,
}: SignUpListOptions): ListDeclaration<ListedSignUp> => ({
  name: "sign-ups",
  one: "person",
  many: "people",
  title: `Sign-ups: ${title}`,
  about: "Nobody has signed up yet.",
  load: (country, search): Promise<ListAnswer<ListedSignUp>> =>
    call(listSignUps, { country, id: eventId }, { query: apiQuery(search) }),
  idOf: ({ id }) => id,
  nameOf: ({ name, email }) => name || email,
  nameColumn: {
    label: "Person",
    details: ({ name, email }) => (name ? <small>{email}</small> : null),
  },
  columns: [
    { key: "language", label: "Language", cell: ({ language }) => languageNames[language] },
    {
      key: "signedUp",
      label: "Signed up",
      cell: ({ signedUpAt }) => formatInZone(signedUpAt, timeZone),
    },
    {
      key: "state",
      label: "State",
      card: "tag",
      cell: (person) => (
        <>
          <State {...person} />
          {person.place === 1 && (
            <Link to={`/page-contents/events/${eventId}`} className="sign-up-give">
              Give a place …
            </Link>
          )}
        </>
      ),
    },
  ],
  searchLabel: "Name or e-mail",
  filters: [
    {
      kind: "choice",
      field: "state",
      label: "State",
      choices: attendanceStates.map((value) => ({ value, label: stateNames[value] })),
    },
  ],
  sorts: [
    { value: "line", label: "Who comes, then the line" },
    { value: "newest", label: "Newest", column: "signedUp", direction: "descending" },
    { value: "name", label: "Name", column: "name", direction: "ascending" },
  ],
  views: attendanceStates.map((state) => ({
    key: state,
    name: stateNames[state],
    filters: { state },
  })),
  exportPath: (country) => `${country}/events/${eventId}/sign-ups/export`,
});
