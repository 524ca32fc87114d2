import type { PageInput } from "#features/content/pages/contract.ts";
import { visitorTitle } from "#features/content/pages/parts/page-heading.ts";
import type { PageLink } from "#features/content/pages/parts/page-links.ts";
import type { SeoCheck } from "#features/content/pages/seo-contract.ts";
import { cutText } from "#platform/texts/cut-text.ts";

const maxLinks = 300;
const maxLinkLength = 500; // characters, as the server takes them

/** The title for visitors, without what the market adds to it. */
export const seoTitleOf = ({ seo, blocks }: PageInput): string =>
  visitorTitle(
    seo.title,
    blocks.filter(({ enabled }) => enabled),
  );

type AskedPage = Readonly<{
  page: PageInput;
  /** The stored page's, since the edits of a page that was just created go on without one. */
  storedId: string | null;
  publicPath: string;
  links: readonly PageLink[];
}>;

/** What the server is asked about a page as it is edited, and how many links are not asked for. */
export const seoRequest = ({
  page,
  storedId,
  publicPath,
  links,
}: AskedPage): Readonly<{ request: SeoCheck; uncheckedCount: number }> => {
  const sitePaths = new Set(
    links.flatMap(({ sitePath }) => (sitePath && sitePath !== publicPath ? [sitePath] : [])),
  );
  const asked = [...sitePaths].filter((link) => link.length <= maxLinkLength).slice(0, maxLinks);
  return {
    request: {
      links: asked,
      title: cutText(seoTitleOf(page), 200),
      description: cutText(page.seo.description, 320),
      pageId: storedId,
    },
    uncheckedCount: sitePaths.size - asked.length,
  };
};

/** A text with what the market puts before and after it. */
export const wrapTitle = (around: readonly [string, string] | undefined, text: string): string =>
  `${around?.[0] ?? ""}${text}${around?.[1] ?? ""}`;
