import "#platform/zod-messages.ts";
import type { FastifyInstance } from "fastify";
import { blockSchemas, isBlockName } from "#blocks/schemas.ts";
import { addAuditRoutes } from "#features/records/audit/routes.ts";
import {
  createInvalidationLog,
  type LiveCheckOptions,
} from "#features/content/pages/publication/verify-live.ts";
import type { UploadOptions } from "#features/assets/media/library/upload-routes.ts";
import { addFormDrawing, type FormPreview } from "#features/content/forms/drawing-routes.ts";
import type { ContentPreview } from "#features/content/page-contents/fixed/routes.ts";
import type { LayoutPreview } from "#features/assets/layout/routes.ts";
import { addPreviewRoutes, type Preview } from "#features/content/pages/preview/routes.ts";
import { addToolingRoutes } from "#features/content/pages/tooling/routes.ts";
import { addPreviewLinkRoutes } from "#features/company/preview-links/routes.ts";
import { addRedirectRoutes } from "#features/assets/redirects/routes.ts";
import type { TravelPreview } from "#features/catalogue/travels/draft/routes.ts";
import type { PlannedKinds } from "#features/catalogue/publication/plan.ts";
import { addRecordPublicationRoutes } from "#features/catalogue/publication/routes.ts";
import { addTravelRoutes } from "#features/catalogue/travels/routes.ts";
import { addResourceRoutes } from "#features/catalogue/resources/routes.ts";
import { addSearchCalls, type SearchCallSources } from "./search-calls.ts";
import { addDebugRoute, type DeploymentSource } from "#features/company/debug/routes.ts";
import { addCacheRoutes, type CacheAdmin } from "#features/company/settings/cache/routes.ts";
import type { ClosedPagePreview } from "#features/company/settings/maintenance/routes.ts";
import { plannedPages } from "#features/content/pages/store.ts";
import { addSettingRoutes } from "#features/company/settings/routes.ts";
import type { SettingReads } from "#features/company/settings/setting-reads.ts";
import { countShownPrices, nextDepartures } from "#features/catalogue/tours/store.ts";
import { travelNames } from "#features/catalogue/travels/store.ts";
import type { Asking } from "#features/catalogue/tours/handed-in/asking.ts";
import { addTourRoutes } from "#features/catalogue/tours/routes.ts";
import { accountPresence } from "#features/company/staff/accounts/presence.ts";
import { addAccountRoutes } from "#features/company/staff/accounts/routes.ts";
import { staffActor } from "#features/company/staff/actor.ts";
import { sessionCookieName } from "#features/company/staff/cookies.ts";
import { createFactorMails } from "#features/company/staff/mails/factor-mail.ts";
import { addFactorRoutes } from "#features/company/staff/second-factor/routes.ts";
import { addOwnPasskeyRoutes } from "#features/company/staff/own-sign-in/routes.ts";
import { addMeRoute } from "#features/company/staff/me-route.ts";
import { addAccountCalls } from "#features/people/accounts/routes.ts";
import { addSignUpRoutes } from "#features/people/attendance/desk/routes.ts";
import type { EventSaves } from "#features/catalogue/events/editing.ts";
import type { AttendanceScene } from "#features/people/attendance/scene.ts";
import { followEventWith } from "#features/people/attendance/follow-event.ts";
import { addAttendanceCalls } from "#features/people/attendance/routes.ts";
import type { People } from "#features/people/accounts/people.ts";
import { createAlerts } from "#features/people/alerts/alerts.ts";
import { addAlertCalls } from "#features/people/alerts/routes.ts";
import { addGroupCall } from "#features/people/group/routes.ts";
import { passengersOf } from "#features/catalogue/tours/passengers/store.ts";
import { addWishlistCalls } from "#features/people/wishlist/routes.ts";
import { addShareCalls } from "#features/people/wishlist/share/routes.ts";
import { createShares } from "#features/people/wishlist/share/shares.ts";
import { createWishlists } from "#features/people/wishlist/wishlists.ts";
import { visitorCookieName } from "#features/people/accounts/realm.ts";
import { marketByApiCountry, markets } from "#markets/markets.ts";
import type { OpenDatabase } from "#platform/server/database/open-database.ts";
import type { Database } from "#platform/server/database/tables.ts";
import type { Jobs } from "#platform/server/jobs/jobs.ts";
import type { Mailer } from "#platform/server/mail/mail.ts";
import { Problem } from "#platform/server/http/problem.ts";
import { createPresenceEvents } from "#platform/server/presence/presence-events.ts";
import {
  addPresenceRoutes,
  type PresenceOptions,
} from "#platform/server/presence/presence-routes.ts";
import { requireReadableUrl } from "#platform/server/http/readable-url.ts";
import { defaultApiBase } from "#platform/api-base.ts";
import type { SendJob } from "#platform/server/jobs/job.ts";
import { addOpenApi } from "#platform/server/http/routes/openapi.ts";
import { type Api, type ApiContext, createApi } from "#platform/server/http/routes/api.ts";
import { requireSameOrigin } from "#platform/server/http/same-origin.ts";
import { marketOfStaff } from "../office/sign-in.ts";
import { backofficeOrigin, type Config, siteOrigin } from "../config/config.ts";
import { askingBy } from "../config/asking.ts";
import { attendanceScene } from "../config/attendance-scene.ts";
import { requestScene } from "../config/request-scene.ts";
import { hostOf } from "#platform/server/pages/cache-key.ts";
import { marketConstraint } from "#platform/server/http/market-constraint.ts";
import { addApiBase } from "#platform/server/http/api-base.ts";
import { addBackofficeConfig } from "./backoffice-config.ts";
import { createSelfFetch } from "./self-fetch.ts";
import { pathOfOwner } from "./pages/page-owners.ts";
import { pageRules } from "./pages/page-rules.ts";
import { sitePaths } from "./paths/site-paths.ts";
import { pathOwners } from "./paths/path-owners.ts";
import { addContentRoutes } from "./content-routes.ts";
import { addLibrary } from "./media/library-routes.ts";
import { addEditedKinds } from "./editing/edited-kinds.ts";
import { addEditorRoutes } from "./editor-routes.ts";
import { addAllPageRoutes } from "./pages/page-routes.ts";
import { addAllRequestRoutes } from "./requests/request-routes.ts";
import {
  addChatRoutes,
  type ChatRoutesOptions,
} from "#features/people/assistant/answers/ask/routes.ts";
import { plannedKinds } from "./bulk/bulk-kinds.ts";
import { addQueuedWork } from "./bulk/queued-work.ts";
import { resourceSaves } from "./resources/resource-saves.ts";
import { recordNames } from "./audit/record-names.ts";
import { travelSaves } from "./travels/travel-saves.ts";
import { addHomeBoard } from "./home/home-board.ts";
import { pathResolver } from "./paths/resolve-paths.ts";

export type ApiOptions = Readonly<{
  config: Config;
  db: Database;
  now: () => Date;
  /** When `jobs` is missing, the API has no routes of jobs. */
  jobs?: Pick<Jobs, "retry" | "send">;
  /** The latest cache invalidations of this process; an empty log by default. */
  invalidations?: LiveCheckOptions["invalidations"];
  /** Listens to other processes' presence events; without it presence relies on heartbeats alone. */
  listen?: OpenDatabase["listen"];
  /** When `preview` is missing, the API has no routes of the preview. */
  preview?: Preview &
    TravelPreview &
    LayoutPreview &
    FormPreview &
    ContentPreview &
    ClosedPagePreview;
  /** When `search` is missing, the API has no routes of the public search. */
  search?: SearchCallSources;
  /** When `deployment` is missing, the API has no route of the deployment. */
  deployment?: DeploymentSource;
  /** When `mailer` is missing, neither invitations of staff nor coordinators are mailed. */
  mailer?: Mailer;
  /** When `chat` is missing, the API answers no visitor who asks the chatbot. */
  chat?: ChatRoutesOptions;
  /** When `people` is missing, the API has no routes of visitors. */
  people?: People;
  /** When `cache` is missing, the API has no routes of the cache. */
  cache?: CacheAdmin;
  /** When `upload` is missing, the API takes no pictures. */
  upload?: UploadOptions;
}>;

type OwnAccountsOptions = PresenceOptions &
  Readonly<{ config: Config; db: Database; mailer: Mailer | undefined }>;

/** The accounts of staff, where no other provider keeps them. */
const addOwnAccounts = (
  api: Api,
  { config, db, mailer, ...presence }: OwnAccountsOptions,
): void => {
  const { product, secret, staffProvider } = config;
  if (staffProvider !== null) return;
  const post = mailer ? { mailer, product, market: marketOfStaff(config) } : null;
  const origin = backofficeOrigin(config);
  const { now } = presence;
  addAccountRoutes(api, { origin, secret, now, post });
  const mails = post ? createFactorMails({ ...post, origin, now }) : null;
  addFactorRoutes(api, { now, mails });
  addOwnPasskeyRoutes(api, { db, product, secret, origin, now, mails });
  addPresenceRoutes(api, accountPresence, presence);
};

const marketOf = (country: string): string => {
  const market = marketByApiCountry(country);
  if (!market) throw new Problem(404, "There is no such country.");
  return market.id;
};

const settingReads: SettingReads = {
  plannedPages,
  nextDepartures,
  countShownPrices,
  travelNames,
};

const prefix = defaultApiBase;
const contextOf = ({
  config,
  db,
  now,
  people,
}: Pick<ApiOptions, "config" | "db" | "now" | "people">): ApiContext => {
  const { host } = new URL(backofficeOrigin(config));
  return {
    db,
    actorOf: staffActor({ db, host, secureCookies: config.production, now }),
    marketOf,
    countries: markets.map(({ apiCountry }) => apiCountry),
    hosts: { office: host },
    sites: {
      marketOf: (request) => config.siteHosts.get(hostOf(request.host)) ?? "",
      visitorOf: people?.visitorOf ?? (async () => null),
    },
    checksAnswers: config.checksAnswers,
  };
};

const documentOptions = (config: Config) => {
  const { host: officeHost } = new URL(backofficeOrigin(config));
  return {
    title: `${config.product} API`,
    prefix,
    cookies: {
      staff: sessionCookieName(config.production),
      visitors: visitorCookieName(config.production),
    },
    isOffice: ({ host }: Readonly<{ host: string }>) => host === officeHost,
  };
};

/** What is not saved, or not published, as visitors would see it. */
const addDrawings = (api: Api, preview: Preview & FormPreview): void => {
  addFormDrawing(api, preview);
  addPreviewRoutes(api, preview);
};

const blockEntryOf = (name: string) => (isBlockName(name) ? blockSchemas[name] : undefined);

type CatalogueOptions = Pick<ApiOptions, "now" | "preview"> &
  Readonly<{ asking: Asking; kinds: PlannedKinds; send: SendJob | null }>;

/** Travels, departures and what both refer to, and when they go live or offline by themselves. */
const addCatalogueRoutes = (api: Api, options: CatalogueOptions): void => {
  const { asking, kinds, now, send, preview } = options;
  addResourceRoutes(api, { ...resourceSaves, now, send });
  addTourRoutes(api, asking);
  addTravelRoutes(api, { ...travelSaves, now, preview });
  addRecordPublicationRoutes(api, { kinds, now });
};

/** Servers of tests answer calls alone, and have no pages of markets beside them. */
const knowMarkets = (app: FastifyInstance, { siteHosts }: Config): void => {
  if (!app.hasConstraintStrategy("market"))
    app.addConstraintStrategy(marketConstraint((host) => siteHosts.get(hostOf(host))));
};

const addVisitorCalls = (
  api: Api,
  people: People,
  { config, db, now }: Pick<ApiOptions, "config" | "db" | "now">,
): void => {
  addAccountCalls(api, people);
  addAlertCalls(api, createAlerts({ db, now }));
  addWishlistCalls(api, createWishlists({ db, now }));
  addShareCalls(api, createShares({ db, now }), (market) => siteOrigin(config, market));
  addGroupCall(api, { now, passengersOf });
};

/** Who comes to events. @returns what saves of events are made with */
const addSignUps = (api: Api, people: People | undefined, scene: AttendanceScene): EventSaves => {
  if (people) addAttendanceCalls(api, scene);
  addSignUpRoutes(api, scene);
  return { followEvent: followEventWith(scene) };
};

type TravellerOptions = Pick<ApiOptions, "config" | "db" | "now" | "chat" | "mailer" | "people">;

/** What visitors call, and what staff see of it. */
const addTravellers = (
  api: Api,
  { config, db, now, chat, mailer, people }: TravellerOptions,
): void => {
  addChatRoutes(api, chat ?? null, { mailer: mailer ?? null, product: config.product, now });
  if (people) addVisitorCalls(api, people, { config, db, now });
};

/** What a process answers of itself: its state, its kept pages and drawings of what is unsaved. */
const addOfThisProcess = (
  api: Api,
  { deployment, cache, preview }: Pick<ApiOptions, "deployment" | "cache" | "preview">,
): void => {
  if (deployment) addDebugRoute(api, deployment);
  if (cache) addCacheRoutes(api, cache);
  if (preview) addDrawings(api, preview);
};

/** Registers `/api`: the back-office's routes on its host, and the public ones on every host. */
export const addApi = async (
  app: FastifyInstance,
  {
    config,
    db,
    now,
    jobs,
    invalidations = createInvalidationLog(now),
    listen,
    preview,
    search,
    upload,
    cache,
    deployment,
    mailer,
    people,
    chat,
  }: ApiOptions,
): Promise<void> => {
  const presenceEvents = listen ? await createPresenceEvents(listen) : null;
  app.addHook("preClose", async () => presenceEvents?.close());

  knowMarkets(app, config);
  await app.register(
    async (scope) => {
      addOpenApi(scope, documentOptions(config));
      addApiBase(scope, config.apiBase);
      scope.addHook("onRequest", requireReadableUrl);
      scope.addHook("onRequest", requireSameOrigin);
      const context = contextOf({ config, db, now, ...(people && { people }) });
      const api = createApi(scope, context);
      const rules = pageRules(config.product);
      const originOf = (market: string) => siteOrigin(config, market);
      const liveCheck = {
        product: config.product,
        originOf,
        fetchAsVisitor: createSelfFetch(app),
        pathOfOwner: pathOfOwner(db),
        invalidations,
        now,
      };
      addBackofficeConfig(api, config);
      addMeRoute(api, now);
      addTravellers(api, { config, db, now, chat, mailer, people });
      const linkOptions = { resolvePaths: pathResolver(config.product), originOf };
      addAllPageRoutes(api, { rules, ...linkOptions, entryOf: blockEntryOf, liveCheck, now });
      const asking = askingBy(config, mailer ?? null, now);
      const kinds = plannedKinds(asking);
      const events = addSignUps(api, people, attendanceScene(config, mailer ?? null, now));
      addEditedKinds(api, { asking, ...events }, { now, events: presenceEvents });
      addToolingRoutes(api);
      addOwnAccounts(api, { config, db, mailer, now, events: presenceEvents });
      const owners = pathOwners(config.product);
      const send = jobs?.send ?? null;
      const board = { rules, kinds, owners, jobs, cache, deployment, chat, search, now };
      addHomeBoard(api, { ...board, ...linkOptions });
      addEditorRoutes(api, { now, product: config.product });
      addPreviewLinkRoutes(api, { secret: config.secret, siteOf: originOf, now });
      addRedirectRoutes(api, { owners, siteOf: originOf, now, send });
      addCatalogueRoutes(api, { asking, kinds, now, send, preview });
      addAllRequestRoutes(api, requestScene(config, mailer ?? null, now), asking);
      addContentRoutes(api, {
        hasProvider: config.reviewsUrl !== null,
        send,
        now,
        ...events,
        site: { ...sitePaths(config.product), preview },
      });
      await addLibrary(scope, api, { context, send, upload: upload ?? null });
      addSettingRoutes(api, { reads: settingReads, now, preview, ratesUrl: config.ratesUrl });
      addAuditRoutes(api, recordNames);
      addQueuedWork(api, { rules, jobs, asking });
      if (search) addSearchCalls(api, search, now);
      addOfThisProcess(api, { deployment, cache, preview });
    },
    { prefix },
  );
};
