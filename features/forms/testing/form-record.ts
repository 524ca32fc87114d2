import type { FormField } from "../contract.ts";

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
