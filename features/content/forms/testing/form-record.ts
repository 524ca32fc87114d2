import type { FormField } from "../contract.ts";

/** What a required field has in common with all others; its question reads as its id. */
export const askedField = (id: string, showWhen: FormField["showWhen"] = null) => ({
  id,
  question: id,
  help: "",
  isRequired: true,
  showWhen,
  isHalf: false,
});

/** An open form with these fields. */
export const formRecord = (fields: readonly FormField[]) => ({
  id: "form",
  name: "Form",
  isOpen: true,
  fields,
  sendLabel: "",
  thanksTitle: "",
  thanksText: "",
  sendsReply: false,
  replySubject: "",
  replyText: "",
  keepDays: 1,
});
