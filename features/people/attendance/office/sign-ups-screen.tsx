import "./sign-ups.css";
import { useQuery } from "@tanstack/react-query";
import { useMemo } from "react";
import { useParams } from "react-router";
import { ListScreen } from "#design/office/list/list-screen.tsx";
import { ScreenTabs } from "#design/office/screen/screen-tabs.tsx";
import { eventCalls } from "#features/catalogue/events/calls.ts";
import { marketByApiCountry } from "#markets/markets.ts";
import { call } from "#platform/browser/call.ts";
import { QueryProvider } from "#platform/browser/queries.tsx";
import { LetterPanel } from "./letter-panel.tsx";
import { signUpList } from "./sign-up-list.tsx";

type SignUpsProps = Readonly<{ country: string }>;

const SignUps = ({ country }: SignUpsProps) => {
  const { content: id = "" } = useParams();
  const { data: event } = useQuery({
    queryKey: ["event-of-sign-ups", country, id],
    queryFn: () => call(eventCalls.get, { country, id }),
    retry: false,
  });
  const title = event?.title ?? "";
  const timeZone = marketByApiCountry(country)?.timeZone ?? "UTC";
  const declaration = useMemo(
    () => signUpList({ eventId: id, title, timeZone }),
    [id, title, timeZone],
  );
  const path = `/page-contents/events/${id}`;
  return (
    <ListScreen
      declaration={declaration}
      country={country}
      tabs={
        <ScreenTabs
          label="Parts of the event"
          tabs={[
            { to: path, label: "Event", isCurrent: false },
            { to: `${path}/sign-ups`, label: "Sign-ups", isCurrent: true },
          ]}
        />
      }
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
