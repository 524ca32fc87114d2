import { formatInZone } from "#design/office/dates/format-moment.ts";
import type { ListAnswer, ListDeclaration } from "#design/office/list/list-declaration.ts";
import { apiQuery } from "#design/office/list/search/list-search.ts";
import { call } from "#platform/browser/call.ts";
import { counted } from "#platform/counted.ts";
import { listEventMails } from "../desk/calls.ts";
import type { EventMails, MailOutcome } from "../desk/mail-contract.ts";
import type { MailKind } from "../mails/mail-kinds.ts";
import { languageNames } from "./language-names.ts";

const kindNames: Readonly<Record<MailKind, string>> = {
  place: "a place was free",
  cancelled: "the event is off",
  reinstated: "the event is on again",
  changed: "the time or the place changed",
  letter: "a mail of staff",
};

const outcomeNames: Readonly<Record<MailOutcome, string>> = {
  sent: "Sent",
  leaving: "Leaving",
  refused: "Refused",
  unknown: "May have left, or not",
  forgotten: "Sent over 30 days ago",
};

const outcomeKinds: Readonly<Record<MailOutcome, string | undefined>> = {
  sent: "live",
  leaving: "timed",
  refused: "wrong",
  unknown: "wrong",
  forgotten: undefined,
};

type OutcomeProps = Readonly<{
  outcome: MailOutcome;
  /** How many mails; null for one alone. */
  people: number | null;
}>;

export const Outcome = ({ outcome, people }: OutcomeProps) => (
  <span className="tag state" data-kind={outcomeKinds[outcome]}>
    {people === null ? outcomeNames[outcome] : `${people} · ${outcomeNames[outcome]}`}
  </span>
);

const writtenBy = ({ kind, sender }: EventMails): string =>
  sender === null ? `By itself: ${kindNames[kind]}` : `By ${sender}`;

export type MailListOptions = Readonly<{
  eventId: string;
  title: string;
  /** Of the market, in which moments are written. */
  timeZone: string;
}>;

export const mailList = ({
  eventId,
  title,
  timeZone,
}: MailListOptions): ListDeclaration<EventMails> => ({
  name: "event-mails",
  one: "mail",
  many: "mails",
  title: `Mails: ${title}`,
  about: "Nothing was mailed about this event yet.",
  load: (country, search): Promise<ListAnswer<EventMails>> =>
    call(listEventMails, { country, id: eventId }, { query: apiQuery(search) }),
  idOf: ({ id }) => id,
  nameOf: ({ subject }) => subject,
  nameColumn: { label: "Mail", details: (mails) => <small>{writtenBy(mails)}</small> },
  columns: [
    {
      key: "written",
      label: "Written",
      cell: ({ writtenAt }) => formatInZone(writtenAt, timeZone),
    },
    {
      key: "people",
      label: "To",
      cell: ({ people, languages }) => (
        <>
          {counted(people, "person", "people")}
          <small>
            {languages.map((each) => `${languageNames[each.language]} ${each.people}`).join(", ")}
          </small>
        </>
      ),
    },
    {
      key: "outcome",
      label: "What became of it",
      card: "tag",
      cell: ({ outcomes }) => (
        <span className="mail-outcomes">
          {outcomes.map(({ outcome, people }) => (
            <Outcome key={outcome} outcome={outcome} people={people} />
          ))}
        </span>
      ),
    },
  ],
  filters: [],
  sorts: [],
});
