import type { RecordPageDeclaration } from "#design/office/record-page/record-page-declaration.ts";
import { type FormInput, formInputSchema } from "#features/content/forms/contract.ts";
import { emptyForm } from "./empty-form.ts";
import { formErrors } from "#features/content/forms/rules.ts";
import { fieldName } from "./field-name.ts";

export const formRecord: RecordPageDeclaration<FormInput> = {
  one: "form",
  schema: formInputSchema,
  list: { path: "/new-form-builder", label: "Back to forms" },
  empty: emptyForm,
  path: (country) => `${country}/forms`,
  nameOf: ({ name }) => name,
  fields: {
    name: { description: "Name", help: "For staff; visitors do not see it." },
    isOpen: {
      description: "Live",
      help: "Visitors see it where it stands. Off, its place stays empty.",
    },
    sendLabel: {
      description: "Words on the button",
      help: "Empty: “Send” in the market’s language.",
    },
    thanksTitle: { description: "Thank-you, headline", help: "Empty: the market’s words." },
    thanksText: {
      description: "Thank-you, text",
      format: "textarea",
      help: "Shown on the same page in place of the form.",
    },
    keepDays: {
      description: "Keep submissions for, in days",
      help: "Then they are deleted by themselves. Say the same in your privacy text.",
    },
    mailTo: {
      description: "Addresses",
      help: "Each is told of every submission, by a mail with a link and none of the answers.",
    },
    sendsReply: {
      description: "Write to the sender",
      help: "To the first e-mail that the form asks for.",
    },
    replySubject: { description: "Subject", when: { field: "sendsReply", is: [true] } },
    replyText: {
      description: "Text",
      format: "textarea",
      when: { field: "sendsReply", is: [true] },
    },
  },
  keepsVersions: true,
  rules: formErrors,
  fieldName,
  ask: async () => null,
  saved: "Form saved.",
  created: "Form added.",
  deleted: "Form deleted.",
};
