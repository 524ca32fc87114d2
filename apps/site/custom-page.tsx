import { data } from "react-router";
import type { ShownBlock } from "#blocks/shown.ts";
import { ContentPage } from "#features/page-contents/site/content-page.tsx";
import type { PublishedPage } from "#features/pages/contract.ts";
import type { Route } from "./+types/custom-page.ts";
import { blocksOf } from "./blocks-of.ts";
import { contentOf } from "./content.ts";
import { contentRouteAt } from "./content-routes.ts";
import { type SiteRequest, siteContext } from "./context.ts";
import { pageHead } from "./head.ts";
import { LaterBlocks } from "./later-blocks.tsx";
import { lookOf, StaffPage } from "./staff-page.tsx";

const blockPageOf = async (site: SiteRequest, page: PublishedPage) => {
  const { t } = site.localizer;
  const { seo } = page;
  const image = seo.image ? (await site.catalogue.pictures([seo.image])).get(seo.image) : null;
  return {
    name: page.name,
    look: lookOf(page),
    blocks: await blocksOf(site, page),
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
  const content = route && (await contentOf(site, route));
  if (content) return { ...content, staffs: null };
  const page = route ? null : await site.pageBySlug(path);
  if (!page) throw data(null, { status: 404 });
  const { head, ...staffs } = await blockPageOf(site, page);
  return { head, staffs, view: null };
};

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData?.head ?? [];

/** Whether a page begins with a block that says its headline for all to see. */
const isHeadline = (block: ShownBlock | undefined): boolean =>
  (block?.blockType === "wr-banner" || block?.blockType === "wr-hero") &&
  block.content.title !== "";

const CustomPage = ({ loaderData: { view, staffs } }: Route.ComponentProps) =>
  view ? (
    <ContentPage view={view} />
  ) : (
    <StaffPage look={staffs.look}>
      {!isHeadline(staffs.blocks[0]) && <h1 className="sr-only">{staffs.name}</h1>}
      {staffs.blocks.length > 0 && (
        <LaterBlocks blocks={staffs.blocks} hasHeadline={isHeadline(staffs.blocks[0])} />
      )}
    </StaffPage>
  );
export default CustomPage;
