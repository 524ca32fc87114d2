import { useDraft } from "#design/office/record-page/state/use-draft.ts";
import type { NewBlockEntry } from "#features/content/block-catalogue/contract.ts";

/** The entry as it is written, as far as it is valid. */
export const useDraftEntry = (): NewBlockEntry =>
  useDraft(({ edited }) => edited as unknown as NewBlockEntry);
