/** Separate from the contract's schemas, which the editor loads later. */
export const robotsValues = [
  "index,follow",
  "index,nofollow",
  "noindex,follow",
  "noindex,nofollow",
  "all",
  "none",
] as const;

export const maxBlocks = 500;
