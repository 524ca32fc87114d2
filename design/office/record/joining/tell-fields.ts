import { inWords } from "#platform/changes/in-words.ts";
import { changesOf } from "#platform/changes/changes.ts";
import { counted } from "#platform/counted.ts";
import type { Values } from "../record-declaration.ts";

const maxNamedFields = 3;

/**
 * `changed Name and Text of day 2`, as the rest of a sentence that begins with who. Of many changes
 * only the fields are told.
 * @param nameOf names a path
 */
export const tellFields = (
  base: Values,
  theirs: Values,
  nameOf: (path: string) => string,
): string => {
  const paths = changesOf(base, theirs).map(({ path }) => path);
  const fields = [...new Set(paths.map((path) => path.split(".")[0] ?? ""))];
  const named = paths.length > maxNamedFields ? fields : paths;
  if (named.length === 0) return "saved it";
  if (named.length > maxNamedFields) return `changed ${counted(named.length, "field")}`;
  return `changed ${inWords([...new Set(named.map(nameOf))])}`;
};
