import "./mails.css";
import { useMemo } from "react";
import { ListScreen } from "#design/office/list/list-screen.tsx";
import { QueryProvider } from "#platform/browser/queries.tsx";
import { EventTabs } from "./event-tabs.tsx";
import { mailList } from "./mail-list.tsx";
import { MailedPeople } from "./mailed-people.tsx";
import { useEvent } from "./use-event.ts";

type MailsProps = Readonly<{ country: string }>;

const Mails = ({ country }: MailsProps) => {
  const { id, title, timeZone } = useEvent(country);
  const declaration = useMemo(
    () => mailList({ eventId: id, title, timeZone }),
    [id, title, timeZone],
  );
  return (
    <ListScreen
      declaration={declaration}
      country={country}
      tabs={<EventTabs country={country} eventId={id} current="mails" />}
      panel={(open) =>
        open.id !== null && <MailedPeople country={country} eventId={id} id={open.id} open={open} />
      }
      panelWidth={420}
    />
  );
};

/** What was mailed about an event, in which languages, and what became of each mail. */
const MailsScreen = (props: MailsProps) => (
  <QueryProvider>
    <Mails {...props} />
  </QueryProvider>
);

export default MailsScreen;
