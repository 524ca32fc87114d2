import type { BuiltRoute } from "#markets/site/built-routes.ts";
import { type PageMoved, seeOther } from "#platform/site/page-ends.ts";
import type { SiteRequest } from "../context.ts";
import type { StatusPage } from "./status-page.ts";

/** What a guard may know of a request, beside its market. */
export type Guarded = Readonly<{
  /** The page's address. */
  url: Pick<URL, "pathname" | "search">;
  /** Null for a stranger. */
  visitorOf: () => Promise<object | null>;
}>;

/** Returns the status page or the redirect that answers in place of the page; null lets the request pass. */
export type Guard = (site: SiteRequest, guarded: Guarded) => Promise<StatusPage | PageMoved | null>;

/** Leads a stranger to the sign-in, and from there back. */
const auth: Guard = async (_site, { url, visitorOf }) =>
  (await visitorOf())
    ? null
    : seeOther(`/login?returnTo=${encodeURIComponent(url.pathname + url.search)}`);

const guards: ReadonlyMap<string, Guard> = new Map([["auth", auth]]);

/** Names of guards by route. */
export const routeGuards: Readonly<Partial<Record<BuiltRoute | "*", readonly string[]>>> = {
  profile: ["auth"],
};

/** @returns the answer of the first guard that refuses, or a 500 for a name without a guard */
export const runGuards = async (
  site: SiteRequest,
  names: readonly string[],
  guarded: Guarded,
  guardsByName: ReadonlyMap<string, Guard> = guards,
): Promise<StatusPage | PageMoved | null> => {
  for (const name of names) {
    const guard = guardsByName.get(name);
    if (!guard) {
      const { t } = site.localizer;
      return { status: 500, title: t("error.title"), text: t("error.middleware", { name }) };
    }
    const answer = await guard(site, guarded);
    if (answer) return answer;
  }
  return null;
};
