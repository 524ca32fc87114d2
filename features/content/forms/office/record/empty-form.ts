import type { FormInput } from "#features/content/forms/contract.ts";

/** What a new form begins with: it asks nothing yet and is not live. */
export const emptyForm: FormInput = {
  name: "",
  isOpen: false,
  fields: [],
  sendLabel: "",
  thanksTitle: "",
  thanksText: "",
  mailTo: [],
  sendsReply: false,
  replySubject: "",
  replyText: "",
  keepDays: 365,
};
