import type { PageInput } from "#features/pages/contract.ts";
import { textValues } from "./text-values.ts";

export type Heading = Readonly<{ level: number; text: string; path: string }>;

const inListPattern = /\.\d+\.\w+$/;

/**
 * The headings of the public page, in order. Its name is the `h1`; a block's `title` is an `h2`, and
 * a `title` in one of its lists an `h3` below it.
 */
export const findHeadings = ({ name, blocks }: Pick<PageInput, "name" | "blocks">): Heading[] => [
  ...(name.trim() ? [{ level: 1, text: name.trim(), path: "name" }] : []),
  ...blocks.flatMap(({ enabled, content }, index) => {
    if (!enabled) return [];
    const hasOwn = typeof content["title"] === "string" && content["title"].trim() !== "";
    return textValues(content, `blocks.${index}.content`).flatMap((leaf) => {
      if (leaf.name !== "title" || !leaf.text.trim()) return [];
      const isInList = inListPattern.test(leaf.path.slice(`blocks.${index}.content`.length));
      return [{ level: isInList && hasOwn ? 3 : 2, text: leaf.text.trim(), path: leaf.path }];
    });
  }),
];

/** What is wrong with the order of some headings; each with the field that it stands in. */
export const checkHeadingOrder = (
  headings: readonly Heading[],
): readonly Readonly<{ path: string; message: string }>[] => {
  const first = headings.filter(({ level }) => level === 1);
  const none =
    first.length === 0
      ? [{ path: "name", message: "The page has no main heading (h1): give it a name." }]
      : [];
  const more = first
    .slice(1)
    .map(({ path, text }) => ({ path, message: `“${text}” is one main heading (h1) too many.` }));
  const jumps = headings.flatMap(({ level, text, path }, index) => {
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
  const twice = headings.flatMap(({ text, path }) => {
    const isNew = !seen.has(text.toLowerCase());
    seen.add(text.toLowerCase());
    return isNew ? [] : [{ path, message: `“${text}” stands over two parts of the page.` }];
  });
  return [...none, ...more, ...jumps, ...twice];
};
