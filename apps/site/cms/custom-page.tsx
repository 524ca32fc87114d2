import { data } from "react-router";
import { ContentPage } from "#features/content/page-contents/site/content-page.tsx";
import type { Route } from "./+types/custom-page.ts";
import { blockPageOf } from "./block-page.ts";
import { contentPageOf } from "./content-page.ts";
import { contentRouteAt } from "../routing/content-routes.ts";
import { siteContext } from "../context.ts";
import { LazyBlocks } from "./lazy-blocks.tsx";
import { CmsPage } from "./cms-page.tsx";
import { OwnBlocks } from "./own-blocks-view.tsx";

export const loader = async ({ context, params }: Route.LoaderArgs) => {
  const site = context.get(siteContext);
  const path = params["*"] ?? "";
  const route = contentRouteAt(site.market.id, path, site.product);
  const content = route && (await contentPageOf(site, route));
  if (content) return { ...content, customPage: null };
  const page = route ? null : await site.pageBySlug(path);
  if (!page) throw data(null, { status: 404 });
  const { head, ...customPage } = await blockPageOf(site, page);
  return { head, customPage, view: null, own: null };
};

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData?.head ?? [];

const CustomPage = ({ loaderData: { view, own, customPage } }: Route.ComponentProps) =>
  view ? (
    <>
      <ContentPage view={view} />
      <OwnBlocks own={own} />
    </>
  ) : (
    <CmsPage appearance={customPage.appearance}>
      {customPage.heading.words !== null && <h1 className="sr-only">{customPage.heading.words}</h1>}
      {customPage.blocks.length > 0 && (
        <LazyBlocks blocks={customPage.blocks} headlineAt={customPage.heading.headlineAt} />
      )}
    </CmsPage>
  );
export default CustomPage;
