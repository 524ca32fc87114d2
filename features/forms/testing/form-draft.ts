import type { FormInput } from "../contract.ts";

/** A form that asks nothing yet and is not live. */
export const formDraft = (overrides: Partial<FormInput> = {}): FormInput => ({
  name: "Lead a group",
  isOpen: false,
  fields: [],
  sendLabel: "",
  thanksTitle: "",
  thanksText: "",
  mailTo: [],
  sendsReply: false,
  replySubject: "",
  replyText: "",
  keepDays: 30,
  ...overrides,
});
