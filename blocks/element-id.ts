/** The id that a block's element has on the public page; its own style sheet may name it. */
export const elementId = (blockId: string): string => `b-${blockId}`;
