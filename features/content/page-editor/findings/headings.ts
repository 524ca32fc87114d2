import type { PageInput } from "#features/content/pages/contract.ts";
import { pageHeading } from "#features/content/pages/parts/page-heading.ts";
import { textValues } from "#features/content/pages/parts/text-values.ts";
import { shorten } from "#platform/prose/short-quotes.ts";

export type Heading = Readonly<{ level: number; text: string; path: string }>;

const proseHeading = /^(##|###) +(\S.*)$/gm;
const listItemPattern = /\.\d+\.\w+$/;

const headingsOf = (
  { enabled, content }: PageInput["blocks"][number],
  index: number,
  isHeadline: boolean,
): Heading[] => {
  if (!enabled) return [];
  const path = `blocks.${index}.content`;
  const hasTitle = typeof content["title"] === "string" && content["title"].trim() !== "";
  return textValues(content, path).flatMap((value) => {
    if (value.name === "customCss" || !value.text.trim()) return [];
    if (value.name !== "title")
      return [...value.text.matchAll(proseHeading)].map(([, signs = "", text = ""]) => ({
        level: signs.length + (hasTitle ? 1 : 0),
        text: text.trim(),
        path: value.path,
      }));
    const isInList = listItemPattern.test(value.path.slice(path.length));
    const level = isInList && hasTitle ? 3 : isHeadline && !isInList ? 1 : 2;
    return [{ level, text: value.text.trim(), path: value.path }];
  });
};

/**
 * The `h1` is the title of a hero or a banner that begins the page, else the title for visitors. A
 * block's `title` is an `h2`, and a `title` in one of its lists an `h3`. Headings within a text stand
 * below its block's title.
 */
export const findHeadings = ({ seo, blocks }: Pick<PageInput, "seo" | "blocks">): Heading[] => {
  const { headlineAt, words } = pageHeading(
    blocks.map((block) => (block.enabled ? block : { ...block, content: {} })),
    seo.title,
    "",
  );
  return [
    ...(words ? [{ level: 1, text: words, path: "seo.title" }] : []),
    ...blocks.flatMap((block, index) => headingsOf(block, index, headlineAt === index)),
  ];
};

/** Finds the headings of a page that belongs to a travel or a destination, whose name is the `h1`. */
export const findOwnHeadings = (page: Pick<PageInput, "seo" | "blocks">): Heading[] => {
  const ofBlocks = findHeadings(page).filter(({ path }) => path !== "seo.title");
  return [
    { level: 1, text: "", path: "owner" },
    ...ofBlocks.map((heading) => ({ ...heading, level: Math.max(heading.level, 2) })),
  ];
};

/** Finds headings that are missing, repeated or skip a level. */
export const checkHeadingOrder = (
  headings: readonly Heading[],
): readonly Readonly<{ path: string; message: string }>[] => {
  const mainHeadings = headings.filter(({ level }) => level === 1);
  const missing =
    mainHeadings.length === 0
      ? [{ path: "seo.title", message: "The page has no main heading (h1): give it an SEO title." }]
      : [];
  const extra = mainHeadings.slice(1).map(({ path, text }) => ({
    path,
    message: `“${shorten(text)}” is one main heading (h1) too many.`,
  }));
  const skippedLevels = headings.flatMap(({ level, text, path }, index) => {
    const before = headings[index - 1]?.level ?? 0;
    return before > 0 && level > before + 1
      ? [
          {
            path,
            message: `“${shorten(text)}” is a heading of level ${level} right after one of level ${before}.`,
          },
        ]
      : [];
  });
  const seen = new Set<string>();
  // The page's title may be that of its first block, which then stands there once for eyes.
  const duplicates = headings.flatMap(({ level, text, path }) => {
    if (level === 1) return [];
    const isNew = !seen.has(text.toLowerCase());
    seen.add(text.toLowerCase());
    return isNew
      ? []
      : [{ path, message: `“${shorten(text)}” stands over two parts of the page.` }];
  });
  return [...missing, ...extra, ...skippedLevels, ...duplicates];
};
