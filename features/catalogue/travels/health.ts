import { addDays, daysBetween, type Day } from "#markets/days.ts";
import { z } from "zod";
import { counted } from "#platform/counted.ts";

/** In the order in which they are shown: what keeps a group from leaving comes first. */
export const healthKinds = [
  "minimum",
  "coordinator",
  "story",
  "itinerary",
  "seo",
  "pictures",
] as const;

export type HealthKind = (typeof healthKinds)[number];

/** What somebody has to write. */
const writtenKinds = ["story", "itinerary", "seo", "pictures"] as const satisfies HealthKind[];

/** What lists are filtered by: one kind, several that are mended by writing, or any. */
export const healthGroups = ["any", "texts", ...healthKinds] as const;

export type HealthGroup = (typeof healthGroups)[number];

export const kindsOf = (group: HealthGroup): readonly HealthKind[] => {
  if (group === "any") return healthKinds;
  return group === "texts" ? writtenKinds : [group];
};

/** A group below its minimum is shown once it is decided within this many days. */
export const decisionDays = 7;

/** One thing that is missing or wrong about a travel. */
export const healthItemSchema = z.strictObject({
  kind: z.enum(healthKinds),
  tone: z
    .enum(["wrong", "incomplete", "information"])
    .describe("Wrong for visitors or travellers, incomplete, or worth knowing."),
  count: z.int().describe("How many departures or pictures; 1 for what is there once."),
  of: z.int().nullable().describe("Of how many pictures; null for everything else."),
  day: z.iso.date().nullable().describe("The first day to decide on; null for everything else."),
  path: z.string().describe("Where it is mended in the staff app."),
});

export type HealthItem = z.infer<typeof healthItemSchema>;

/** What is counted of one travel. */
export type HealthFacts = Readonly<{
  id: string;
  /** Departures that lack a coordinator by `lacksCoordinator`. */
  withoutCoordinator: number;
  /** Upcoming departures that need people and are decided within `decisionDays`. */
  undecided: number;
  /** The first day on which one of them is decided, which may be past. */
  decisionDay: Day | null;
  hasStory: boolean;
  hasItinerary: boolean;
  hasSeo: boolean;
  pictures: number;
  picturesWithText: number;
}>;

/** The last day on which a group is decided that is shown. */
export const lastDecisionDay = (today: Day): Day => addDays(today, decisionDays);

type Found = Omit<HealthItem, "path"> & Readonly<{ at: string }>;

const once = { count: 1, of: null, day: null } as const;

/** What is missing or wrong, the most urgent first. */
export const travelHealth = (facts: HealthFacts, today: Day): readonly HealthItem[] => {
  const found: (Found | null)[] = [
    facts.undecided > 0 && facts.decisionDay !== null
      ? {
          kind: "minimum",
          tone: facts.decisionDay < today ? "wrong" : "incomplete",
          count: facts.undecided,
          of: null,
          day: facts.decisionDay,
          at: `/tours?when=upcoming&undecided=true&decideUntil=${lastDecisionDay(today)}`,
        }
      : null,
    facts.withoutCoordinator > 0
      ? {
          kind: "coordinator",
          tone: "incomplete",
          count: facts.withoutCoordinator,
          of: null,
          day: null,
          at: "/tours?without=coordinator",
        }
      : null,
    facts.hasStory ? null : { kind: "story", tone: "incomplete", ...once, at: "?tab=story" },
    facts.hasItinerary
      ? null
      : { kind: "itinerary", tone: "incomplete", ...once, at: "?tab=itinerary" },
    facts.hasSeo ? null : { kind: "seo", tone: "incomplete", ...once, at: "?tab=seo" },
    facts.picturesWithText < facts.pictures
      ? {
          kind: "pictures",
          tone: "information",
          count: facts.picturesWithText,
          of: facts.pictures,
          day: null,
          at: "?tab=photos",
        }
      : null,
  ];
  return found
    .filter((item) => item !== null)
    .map(({ at, ...item }) => ({ ...item, path: `/travels/${facts.id}${at}` }));
};

/** Day and month: it is decided within days. */
const formatDay = (day: Day): string => day.slice(5).split("-").toReversed().join("/");

const decideBy = (day: Day, today: Day): string => {
  const days = daysBetween(today, day);
  if (days < 0) return "overdue";
  if (days === 0) return "decide today";
  return days === 1 ? "decide by tomorrow" : `decide by ${formatDay(day)}`;
};

/** A sentence of few words, as lists and the editor's status line show it. */
export const healthLabel = ({ kind, count, of, day }: HealthItem, today: Day): string => {
  if (kind === "minimum") return `${count} not confirmed, ${decideBy(day ?? today, today)}`;
  if (kind === "coordinator") return `No coordinator in ${counted(count, "departure")}`;
  if (kind === "pictures") return `Alternative text ${count} of ${of ?? count}`;
  return { story: "Story missing", itinerary: "Days to write", seo: "SEO missing" }[kind];
};
