import type { BoardPlans, CardPlan } from "#features/records/board/store.ts";

type Sources = CardPlan["sources"];

/** What fills the cards, by their keys. */
export type HomeSources = Readonly<
  Record<
    | "decisions"
    | "coordinators"
    | "requests"
    | "wrong"
    | "publishing"
    | "machine"
    | "eye"
    | "others"
    | "own"
    | "writing"
    | "broken"
    | "markets"
    | "outcomes",
    Sources
  >
> &
  Readonly<Pick<BoardPlans["admin"], "dayNotes" | "leavingDays">>;

const due = (key: CardPlan["key"], sources: Sources, emptyText: string): CardPlan => ({
  key,
  sources,
  emptyText,
  isDue: true,
  isCounted: true,
});

const quiet = (key: CardPlan["key"], sources: Sources, emptyText: string): CardPlan => ({
  ...due(key, sources, emptyText),
  isDue: false,
});

const cardsOf = (sources: HomeSources) => ({
  decisions: due("decisions", sources.decisions, ""),
  coordinators: due("coordinators", sources.coordinators, ""),
  requests: due("requests", sources.requests, ""),
  wrong: due("wrong", sources.wrong, "Nothing is wrong for visitors, and nothing is missing."),
  publishing: due("publishing", sources.publishing, "Nothing goes live or offline by itself."),
  machine: due("machine", sources.machine, ""),
  eye: due("eye", sources.eye, "Nothing waits for you."),
  others: quiet("others", sources.others, "Nobody else is at work in this market."),
  own: quiet("own", sources.own, "What you save stands here the next time."),
  writing: quiet("writing", sources.writing, "Every travel has its texts."),
  broken: due("broken", sources.broken, "No link is broken."),
  markets: due("markets", sources.markets, "No other market waits for a name."),
  outcomes: {
    ...quiet("outcomes", sources.outcomes, "No plan was carried out this week."),
    isCounted: false,
  },
});

/** The cards of each role, in the order in which they are looked at. */
export const homeBoards = (sources: HomeSources): BoardPlans => {
  const cards = cardsOf(sources);
  const { dayNotes, leavingDays } = sources;
  const withStrip = { dayNotes, leavingDays };
  return {
    admin: {
      ...withStrip,
      main: [cards.requests, cards.decisions, cards.coordinators],
      side: [cards.wrong, cards.publishing, cards.machine],
    },
    "super-editor": {
      ...withStrip,
      main: [cards.requests, cards.coordinators, cards.eye],
      side: [cards.decisions, cards.publishing, cards.others],
    },
    editor: {
      dayNotes: [],
      leavingDays,
      main: [cards.requests, cards.own, { ...cards.publishing, key: "live" }, cards.writing],
      side: [cards.broken, cards.markets, cards.outcomes],
    },
  };
};
