import "./sign-ups.css";
import { useMemo } from "react";
import { ListScreen } from "#design/office/list/list-screen.tsx";
import { QueryProvider } from "#platform/browser/queries.tsx";
import { EventTabs } from "./event-tabs.tsx";
import { LetterPanel } from "./letter-panel.tsx";
import { signUpList } from "./sign-up-list.tsx";
import { useEvent } from "./use-event.ts";

type SignUpsProps = Readonly<{ country: string }>;

const SignUps = ({ country }: SignUpsProps) => {
  const { id, title, timeZone } = useEvent(country);
  const declaration = useMemo(
    () => signUpList({ eventId: id, title, timeZone }),
    [id, title, timeZone],
  );
  return (
    <ListScreen
      declaration={declaration}
      country={country}
      tabs={<EventTabs country={country} eventId={id} current="sign-ups" />}
      panel={() => <LetterPanel key={id} country={country} eventId={id} />}
      panelWidth={420}
    />
  );
};

/** Who comes to an event and who waits, and beside it a mail to them. */
const SignUpsScreen = ({ country }: SignUpsProps) => (
  <QueryProvider>
    <SignUps country={country} />
  </QueryProvider>
);

export default SignUpsScreen;
