import type { SiteRequest } from "../context.ts";
import type { StatusPage } from "./status-page.ts";
import type { BuiltRoute } from "./built-routes.ts";

/** Returns the status page that refuses a request; null lets it pass. */
export type Guard = (site: SiteRequest) => Promise<StatusPage | null>;

const guards: ReadonlyMap<string, Guard> = new Map();

/** Names of guards by route. It is empty because all pages are public today. */
export const routeGuards: Readonly<Partial<Record<BuiltRoute | "*", readonly string[]>>> = {};

/** @returns the status page of the first guard that refuses, or a 500 for a name without a guard */
export const runGuards = async (
  site: SiteRequest,
  names: readonly string[],
  guardsByName: ReadonlyMap<string, Guard> = guards,
): Promise<StatusPage | null> => {
  for (const name of names) {
    const guard = guardsByName.get(name);
    if (!guard) {
      const { t } = site.localizer;
      return { status: 500, title: t("error.title"), text: t("error.middleware", { name }) };
    }
    const statusPage = await guard(site);
    if (statusPage) return statusPage;
  }
  return null;
};
