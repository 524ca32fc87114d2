import "#design/office/record/record-panel.css";
import { Button } from "@mantine/core";
import { useInfiniteQuery } from "@tanstack/react-query";
import type { OpenRecord } from "#design/office/list/list-screen.tsx";
import { PanelHead } from "#design/office/record/panel-head.tsx";
import { ScreenState } from "#design/office/screen/screen-state.tsx";
import { call } from "#platform/browser/call.ts";
import { counted } from "#platform/counted.ts";
import { listMailedPeople } from "../desk/calls.ts";
import type { EventMails, PersonMail } from "../desk/mail-contract.ts";
import { languageNames } from "./language-names.ts";
import { Outcome } from "./mail-list.tsx";

const Person = ({ person }: Readonly<{ person: PersonMail }>) => {
  const { name, email, language, subject, outcome, reason } = person;
  return (
    <li>
      <div>
        <b>{name || email}</b>
        {name && <small>{email}</small>}
        <small>{`${languageNames[language]}: ${subject}`}</small>
        {reason && <small className="mail-reason">{reason}</small>}
      </div>
      <Outcome outcome={outcome} people={null} />
    </li>
  );
};

const shownAtOnce = 100;

type MailedPeopleProps = Readonly<{
  country: string;
  eventId: string;
  id: string;
  open: OpenRecord<EventMails>;
}>;

/** Who got the mails that were written at once, those that failed first. */
export const MailedPeople = ({ country, eventId, id, open }: MailedPeopleProps) => {
  const { data, error, isPending, refetch, hasNextPage, fetchNextPage } = useInfiniteQuery({
    queryKey: ["mailed-people", country, eventId, id],
    queryFn: ({ pageParam }) =>
      call(
        listMailedPeople,
        { country, id: eventId, mails: id },
        { query: { page: pageParam, pageSize: shownAtOnce } },
      ),
    initialPageParam: 1,
    getNextPageParam: ({ page, total }) => (page * shownAtOnce < total ? page + 1 : undefined),
    retry: false,
  });
  const total = data?.pages[0]?.total ?? 0;
  return (
    <section className="mailed-people" aria-labelledby="mailed-people">
      <PanelHead
        titleId="mailed-people"
        title={open.row?.subject ?? "Mail"}
        line={data ? counted(total, "person", "people") : null}
        isHistoryShown={false}
        onHistory={null}
        onClose={open.close}
      />
      <ScreenState
        what="who got it"
        isLoading={isPending}
        error={data ? null : error}
        onRetry={() => void refetch()}
      >
        <ul>
          {data?.pages.flatMap(({ items }) =>
            items.map((person) => <Person key={person.id} person={person} />),
          )}
        </ul>
        {hasNextPage && (
          <Button variant="subtle" onClick={() => void fetchNextPage()}>
            More people
          </Button>
        )}
      </ScreenState>
    </section>
  );
};
