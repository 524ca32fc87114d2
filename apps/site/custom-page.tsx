import { data } from "react-router";
import type { Route } from "./+types/custom-page.ts";
import { blocksOf } from "./blocks-of.ts";
import { siteContext } from "./context.ts";
import { pageHead } from "./head.ts";
import { OwnStyle, PageBlocks } from "./page-blocks.tsx";

export const loader = async ({ context, params }: Route.LoaderArgs) => {
  const site = context.get(siteContext);
  const { say } = site.voice;
  const page = await site.pageBySlug(params["*"] ?? "");
  if (!page) throw data(null, { status: 404 });
  const { seo } = page;
  const image = seo.image ? (await site.catalogue.pictures([seo.image])).get(seo.image) : null;
  return {
    name: page.name,
    blocks: await blocksOf(site, page),
    classes: page.customHtmlClasses.join(" "),
    css: site.scopedCss(page.customCss, "page"),
    attributes: page.attributes,
    head: pageHead(site, {
      title: say("meta.title", { title: seo.title || page.name, product: site.product }),
      description:
        seo.description ||
        say("meta.page.description", { title: page.name, product: site.product }),
      path: `/${page.slug}`,
      robots: seo.robots === "index,follow" ? null : seo.robots,
      alternates: new Map([[site.market.id, `/${page.slug}`]]),
      image: image ? `${image.base}1280.jpeg` : null,
    }),
  };
};

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData?.head ?? [];

const CustomPage = ({ loaderData }: Route.ComponentProps) => {
  const { name, blocks, classes, css, attributes } = loaderData;
  return (
    // What stands around the page follows these marks: see the header's style sheet.
    <div
      id="page"
      className={classes}
      data-hero={attributes.transparentHeader || undefined}
      data-bare={attributes.hideLayout || undefined}
    >
      <OwnStyle css={css} />
      <h1 className="sr-only">{name}</h1>
      <PageBlocks blocks={blocks} />
    </div>
  );
};
export default CustomPage;
