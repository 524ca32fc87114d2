import { useDraft } from "#design/office/record-page/state/use-draft.ts";
import type { Values } from "#design/office/record/record-declaration.ts";
import type { TravelInput } from "#features/catalogue/travels/contract.ts";

/** The draft's values are those of the travel's contract, as far as they are valid. */
export const asTravel = (values: Values): TravelInput => values as TravelInput;

/** Renders again only when the selected part changes. */
export const useTravel = <Part>(select: (travel: TravelInput) => Part): Part =>
  useDraft(({ edited }) => select(asTravel(edited)));
