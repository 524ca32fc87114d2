import { subjectOf } from "#blocks/page/page-subject.ts";
import { renderVisibleBlocks } from "#blocks/page/visible-blocks.ts";
import { nextScheduleChange } from "#features/assets/layout/parts/bean-schedule.ts";
import { toShellView } from "#features/assets/layout/parts/shell-presenter.ts";
import { toThirdPartiesView } from "#features/company/third-parties/parts/third-parties-presenter.ts";
import { appearanceOf } from "#features/content/pages/parts/cms-page.tsx";
import type { BuiltRoute } from "#markets/site/built-routes.ts";
import { contentRouteAt } from "#markets/site/content-routes.ts";
import { pathsInMarket } from "#markets/site/paths-in-market.ts";
import { type PageProblem, PageRefused } from "#platform/site/page-ends.ts";
import type { SiteRequest } from "../context.ts";
import { profileSections } from "../slots/profile-sections.ts";

/** The place of a page in the site: `*` is every custom page, null a path that only other markets have. */
export type PagePlace = Readonly<{
  route: BuiltRoute | "*" | null;
  params: Readonly<Record<string, string | undefined>>;
}>;

/** The routing key of the path's fixed page: content routes are matched by the catch-all route `*`. */
const fixedRouteAt = (site: SiteRequest, { route, params }: PagePlace) =>
  route === "*" ? contentRouteAt(site.market.id, params["*"] ?? "", site.product) : route;

const readFrame = async (site: SiteRequest, place: PagePlace) => {
  const fixedRoute = fixedRouteAt(site, place);
  const page = fixedRoute === null ? null : await site.fixedPage(fixedRoute);
  const problem: PageProblem | null = place.route === null ? { status: 404, words: null } : null;
  const layout = await site.catalogue.layout();
  site.expireAt(nextScheduleChange(layout.beans?.items ?? [], site.now()));
  return {
    layout,
    written: await site.catalogue.contents(),
    fixed: page && {
      appearance: appearanceOf(page),
      blocks: await renderVisibleBlocks(site, page, () =>
        subjectOf(site, fixedRoute ?? "", place.params),
      ),
    },
    problem,
  };
};

type Frame = Awaited<ReturnType<typeof readFrame>>;

/** The frame of a page whose data could not be read: only what the market's configuration holds. */
const fallbackFrame = (error: unknown, { report }: SiteRequest): Frame => {
  const isRefused = error instanceof PageRefused;
  if (!isRefused) report(error);
  const problem = isRefused ? error.problem : { status: 500, words: null };
  return { layout: {}, written: new Map(), fixed: null, problem };
};

/**
 * What every page shows around its content, and the blocks that staff put below it. A problem is
 * part of the answer: without the frame a page would have no texts.
 */
export const loadFrame = async (site: SiteRequest, place: PagePlace) => {
  const { market, product, localizer, currencies: money, origins, now } = site;
  const { layout, written, fixed, problem } = await readFrame(site, place).catch((error: unknown) =>
    fallbackFrame(error, site),
  );
  const pathTo = problem?.words?.isClosed ? () => null : pathsInMarket(site, written);
  // The address of a request's page, of a mail's link and of a shared list is a key, which nobody else is told.
  const thirdParties =
    place.route === "requests-request" ||
    place.route === "alerts-unsubscribe" ||
    place.route === "wishlist-shared"
      ? null
      : toThirdPartiesView(site.thirdParties, {
          t: localizer.t,
          market: localizer.market,
          privacyPath: pathTo("legal-privacy-policy"),
        });
  const shell = toShellView({
    localizer,
    money,
    product,
    origins,
    layout,
    apiBase: site.apiBase,
    profileParts: profileSections.map(({ id }) => id),
    now: now(),
    asksConsent: thirdParties !== null,
    pathTo,
  });
  return {
    lang: market.htmlLang,
    shell,
    problem,
    fixed,
    thirdParties,
    cdn: site.thirdParties.cdn ?? "",
  };
};

export type PageFrame = Awaited<ReturnType<typeof loadFrame>>;
