/**
 * These values are separate from the contract's schemas, because the editor loads the schemas
 * later.
 */
export const robotsValues = [
  "index,follow",
  "index,nofollow",
  "noindex,follow",
  "noindex,nofollow",
  "all",
  "none",
] as const;

export const maxBlocks = 500;
