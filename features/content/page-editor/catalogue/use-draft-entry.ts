import { draftAs } from "#design/office/record-page/state/draft-as.ts";
import { useDraft } from "#design/office/record-page/state/use-draft.ts";
import {
  type NewBlockEntry,
  newBlockEntrySchema,
} from "#features/content/block-catalogue/contract.ts";

const asEntry = draftAs<NewBlockEntry>(newBlockEntrySchema);

/** The entry as it is written, as far as it is valid. */
export const useDraftEntry = (): NewBlockEntry => useDraft(({ edited }) => asEntry(edited));
