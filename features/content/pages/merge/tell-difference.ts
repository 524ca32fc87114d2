import { inWords } from "#platform/changes/in-words.ts";
import { counted } from "#platform/counted.ts";
import { type BlockDifference, fieldLabel, type PageDifference } from "./difference.ts";

const maxNamedFields = 2;

const fieldWords = (paths: readonly string[]): readonly string[] =>
  paths.length > maxNamedFields
    ? [counted(paths.length, "setting")]
    : paths.map((path) => `the ${fieldLabel(path)}`);

/**
 * What somebody did to a page, as the rest of a sentence that begins with who: `changed the slug
 * and 2 blocks, added 1 block and published it`; empty where nothing differs.
 */
export const tellDifference = ({ fields, blocks }: PageDifference): string => {
  const blockWords = (matches: (difference: BlockDifference) => boolean): readonly string[] => {
    const count = blocks.filter(matches).length;
    return count === 0 ? [] : [counted(count, "block")];
  };
  const said = (verb: string, words: readonly string[]) =>
    words.length === 0 ? [] : [`${verb} ${inWords(words)}`];
  const publishing = fields.find(({ path }) => path === "isPublished");
  const settings = fields.flatMap(({ path }) => (path === "isPublished" ? [] : [path]));
  return inWords([
    ...said("changed", [
      ...fieldWords(settings),
      ...blockWords(({ changes }) => changes.length > 0),
    ]),
    ...said(
      "added",
      blockWords(({ kind }) => kind === "added"),
    ),
    ...said(
      "removed",
      blockWords(({ kind }) => kind === "removed"),
    ),
    ...said(
      "moved",
      blockWords(({ isMoved }) => isMoved),
    ),
    ...(publishing ? [publishing.after === true ? "published it" : "unpublished it"] : []),
  ]);
};
