import { useQueries } from "@tanstack/react-query";
import { ScreenTabs } from "#design/office/screen/screen-tabs.tsx";
import { z } from "zod";
import { call } from "#platform/browser/call.ts";
import { knownRows } from "#platform/calls/known-rows.ts";

const rowsAt = <const Path extends string>(path: Path) =>
  knownRows(`/:country/${path}`, z.unknown());

/** Each kind with the name of its list, which call lists it and what that list opens on. */
const kinds = {
  fixed: {
    label: "Fixed pages",
    list: "fixed-pages",
    call: rowsAt("page-contents/fixed"),
    shows: {},
  },
  destination: {
    label: "Destinations",
    list: "destinations",
    call: rowsAt("destinations"),
    shows: {},
  },
  coordinators: {
    label: "Coordinators",
    list: "coordinators",
    call: rowsAt("coordinators"),
    shows: {},
  },
  events: { label: "Events", list: "events", call: rowsAt("events"), shows: { when: "coming" } },
  reviews: {
    label: "Reviews",
    list: "reviews",
    call: rowsAt("reviews"),
    shows: { state: "waiting" },
  },
  faqs: { label: "FAQs", list: "faqs", call: rowsAt("faqs"), shows: {} },
} as const;

type Kind = keyof typeof kinds;

const kindNames = Object.keys(kinds) as readonly Kind[];

const freshMs = 30_000;

/** The kinds of page contents, each a list of its own, and how many rows each tab leads to. */
export const ContentTabs = ({ country, current }: Readonly<{ country: string; current: Kind }>) => {
  const counts = useQueries({
    queries: kindNames.map((kind) => {
      const { list, call: counted, shows } = kinds[kind];
      const query = new URLSearchParams({ ...shows, pageSize: "1" });
      return {
        // Below the list's own key, so that what changes the list counts anew.
        queryKey: [list, country, "tab"],
        queryFn: () => call(counted, { country }, { query }),
        staleTime: freshMs,
        retry: false,
      };
    }),
  });
  return (
    <ScreenTabs
      label="Page contents"
      tabs={kindNames.map((kind, index) => {
        const count = counts[index]?.data?.total;
        return {
          to: `/page-contents/${kind}`,
          label: kinds[kind].label,
          ...(count !== undefined && { count }),
          isCurrent: kind === current,
        };
      })}
    />
  );
};
