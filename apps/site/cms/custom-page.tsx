import { blockPageOf } from "#blocks/page/block-page.ts";
import { ownBlocksOf } from "#blocks/page/own-blocks.tsx";
import { PageBlocks } from "#blocks/page/page-blocks.tsx";
import { isWemeetRoute, Wemeet, wemeetOf } from "#features/catalogue/events/site/wemeet.tsx";
import { ContentPage } from "#features/content/page-contents/site/content-page.tsx";
import {
  contentPageOf,
  type ContentSlots,
} from "#features/content/page-contents/site/load-content.ts";
import { CmsPage } from "#features/content/pages/parts/cms-page.tsx";
import { contentRouteAt } from "#markets/site/content-routes.ts";
import { pickParams, words } from "#markets/site/page-query.ts";
import { keptPage, type PageRequest } from "#markets/site/page-route.tsx";
import { notFound } from "#platform/site/page-ends.ts";
import type { SiteRequest } from "../context.ts";
import mapStyles from "#features/catalogue/trips/parts/styles/places-map.css?url";
import narrowStyles from "#design/forms/narrow.css?url";
import { stylesheets } from "../document/stylesheets.ts";
import { wemeetSlots } from "../slots/event-slots.tsx";

const contentSlots = (site: SiteRequest): ContentSlots => ({
  ownBlocks: (id) => ownBlocksOf(site, { kind: "destination", id }),
});

export const load = async ({ site, params, searchParams }: PageRequest<SiteRequest>) => {
  const path = params["*"];
  const route = contentRouteAt(site.market.id, path, site.product);
  const content =
    route && (await contentPageOf(site, route, contentSlots(site), searchParams.get("q") ?? ""));
  if (content) {
    const wemeet = isWemeetRoute(route)
      ? await wemeetOf(site, route, content.view, wemeetSlots)
      : null;
    return { ...content, wemeet, customPage: null };
  }
  const page = route ? null : await site.pageBySlug(path);
  if (!page) throw notFound();
  const { head, ...customPage } = await blockPageOf(site, page);
  return { head, customPage, wemeet: null, view: null, own: null };
};

type Props = Awaited<ReturnType<typeof load>>;

const CustomPage = ({ view, wemeet, own, customPage }: Props) =>
  wemeet ? (
    <Wemeet {...wemeet} />
  ) : view ? (
    <>
      <ContentPage view={view} />
      {own?.content}
    </>
  ) : (
    <CmsPage appearance={customPage.appearance}>
      {customPage.heading.words !== null && <h1 className="sr-only">{customPage.heading.words}</h1>}
      <PageBlocks blocks={customPage.blocks} headlineAt={customPage.heading.headlineAt} />
    </CmsPage>
  );

/** Of the pages of fixed texts, that of the questions is searched by words. */
export const questionsQuery = pickParams({ q: words });

/** A page of a fixed text, or one that staff have made of blocks. */
export const contentOrCustomPage = keptPage({
  load,
  Page: CustomPage,
  facts: ({ view, wemeet, customPage }: Props) =>
    view
      ? {
          isOnPicture: Boolean(view.top) && !wemeet,
          stylesheets: [
            wemeet ? stylesheets.events : stylesheets.content,
            ...(view.questionSearch ? [narrowStyles] : []),
            ...(view.area?.map ? [mapStyles] : []),
          ],
        }
      : {
          appearance: customPage.appearance,
          blocks: customPage.blocks,
          // The editor's preview is a page without blocks, into which any block may be put later.
          stylesheets:
            customPage.blocks.length === 0
              ? [stylesheets.search, stylesheets.departures, stylesheets.blocks]
              : [],
        },
});
