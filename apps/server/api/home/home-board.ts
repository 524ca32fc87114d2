import { lastBackup } from "#features/company/debug/board/last-backup.ts";
import { processesRow } from "#features/company/debug/board/processes.ts";
import type { DeploymentSource } from "#features/company/debug/routes.ts";
import type { BoardPlan, BoardPlans, CardPlan } from "#features/records/board/store.ts";
import { barePictures } from "#features/assets/media/board/bare-pictures.ts";
import { addHomeRoutes } from "#features/records/board/routes.ts";
import { failedJobs } from "#features/company/jobs/board/failed-jobs.ts";
import {
  brokenLinksByPage,
  brokenLinksInAll,
  type LinkOptions,
} from "#features/content/pages/board/broken-links.ts";
import {
  failedPlans,
  keptPlans,
  publishingNotes,
  publishingPlanned,
} from "#features/content/pages/board/plans.ts";
import type { PageRules } from "#features/content/pages/save/problems.ts";
import {
  failedRecordPlans,
  keptRecordPlans,
  recordNotes,
  recordsPlanned,
} from "#features/catalogue/publication/board/record-plans.ts";
import type { PlannedKinds } from "#features/catalogue/publication/plan.ts";
import { redirectProblems } from "#features/assets/redirects/board/problems.ts";
import type { PathOwners } from "#features/assets/redirects/save/save.ts";
import { namesInOtherMarkets } from "#features/catalogue/resources/board/other-markets.ts";
import { reviewsToDecide } from "#features/catalogue/reviews/board/waiting.ts";
import { cacheShare } from "#features/company/settings/board/cache-share.ts";
import type { CacheAdmin } from "#features/company/settings/cache/routes.ts";
import { maintenanceNotes, oldRates } from "#features/company/settings/board/rates.ts";
import { othersAtWork } from "#features/company/staff/at-work.ts";
import { departuresToDecide } from "#features/catalogue/tours/board/decisions.ts";
import { leavingWithoutCoordinator } from "#features/catalogue/tours/board/leaderless.ts";
import { overlappingGroups } from "#features/catalogue/tours/board/overlaps.ts";
import { departureNotes, nextLeavingDays } from "#features/catalogue/tours/board/tour-days.ts";
import { travelsToWrite, travelsWithoutSeo } from "#features/catalogue/travels/board/writing.ts";
import { ownRecords } from "#features/boards/start-page/own-records.ts";
import { lateRequests } from "#features/people/requests/desk/late-requests.ts";
import type { Api } from "#platform/server/http/routes/api.ts";

type HomeBoardOptions = LinkOptions &
  Readonly<{
    rules: PageRules;
    /** What goes live or offline by itself, beside pages. */
    kinds: PlannedKinds;
    owners: Pick<PathOwners, "ownersAt">;
    /** Undefined where no work is queued. */
    jobs: object | undefined;
    /** Undefined where no pages are kept. */
    cache: Pick<CacheAdmin, "figuresOf"> | undefined;
    /** Undefined where no process can ask the others. */
    deployment: Pick<DeploymentSource, "askProcesses"> | undefined;
  }>;

const due = (key: CardPlan["key"], sources: CardPlan["sources"], emptyText: string): CardPlan => ({
  key,
  sources,
  emptyText,
  isDue: true,
  isCounted: true,
});

const quiet = (
  key: CardPlan["key"],
  sources: CardPlan["sources"],
  emptyText: string,
): CardPlan => ({ key, sources, emptyText, isDue: false, isCounted: true });

const cardsOf = (options: HomeBoardOptions) => ({
  decisions: due("decisions", [departuresToDecide], ""),
  coordinators: due("coordinators", [leavingWithoutCoordinator], ""),
  requests: due("requests", [lateRequests], ""),
  wrong: due(
    "wrong",
    [
      brokenLinksInAll(options),
      failedPlans,
      failedRecordPlans,
      redirectProblems(options.owners, ["missing", "loop"]),
      overlappingGroups,
      oldRates,
      travelsWithoutSeo,
    ],
    "Nothing is wrong for visitors, and nothing is missing.",
  ),
  publishing: due(
    "publishing",
    [publishingPlanned(options.rules), recordsPlanned(options.kinds)],
    "Nothing goes live or offline by itself.",
  ),
  machine: due(
    "machine",
    [
      failedJobs({ hasJobs: options.jobs !== undefined }),
      processesRow(options.deployment),
      cacheShare(options.cache),
      lastBackup,
    ],
    "",
  ),
  eye: due(
    "eye",
    [reviewsToDecide, barePictures, redirectProblems(options.owners, ["hops"])],
    "Nothing waits for you.",
  ),
  others: quiet("others", [othersAtWork], "Nobody else is at work in this market."),
  own: quiet("own", [ownRecords], "What you save stands here the next time."),
  writing: quiet("writing", [travelsToWrite], "Every travel has its texts."),
  broken: due(
    "broken",
    [
      brokenLinksByPage(options),
      failedPlans,
      failedRecordPlans,
      redirectProblems(options.owners, ["missing", "loop", "hops"]),
    ],
    "No link is broken.",
  ),
  markets: due("markets", [namesInOtherMarkets], "No other market waits for a name."),
  outcomes: {
    ...quiet("outcomes", [keptPlans, keptRecordPlans], "No plan was carried out this week."),
    isCounted: false,
  },
});

const dayNotes: BoardPlan["dayNotes"] = [
  departureNotes,
  publishingNotes,
  recordNotes,
  maintenanceNotes,
];

/** The cards of each role, in the order in which they are looked at. */
const homeBoards = (options: HomeBoardOptions): BoardPlans => {
  const cards = cardsOf(options);
  const withStrip = { dayNotes, leavingDays: nextLeavingDays };
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
      leavingDays: nextLeavingDays,
      main: [cards.requests, cards.own, { ...cards.publishing, key: "live" }, cards.writing],
      side: [cards.broken, cards.markets, cards.outcomes],
    },
  };
};

export const addHomeBoard = (
  api: Api,
  { now, ...options }: HomeBoardOptions & Readonly<{ now: () => Date }>,
): void => addHomeRoutes(api, { plans: homeBoards(options), now });
