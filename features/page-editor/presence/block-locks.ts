import type { OtherSession } from "#features/pages/presence-contract.ts";

const editorOf = (
  others: readonly OtherSession[],
  blockId: string,
  isYou: boolean,
): OtherSession | null =>
  others.find((each) => each.isEditing && each.blockId === blockId && each.isYou === isYou) ?? null;

/** Another account's session that holds the block's lock. An own tab never locks its own user out. */
export const lockHolder = (others: readonly OtherSession[], blockId: string): OtherSession | null =>
  editorOf(others, blockId, false);

/** A tab of the same account, perhaps one just reloaded, that edits the block too. */
export const ownOtherTab = (
  others: readonly OtherSession[],
  blockId: string,
): OtherSession | null => editorOf(others, blockId, true);
