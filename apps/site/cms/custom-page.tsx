import { data } from "react-router";
import { ContentPage } from "#features/page-contents/site/content-page.tsx";
import type { PublishedPage } from "#features/pages/contract.ts";
import type { Route } from "./+types/custom-page.ts";
import { renderVisibleBlocks } from "./visible-blocks.ts";
import { contentPageOf } from "./content-page.ts";
import { contentRouteAt } from "../routing/content-routes.ts";
import { type SiteRequest, siteContext } from "../context.ts";
import { pageHead } from "../document/head.ts";
import { pageHeading } from "./page-heading.ts";
import { LazyBlocks } from "./lazy-blocks.tsx";
import { appearanceOf, CmsPage } from "./cms-page.tsx";

const blockPageOf = async (site: SiteRequest, page: PublishedPage) => {
  const { t } = site.localizer;
  const { seo } = page;
  const image = seo.image ? (await site.catalogue.pictures([seo.image])).get(seo.image) : null;
  const blocks = await renderVisibleBlocks(site, page);
  return {
    heading: pageHeading(blocks, seo.title, site.product),
    appearance: appearanceOf(page),
    blocks,
    head: pageHead(site, {
      title: t("meta.title", { title: seo.title || page.name, product: site.product }),
      description:
        seo.description || t("meta.page.description", { title: page.name, product: site.product }),
      path: `/${page.slug}`,
      robots: seo.robots,
      alternates: new Map([[site.market.id, `/${page.slug}`]]),
      image: image ? `${image.base}1280.jpeg` : null,
    }),
  };
};

export const loader = async ({ context, params }: Route.LoaderArgs) => {
  const site = context.get(siteContext);
  const path = params["*"] ?? "";
  const route = contentRouteAt(site.market.id, path, site.product);
  const content = route && (await contentPageOf(site, route));
  if (content) return { ...content, customPage: null };
  const page = route ? null : await site.pageBySlug(path);
  if (!page) throw data(null, { status: 404 });
  const { head, ...customPage } = await blockPageOf(site, page);
  return { head, customPage, view: null };
};

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData?.head ?? [];

const CustomPage = ({ loaderData: { view, customPage } }: Route.ComponentProps) =>
  view ? (
    <ContentPage view={view} />
  ) : (
    <CmsPage appearance={customPage.appearance}>
      {customPage.heading.words !== null && <h1 className="sr-only">{customPage.heading.words}</h1>}
      {customPage.blocks.length > 0 && (
        <LazyBlocks blocks={customPage.blocks} headlineAt={customPage.heading.headlineAt} />
      )}
    </CmsPage>
  );
export default CustomPage;
