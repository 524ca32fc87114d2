import { ContentPage } from "#features/content/page-contents/site/content-page.tsx";
import { blockPageOf } from "./block-page.ts";
import { contentPageOf } from "./content-page.ts";
import { contentRouteAt } from "../routing/content-routes.ts";
import { PageBlocks } from "./page-blocks.tsx";
import { CmsPage } from "./cms-page.tsx";
import { OwnBlocks } from "./own-blocks-view.tsx";
import { notFound } from "../rendering/page-ends.ts";
import { isWemeetRoute, Wemeet, wemeetOf } from "../events/wemeet.tsx";
import { keptPage, type PageRequest } from "../rendering/page-route.tsx";

export const load = async ({ site, params }: PageRequest) => {
  const path = params["*"];
  const route = contentRouteAt(site.market.id, path, site.product);
  const content = route && (await contentPageOf(site, route));
  if (content) {
    const wemeet = isWemeetRoute(route) ? await wemeetOf(site, route, content.view) : null;
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
      <OwnBlocks own={own} />
    </>
  ) : (
    <CmsPage appearance={customPage.appearance}>
      {customPage.heading.words !== null && <h1 className="sr-only">{customPage.heading.words}</h1>}
      <PageBlocks blocks={customPage.blocks} headlineAt={customPage.heading.headlineAt} />
    </CmsPage>
  );

/** A page of a fixed text, or one that staff have made of blocks. */
export const contentOrCustomPage = keptPage({
  load,
  Page: CustomPage,
  facts: ({ view, wemeet, customPage }: Props) =>
    view
      ? {
          isOnPicture: Boolean(view.top) && !wemeet,
          stylesheets: [wemeet ? "events" : "content"],
        }
      : {
          appearance: customPage.appearance,
          blocks: customPage.blocks,
          // The editor's preview is a page without blocks, into which any block may be put later.
          stylesheets: customPage.blocks.length === 0 ? ["search", "departures", "blocks"] : [],
        },
});
