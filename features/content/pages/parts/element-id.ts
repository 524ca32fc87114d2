/** The page's own style sheet is scoped to the element with this id. */
export const pageElementId = "page";

/** Id of a block's element on the public page; the block's style sheet may use it. */
export const elementId = (blockId: string): string => `b-${blockId}`;
