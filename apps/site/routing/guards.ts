import type { SiteRequest } from "../context.ts";
import type { StatusPage } from "./status-page.ts";
import type { BuiltRoute } from "./route-modules.ts";

/** Says what stands in the way of a request; null lets it pass. */
export type Guard = (site: SiteRequest) => Promise<StatusPage | null>;

/** What may be asked of a request before its page is made, by name. */
const guards: ReadonlyMap<string, Guard> = new Map();

/** The guards of routes, by name; all public pages are free to read. */
export const routeGuards: Readonly<Partial<Record<BuiltRoute | "*", readonly string[]>>> = {};

/**
 * Asks the guards of a route one after the other.
 * @returns what the first of them objects to; a name without a guard is a fault of ours, said as such
 */
export const passGuards = async (
  site: SiteRequest,
  names: readonly string[],
  known: ReadonlyMap<string, Guard> = guards,
): Promise<StatusPage | null> => {
  for (const name of names) {
    const guard = known.get(name);
    if (!guard) {
      const { t } = site.localizer;
      return { status: 500, title: t("error.title"), text: t("error.middleware", { name }) };
    }
    const fault = await guard(site);
    if (fault) return fault;
  }
  return null;
};
