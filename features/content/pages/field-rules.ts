/**
 * The most blocks of a page. It stands apart from the contract's schemas, which the editor loads
 * later.
 */
export const maxBlocks = 500;
