import { data } from "react-router";
import { shownBlocks } from "#blocks/shown.ts";
import { nextChange, visibleBlocks } from "#features/pages/visible.ts";
import type { Route } from "./+types/custom-page.ts";
import { siteContext } from "./context.ts";
import { PageBlocks } from "./page-blocks.tsx";

export const loader = async ({ context, params }: Route.LoaderArgs) => {
  const { pageBySlug, endsAt, now, product } = context.get(siteContext);
  const page = await pageBySlug(params["*"] ?? "");
  if (!page) throw data(null, { status: 404 });
  const at = now().getTime();
  endsAt(nextChange(page.blocks, at));
  return {
    product,
    name: page.name,
    seo: page.seo,
    blocks: shownBlocks(visibleBlocks(page.blocks, at)),
    classes: page.customHtmlClasses.join(" "),
  };
};

export const meta: Route.MetaFunction = ({ loaderData }) =>
  loaderData
    ? [
        { title: `${loaderData.seo.title || loaderData.name} · ${loaderData.product}` },
        { name: "description", content: loaderData.seo.description },
        { name: "robots", content: loaderData.seo.robots },
      ]
    : [];

const CustomPage = ({ loaderData }: Route.ComponentProps) => (
  <div className={loaderData.classes}>
    <h1 className="sr-only">{loaderData.name}</h1>
    <PageBlocks blocks={loaderData.blocks} />
  </div>
);
export default CustomPage;
