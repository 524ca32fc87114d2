import { draftAs } from "#design/office/record-page/state/draft-as.ts";
import { useDraft } from "#design/office/record-page/state/use-draft.ts";
import { type FormInput, formInputSchema } from "#features/content/forms/contract.ts";

/** The draft's values are those of the form's contract, as far as they are valid. */
export const asForm = draftAs<FormInput>(formInputSchema);

/** Renders again only when the selected part changes. */
export const useForm = <Part>(select: (form: FormInput) => Part): Part =>
  useDraft(({ edited }) => select(asForm(edited)));
