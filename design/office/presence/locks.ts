import type { OtherSession } from "#platform/presence/presence-contract.ts";

const editorOf = (
  others: readonly OtherSession[],
  focus: string,
  isYou: boolean,
): OtherSession | null =>
  others.find((each) => each.isEditing && each.focus === focus && each.isYou === isYou) ?? null;

/** Another account's session that holds the lock of a block or field. An own tab never locks its own user out. */
export const lockHolder = (others: readonly OtherSession[], focus: string): OtherSession | null =>
  editorOf(others, focus, false);

/** A tab of the same account, perhaps one just reloaded, that edits it too. */
export const ownOtherTab = (others: readonly OtherSession[], focus: string): OtherSession | null =>
  editorOf(others, focus, true);
