import { randomBytes } from "node:crypto";
import { z } from "zod";
import type { ThirdParties } from "#features/third-parties/contract.ts";
import type { MarketId } from "#markets/market-type.ts";
import { markets } from "#markets/markets.ts";
import { readThirdParties, thirdPartyVariables } from "./third-parties.ts";

const environment = z.object({
  PORT: z.coerce.number().int().min(1).max(65_535).default(3000),
  DATABASE_URL: z
    .string()
    .refine((url) => url === "" || /^postgres(ql)?:\/\/./.test(url), {
      error: "is no address of a PostgreSQL server, such as postgres://user:password@host/database",
    })
    .optional(),
  DATA_DIR: z.string().default("data"),
  PRODUCT: z.string().min(1).max(40).default("Wayroam"),
  COUNTRY: z.enum(["it", "us", "we", "es", "fr", "de", "int"]).catch("it"),
  MODE: z.enum(["demo", "production"]).optional(),
  NODE_ENV: z.string().optional(),
  SESSION_SECRET: z.string().min(32).optional(),
  ADMIN_EMAIL: z.email().optional(),
  ADMIN_PASSWORD: z.string().min(12).max(128).optional(),
  SITE_HOSTS: z.string().default(""),
  BACKOFFICE_HOST: z.string().default("backoffice.localhost"),
  BUG_REPORT_URL: z.url().nullable().default(null),
  LOG_LEVEL: z.string().default("warn"),
  WARM: z.stringbool().default(true),
  ...thirdPartyVariables,
});

export type Config = Readonly<{
  port: number;
  databaseUrl: string | null;
  dataDir: string;
  product: string;
  country: string;
  /** Demo accounts and trips are loaded when false, refused when true. */
  production: boolean;
  secret: string;
  /** Made on a database that has no staff yet; null when the configuration names none. */
  firstAdmin: Readonly<{ email: string; password: string }> | null;
  /** The market that each public host shows. */
  siteHosts: ReadonlyMap<string, string>;
  backofficeHost: string;
  bugReportUrl: string | null;
  logLevel: string;
  /** Whether the first screens are made ahead of their first visitor. */
  warm: boolean;
  /** The services of other companies; none unless they are named. */
  thirdParties: ThirdParties;
}>;

/** `it.example.com=it-IT,us.example.com=en-US`; the development table when empty. */
const readHosts = (text: string): ReadonlyMap<string, string> => {
  const hosts = new Map(markets.map((market) => [market.hostDefault, market.id as string]));
  if (!text) return hosts;
  return new Map(
    text.split(",").map((pair) => {
      const [host = "", market = ""] = pair.trim().split("=");
      if (!markets.some((one) => one.id === market))
        throw new Error(`SITE_HOSTS names no market: ${pair}`);
      return [host, market] as const;
    }),
  );
};

/**
 * Reads the configuration of this process.
 * @throws Error with one line that names the variable and what is wrong with it
 */
export const readConfig = (env: NodeJS.ProcessEnv): Config => {
  const result = environment.safeParse(env);
  if (!result.success) {
    const [issue] = result.error.issues;
    throw new Error(`${issue?.path.join(".")}: ${issue?.message}`);
  }
  const { data } = result;
  // NODE_ENV speaks to libraries, and a demo too runs their fast build; it decides where MODE is silent.
  const production = (data.MODE ?? data.NODE_ENV) === "production";
  if (production && !data.SITE_HOSTS)
    throw new Error("SITE_HOSTS: production needs its own hosts, not those of development.");
  if (Boolean(data.ADMIN_EMAIL) !== Boolean(data.ADMIN_PASSWORD))
    throw new Error("ADMIN_EMAIL and ADMIN_PASSWORD: the first administrator needs both.");
  if (production && !data.SESSION_SECRET)
    throw new Error("SESSION_SECRET: production needs one of 32 characters.");
  return {
    port: data.PORT,
    databaseUrl: data.DATABASE_URL || null,
    dataDir: data.DATA_DIR,
    product: data.PRODUCT,
    country: data.COUNTRY,
    production,
    secret: data.SESSION_SECRET ?? randomBytes(32).toString("hex"),
    firstAdmin:
      data.ADMIN_EMAIL && data.ADMIN_PASSWORD
        ? { email: data.ADMIN_EMAIL, password: data.ADMIN_PASSWORD }
        : null,
    siteHosts: readHosts(data.SITE_HOSTS),
    backofficeHost: data.BACKOFFICE_HOST,
    bugReportUrl: data.BUG_REPORT_URL,
    logLevel: data.LOG_LEVEL,
    warm: data.WARM,
    thirdParties: readThirdParties(data),
  };
};

const originOf = ({ production, port }: Config, host: string): string =>
  production ? `https://${host}` : `http://${host}:${port}`;

/** Where browsers find the staff app. */
export const backofficeOrigin = (config: Config): string => originOf(config, config.backofficeHost);

/** Where browsers find a market's site, null when no host shows it. */
export const siteOrigin = (config: Config, market: string): string | null => {
  const host = [...config.siteHosts].find(([, shown]) => shown === market)?.[0];
  return host === undefined ? null : originOf(config, host);
};

/** Where browsers find each market's site; a market without a host is left out. */
export const siteOrigins = (config: Config): ReadonlyMap<MarketId, string> =>
  new Map(
    markets.flatMap(({ id }) => {
      const origin = siteOrigin(config, id);
      return origin === null ? [] : [[id, origin] as const];
    }),
  );
