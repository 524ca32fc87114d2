import { randomBytes } from "node:crypto";
import { z } from "zod";
import type { ExternalStaffProvider } from "#features/company/staff/provider.ts";
import { allScreens } from "#apps/screens/screens.ts";
import type { ThirdParties } from "#features/company/third-parties/contract.ts";
import type { MarketId } from "#markets/market-type.ts";
import { markets } from "#markets/markets.ts";
import { readHosts } from "#markets/addresses/site-hosts.ts";
import { defaultApiBase } from "#platform/api-base.ts";
import { hostName } from "#platform/texts/host-name.ts";
import { mailVariables, readMail } from "#platform/server/config/mail.ts";
import { oneOf, webAddress, wholeNumber } from "#platform/server/config/variables.ts";
import type { CacheBytes } from "#platform/server/cache/page-cache.ts";
import type { ProviderAddress } from "#platform/server/identity/client/discovery.ts";
import type { ModelAddress } from "#platform/server/language-model/language-model.ts";
import type { Bucket } from "#platform/server/files/s3/bucket.ts";
import { readProxies } from "#platform/server/http/connection/trusted-proxies.ts";
import { reservedPath } from "#markets/addresses/reserved-paths.ts";
import { refuseDemoSecrets } from "#platform/server/config/demo-secrets.ts";
import { fileStoreVariables, readFileStore } from "#platform/server/config/file-store.ts";
import {
  languageModelVariables,
  readLanguageModel,
} from "#platform/server/config/language-model.ts";
import {
  readStaffProvider,
  staffProviderVariables,
} from "#features/company/staff/sign-in/read-provider.ts";
import {
  readVisitorProvider,
  visitorProviderVariables,
} from "#features/people/accounts/read-provider.ts";
import {
  readThirdParties,
  thirdPartyVariables,
} from "#features/company/third-parties/read-settings.ts";

const countries = markets.map(({ apiCountry }) => apiCountry);
const logLevels = ["trace", "debug", "info", "warn", "error", "fatal", "silent"];

/** Paths of the server, of the markets' pages and of the staff app's screens. */
const isTaken = (path: string): boolean => {
  if (path === defaultApiBase) return false;
  const first = path.split("/")[1] ?? "";
  const screens = allScreens.map((screen) => screen.path.split("/")[1]);
  const isOfMarket = reservedPath("");
  return screens.includes(first) || markets.some(({ id }) => isOfMarket(id, first) !== null);
};

const demoBackofficeHost = "backoffice.localhost";

const environment = z.object({
  PORT: wholeNumber(0, 65_535).default(3000),
  DATABASE_URL: z
    .string()
    .refine((url) => /^postgres(ql)?:\/\/./.test(url) && URL.canParse(url), {
      error: "is no address of a PostgreSQL server, such as postgres://user:password@host/database",
    })
    .optional(),
  DATA_DIR: z.string().default("data"),
  PRODUCT: z.string().trim().min(1).max(40).default("Wayroam"),
  COUNTRY: oneOf(countries).default("it"),
  API_BASE: z
    .string()
    .regex(/^(?=.{2,100}$)(\/[a-z0-9][a-z0-9-]*)+$/, { error: "is no path such as /api" })
    .refine((path) => !isTaken(path), { error: "is a path of the product's own" })
    .default(defaultApiBase),
  MODE: oneOf(["demo", "production"]).optional(),
  NODE_ENV: z.string().optional(),
  SESSION_SECRET: z.string().min(32, { error: "needs 32 characters or more" }).optional(),
  ADMIN_EMAIL: z.email({ error: "is no e-mail address" }).optional(),
  ADMIN_PASSWORD: z
    .string()
    .min(12, { error: "needs 12 characters or more" })
    .max(128, { error: "has more than 128 characters" })
    .optional(),
  SITE_HOSTS: z.string().default(""),
  BACKOFFICE_HOST: hostName.default(demoBackofficeHost),
  PASSKEY_DOMAIN: hostName.optional(),
  TRUST_PROXY: z.string().default(""),
  ROLE: z
    .enum(["web", "worker", "both"], { error: "is none of web, worker, both" })
    .default("both"),
  DRAIN_SECONDS: wholeNumber(0, 300).optional(),
  BUG_REPORT_URL: webAddress("a web page"),
  REVIEWS_URL: webAddress("a review provider"),
  RATES_URL: webAddress("a source of exchange rates"),
  LOG_LEVEL: oneOf(logLevels).default("info"),
  WARM: z
    .enum(["0", "1"], { error: "is neither 1 nor 0" })
    .default("1")
    .transform((value) => value === "1"),
  METRICS_TOKEN: z
    .string()
    .regex(/^[\x21-\x7e]{16,}$/, { error: "needs 16 characters or more, without spaces" })
    .optional(),
  PAGE_CACHE_MB: wholeNumber(16, 65_536).default(128),
  ...mailVariables,
  ...fileStoreVariables,
  ...staffProviderVariables,
  ...visitorProviderVariables,
  ...thirdPartyVariables,
  ...languageModelVariables,
});

export type Config = Readonly<{
  port: number;
  databaseUrl: string | null;
  dataDir: string;
  /** The bucket in which files are kept; null for a folder in `dataDir`. */
  fileStore: Bucket | null;
  product: string;
  country: string;
  /** The path below which browsers call the API. */
  apiBase: string;
  /** When false, demo accounts and trips are loaded; when true, a database with demo accounts is refused. */
  production: boolean;
  /** Whether the API holds each answer to its declaration: in tests and under `npm run dev`. */
  checksAnswers: boolean;
  secret: string;
  /** Created on a database without staff accounts. */
  firstAdmin: Readonly<{ email: string; password: string }> | null;
  /** The company's own OpenID provider for staff; null means the embedded one. */
  staffProvider: ExternalStaffProvider | null;
  /** An OpenID provider of visitors; null means the embedded ones. */
  visitorProvider: ProviderAddress | null;
  /** The domain that visitors' passkeys belong to in all markets; null where each host has its own. */
  passkeyDomain: string | null;
  /** Market ids by public host name. */
  siteHosts: ReadonlyMap<string, string>;
  backofficeHost: string;
  role: "web" | "worker" | "both";
  /**
   * Seconds for which a stopping process goes on answering, so that a load balancer notices the
   * stop.
   */
  drainSeconds: number;
  /** Addresses of trusted proxies, whose forwarded headers are believed. */
  proxies: readonly string[];
  bugReportUrl: string | null;
  /** Base address of the provider that reviews are fetched from; null for none. */
  reviewsUrl: string | null;
  /** Address of the source of exchange rates; null for none. */
  ratesUrl: string | null;
  logLevel: string;
  /** The bearer token of `/metrics`; null makes metrics public in the demo and absent in production. */
  metricsToken: string | null;
  /** Null keeps mails in the outbox, which the demo shows as a mailbox. */
  smtpUrl: string | null;
  /** The `From` header of mails. */
  mailFrom: string;
  /** Whether home pages are rendered at the start, before their first visitor. */
  warm: boolean;
  /** Capacities in bytes: of the sitemap's pages, and of other addresses such as filtered searches. */
  pageCache: CacheBytes;
  thirdParties: ThirdParties;
  /** What may phrase answers to visitors better than we do; null for none. */
  languageModel: ModelAddress | null;
}>;

const readTrustProxy = (text: string): readonly string[] => {
  try {
    return readProxies(text);
  } catch (error) {
    throw new Error(`TRUST_PROXY: ${error instanceof Error ? error.message : "unknown"}.`);
  }
};

/**
 * Other addresses than the sitemap's get a tenth of the given size in addition, because each of
 * them is requested rarely.
 */
const pageCacheCapacity = (megabytes: number): CacheBytes => {
  const pages = megabytes * 1024 * 1024;
  return { pages, combinations: pages / 10 };
};

/** @throws Error with one line that names the variable and what is wrong with it */
export const readConfig = (env: NodeJS.ProcessEnv): Config => {
  // Environment files leave a line empty for a variable that is not set.
  const variables = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ""));
  const result = environment.safeParse(variables);
  if (!result.success) {
    const [issue] = result.error.issues;
    throw new Error(`${issue?.path[0]?.toString()}: ${issue?.message}`);
  }
  const { data } = result;
  // MODE wins over NODE_ENV, because a demo also runs with NODE_ENV=production for the libraries' fast builds.
  const production = (data.MODE ?? data.NODE_ENV) === "production";
  if (production && !data.SITE_HOSTS)
    throw new Error("SITE_HOSTS: production needs its own hosts, not those of development.");
  if (production && data.BACKOFFICE_HOST === demoBackofficeHost)
    throw new Error("BACKOFFICE_HOST: production needs its own host, not that of development.");
  if (Boolean(data.ADMIN_EMAIL) !== Boolean(data.ADMIN_PASSWORD))
    throw new Error("ADMIN_EMAIL and ADMIN_PASSWORD: the first administrator needs both.");
  if (data.ROLE !== "both" && !data.DATABASE_URL)
    throw new Error(
      `ROLE: ${data.ROLE} needs DATABASE_URL, since the embedded database has one process, which does both.`,
    );
  if (production && !data.SESSION_SECRET)
    throw new Error("SESSION_SECRET: production needs one of 32 characters.");
  if (production) refuseDemoSecrets(data);
  const mail = readMail(data, data.PRODUCT);
  const staffProvider = readStaffProvider(data, data.ADMIN_EMAIL !== undefined);
  return {
    port: data.PORT,
    databaseUrl: data.DATABASE_URL ?? null,
    dataDir: data.DATA_DIR,
    fileStore: readFileStore(data),
    product: data.PRODUCT,
    country: data.COUNTRY,
    apiBase: data.API_BASE,
    production,
    checksAnswers: data.NODE_ENV !== "production",
    secret: data.SESSION_SECRET ?? randomBytes(32).toString("hex"),
    firstAdmin:
      data.ADMIN_EMAIL && data.ADMIN_PASSWORD
        ? { email: data.ADMIN_EMAIL, password: data.ADMIN_PASSWORD }
        : null,
    staffProvider,
    visitorProvider: readVisitorProvider(data, staffProvider),
    passkeyDomain: data.PASSKEY_DOMAIN ?? null,
    siteHosts: readHosts(data.SITE_HOSTS, data.BACKOFFICE_HOST),
    backofficeHost: data.BACKOFFICE_HOST,
    role: data.ROLE,
    drainSeconds: data.DRAIN_SECONDS ?? (production ? 5 : 0),
    proxies: readTrustProxy(data.TRUST_PROXY),
    bugReportUrl: data.BUG_REPORT_URL,
    reviewsUrl: data.REVIEWS_URL,
    ratesUrl: data.RATES_URL,
    logLevel: data.LOG_LEVEL,
    metricsToken: data.METRICS_TOKEN ?? null,
    ...mail,
    warm: data.WARM,
    pageCache: pageCacheCapacity(data.PAGE_CACHE_MB),
    thirdParties: readThirdParties(data),
    languageModel: readLanguageModel(data),
  };
};

export const originOf = ({ production, port }: Config, host: string): string =>
  production ? `https://${host}` : `http://${host}:${port}`;

export const backofficeOrigin = (config: Config): string => originOf(config, config.backofficeHost);

/** @returns null where no host shows the market */
export const siteOrigin = (config: Config, market: string): string | null => {
  const host = [...config.siteHosts].find(([, marketId]) => marketId === market)?.[0];
  return host === undefined ? null : originOf(config, host);
};

/** Markets without a host are left out. */
export const siteOrigins = (config: Config): ReadonlyMap<MarketId, string> =>
  new Map(
    markets.flatMap(({ id }) => {
      const origin = siteOrigin(config, id);
      return origin === null ? [] : [[id, origin] as const];
    }),
  );
