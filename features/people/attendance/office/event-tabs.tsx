import { useQuery } from "@tanstack/react-query";
import { ScreenTabs } from "#design/office/screen/screen-tabs.tsx";
import { call } from "#platform/browser/call.ts";
import { countAudience, listEventMails } from "../desk/calls.ts";

const parts = { "sign-ups": "Sign-ups", mails: "Mails" } as const;

type EventTabsProps = Readonly<{ country: string; eventId: string; current: keyof typeof parts }>;

const useCounts = (country: string, id: string) => {
  const audience = useQuery({
    queryKey: ["event-audience", country, id],
    queryFn: () => call(countAudience, { country, id }),
    retry: false,
  });
  const mails = useQuery({
    queryKey: ["event-mails", country, "count", id],
    queryFn: () => call(listEventMails, { country, id }, { query: { pageSize: 1 } }),
    retry: false,
  });
  const people = audience.data?.languages.reduce((sum, each) => sum + each.going + each.waiting, 0);
  return { "sign-ups": people, mails: mails.data?.total };
};

/** The parts of an event, each with how many it holds. */
export const EventTabs = ({ country, eventId, current }: EventTabsProps) => {
  const counts = useCounts(country, eventId);
  const path = `/page-contents/events/${eventId}`;
  const tabOf = (part: keyof typeof parts) => {
    const count = counts[part];
    return {
      to: `${path}/${part}`,
      label: parts[part],
      isCurrent: part === current,
      ...(count !== undefined && { count }),
    };
  };
  return (
    <ScreenTabs
      label="Parts of the event"
      tabs={[{ to: path, label: "Event", isCurrent: false }, tabOf("sign-ups"), tabOf("mails")]}
    />
  );
};
