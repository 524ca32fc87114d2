import type { LocatedError } from "./located-errors.ts";

const pageWidePaths = new Set(["blocks", "seo"]);

/** Whether the error sums up others, or is of the page as a whole. */
export const isPageWide = ({ block, path }: LocatedError): boolean =>
  block === null && pageWidePaths.has(path);

/** How many fields are to be mended: one that breaks two rules counts once. */
export const countToFix = (errors: readonly LocatedError[]): number => {
  const fields = errors.filter((error) => !isPageWide(error));
  return new Set(fields.map(({ block, path }) => `${block} ${path}`)).size || errors.length;
};
