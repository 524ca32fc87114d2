import { useQuery } from "@tanstack/react-query";
import { useParams } from "react-router";
import { eventCalls } from "#features/catalogue/events/calls.ts";
import { marketByApiCountry } from "#markets/markets.ts";
import { call } from "#platform/browser/call.ts";

/** The event of the address; its title is empty until it is known. */
export const useEvent = (
  country: string,
): Readonly<{ id: string; title: string; timeZone: string }> => {
  const { content: id = "" } = useParams();
  const { data: event } = useQuery({
    queryKey: ["event-of-sign-ups", country, id],
    queryFn: () => call(eventCalls.get, { country, id }),
    retry: false,
  });
  const timeZone = marketByApiCountry(country)?.timeZone ?? "UTC";
  return { id, title: event?.title ?? "", timeZone };
};
