import { lastBackup } from "#features/company/debug/board/last-backup.ts";
import { processesRow } from "#features/company/debug/board/processes.ts";
import type { DeploymentSource } from "#features/company/debug/routes.ts";
import { homeBoards, type HomeSources } from "#features/boards/start-page/boards.ts";
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
import { sentencesToMend } from "#features/content/search/lexicon/unread-board.ts";
import {
  handOversToAnswer,
  lateHandOvers,
  questionsToMend,
} from "#features/people/assistant/answers/desk/waiting-board.ts";
import { countTourAlerts } from "#features/people/alerts/store.ts";
import { lateRequests } from "#features/people/requests/desk/late-requests.ts";
import {
  answeredBy,
  type ChatRoutesOptions,
} from "#features/people/assistant/answers/ask/routes.ts";
import type { SearchCallSources } from "../search-calls.ts";
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
    /** Undefined where visitors cannot ask the chatbot. */
    chat: Pick<ChatRoutesOptions, "siteOf"> | undefined;
    /** Undefined where nothing is searched. */
    search: Pick<SearchCallSources, "interpreterOf"> | undefined;
  }>;

/** What visitors asked the chatbot and the search, and got nothing for. */
const toMend = ({ chat, search }: HomeBoardOptions): HomeSources["eye"] => [
  handOversToAnswer,
  questionsToMend(answeredBy(chat ?? null)),
  ...(search ? [sentencesToMend(search.interpreterOf)] : []),
];

const homeSources = (options: HomeBoardOptions): HomeSources => ({
  decisions: [departuresToDecide(countTourAlerts)],
  coordinators: [leavingWithoutCoordinator],
  requests: [lateRequests, lateHandOvers],
  wrong: [
    brokenLinksInAll(options),
    failedPlans,
    failedRecordPlans,
    redirectProblems(options.owners, ["missing", "loop"]),
    overlappingGroups,
    oldRates,
    travelsWithoutSeo,
  ],
  publishing: [publishingPlanned(options.rules), recordsPlanned(options.kinds)],
  machine: [
    failedJobs({ hasJobs: options.jobs !== undefined }),
    processesRow(options.deployment),
    cacheShare(options.cache),
    lastBackup,
  ],
  eye: [
    reviewsToDecide,
    barePictures,
    redirectProblems(options.owners, ["hops"]),
    ...toMend(options),
  ],
  others: [othersAtWork],
  own: [ownRecords],
  writing: [travelsToWrite, ...toMend(options)],
  broken: [
    brokenLinksByPage(options),
    failedPlans,
    failedRecordPlans,
    redirectProblems(options.owners, ["missing", "loop", "hops"]),
  ],
  markets: [namesInOtherMarkets],
  outcomes: [keptPlans, keptRecordPlans],
  dayNotes: [departureNotes, publishingNotes, recordNotes, maintenanceNotes],
  leavingDays: nextLeavingDays,
});

export const addHomeBoard = (
  api: Api,
  { now, ...options }: HomeBoardOptions & Readonly<{ now: () => Date }>,
): void => addHomeRoutes(api, { plans: homeBoards(homeSources(options)), now });
