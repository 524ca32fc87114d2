import type { Completeness, PageTab } from "#design/office/record-page/record-page-declaration.ts";
import type { FormInput, FormUser } from "#features/content/forms/contract.ts";

export type FormTab = "fields" | "rules" | "after" | "submissions" | "where";

export const fieldsAfterSending = [
  "sendLabel",
  "thanksTitle",
  "thanksText",
  "keepDays",
  "mailTo",
  "sendsReply",
  "replySubject",
  "replyText",
] as const satisfies readonly (keyof FormInput)[];

export type FormFacts = Readonly<{
  /** Null for a new form. */
  id: string | null;
  submissions: number | undefined;
  users: readonly FormUser[] | undefined;
}>;

export const tabsOfForm = (form: FormInput, facts: FormFacts): readonly PageTab[] => {
  const { id, submissions, users } = facts;
  return [
    {
      key: "fields",
      label: "Fields",
      count: form.fields.length,
      fields: ["name", "isOpen", "fields"],
    },
    { key: "rules", label: "Rules", fields: [] },
    { key: "after", label: "After sending", fields: fieldsAfterSending },
    ...(id === null
      ? []
      : [
          {
            key: "submissions",
            label: "Submissions",
            ...(submissions !== undefined && { count: submissions }),
            fields: [],
          },
          {
            key: "where",
            label: "Where it stands",
            ...(users !== undefined && { count: users.length }),
            fields: [],
          },
        ]),
  ];
};

/** What a form lacks before it is of use. */
export const completenessOf = (form: FormInput, { id, users }: FormFacts): Completeness => {
  const parts = [
    { tab: "fields", label: "name", isThere: form.name !== "" },
    { tab: "fields", label: "fields", isThere: form.fields.length > 0 },
    {
      tab: "fields",
      label: "a consent",
      isThere: form.fields.some(({ kind }) => kind === "consent"),
    },
    { tab: "fields", label: "to be live", isThere: form.isOpen },
    ...(id === null || users === undefined
      ? []
      : [{ tab: "where", label: "a page", isThere: users.length > 0 }]),
  ];
  return {
    percent: Math.round((parts.filter(({ isThere }) => isThere).length / parts.length) * 100),
    missing: parts.filter(({ isThere }) => !isThere),
  };
};
