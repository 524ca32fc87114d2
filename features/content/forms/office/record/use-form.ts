import { useDraft } from "#design/office/record-page/state/use-draft.ts";
import type { Values } from "#design/office/record/record-declaration.ts";
import type { FormInput } from "#features/content/forms/contract.ts";

/** The draft's values are those of the form's contract, as far as they are valid. */
export const asForm = (values: Values): FormInput => values as unknown as FormInput;

/** Renders again only when the selected part changes. */
export const useForm = <Part>(select: (form: FormInput) => Part): Part =>
  useDraft(({ edited }) => select(asForm(edited)));
