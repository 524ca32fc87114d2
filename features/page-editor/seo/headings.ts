import type { PageInput } from "#features/pages/contract.ts";
import { textValues } from "./text-values.ts";

export type Heading = Readonly<{ level: number; text: string; path: string }>;

const proseHeading = /^(##|###) +(\S.*)$/gm;
const listItemPattern = /\.\d+\.\w+$/;

/**
 * The page's name is the `h1`, a block's `title` an `h2`, and a `title` in one of its lists an
 * `h3`. Headings within a text stand below its block's title.
 */
export const findHeadings = ({ name, blocks }: Pick<PageInput, "name" | "blocks">): Heading[] => [
  ...(name.trim() ? [{ level: 1, text: name.trim(), path: "name" }] : []),
  ...blocks.flatMap(({ enabled, content }, index) => {
    if (!enabled) return [];
    const hasTitle = typeof content["title"] === "string" && content["title"].trim() !== "";
    return textValues(content, `blocks.${index}.content`).flatMap((value) => {
      if (value.name === "customCss" || !value.text.trim()) return [];
      if (value.name !== "title")
        return [...value.text.matchAll(proseHeading)].map(([, signs = "", text = ""]) => ({
          level: signs.length + (hasTitle ? 1 : 0),
          text: text.trim(),
          path: value.path,
        }));
      const isInList = listItemPattern.test(value.path.slice(`blocks.${index}.content`.length));
      return [{ level: isInList && hasTitle ? 3 : 2, text: value.text.trim(), path: value.path }];
    });
  }),
];

/** Finds headings that are missing, repeated or skip a level. */
export const checkHeadingOrder = (
  headings: readonly Heading[],
): readonly Readonly<{ path: string; message: string }>[] => {
  const mainHeadings = headings.filter(({ level }) => level === 1);
  const missing =
    mainHeadings.length === 0
      ? [{ path: "name", message: "The page has no main heading (h1): give it a name." }]
      : [];
  const extra = mainHeadings
    .slice(1)
    .map(({ path, text }) => ({ path, message: `“${text}” is one main heading (h1) too many.` }));
  const skippedLevels = headings.flatMap(({ level, text, path }, index) => {
    const before = headings[index - 1]?.level ?? 0;
    return before > 0 && level > before + 1
      ? [
          {
            path,
            message: `“${text}” is a heading of level ${level} right after one of level ${before}.`,
          },
        ]
      : [];
  });
  const seen = new Set<string>();
  const duplicates = headings.flatMap(({ text, path }) => {
    const isNew = !seen.has(text.toLowerCase());
    seen.add(text.toLowerCase());
    return isNew ? [] : [{ path, message: `“${text}” stands over two parts of the page.` }];
  });
  return [...missing, ...extra, ...skippedLevels, ...duplicates];
};
