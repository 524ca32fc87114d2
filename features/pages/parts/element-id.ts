/** The id of the element that a page's own style sheet is held to. */
export const pageElementId = "page";

/** The id that a block's element has on the public page; its own style sheet may name it. */
export const elementId = (blockId: string): string => `b-${blockId}`;
