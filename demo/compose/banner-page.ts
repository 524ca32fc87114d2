import type { Block, PageInput } from "#features/content/pages/contract.ts";
import { newPage } from "#features/content/pages/page-defaults.ts";
import { pageBlock } from "./page-block.ts";

type BannerPage = Readonly<{
  name: string;
  slug: string;
  description: string;
  /** The banner’s picture; without one the header keeps its ground. */
  media: string | null;
  height: "low" | "tall";
  /** What follows the banner. */
  blocks: readonly Block[];
}>;

/** A published page that begins with its name and description over a picture. */
export const bannerPage = ({ blocks, ...said }: BannerPage): PageInput => {
  const { name, slug, description, media, height } = said;
  const page = newPage("start");
  const banner = { title: name, text: description, media, height };
  return {
    ...page,
    name,
    slug,
    isPublished: true,
    attributes: { ...page.attributes, transparentHeader: media !== null },
    seo: { ...page.seo, description },
    blocks: [
      pageBlock("start", "wr-banner", {
        ...banner,
        buttonLabel: "",
        buttonLink: "",
        customCss: "",
      }),
      ...blocks,
    ],
  };
};
