import type { RecordDeclaration } from "#design/office/record/record-declaration.ts";
import {
  type AccountInput,
  accountInputSchema,
  type NewAccount,
  newAccountSchema,
} from "#features/company/staff/accounts-contract.ts";
import { roleLabels } from "#platform/roles.ts";
import { countriesField } from "./countries-field.tsx";

const shared = {
  one: "account",
  path: (country: string): string => `${country}/staff`,
  nameOf: ({ name }: { name: string }): string => name,
  specialFields: [countriesField],
  isNeverDeleted: true,
  saved: "Account saved.",
  created: "Account made. It has no password yet.",
  deleted: "Account closed.",
} as const;

const fields = {
  name: { description: "Name", help: "Colleagues and the audit read it." },
  role: { description: "Role", names: roleLabels },
  countries: { description: "Countries", format: "countries" },
} as const;

export const newAccountRecord: RecordDeclaration<NewAccount> = {
  ...shared,
  schema: newAccountSchema,
  empty: { email: "", name: "", role: "editor", countries: null },
  fields: {
    email: { description: "E-mail", help: "To sign in. It cannot be changed later." },
    ...fields,
  },
};

export const accountRecord: RecordDeclaration<AccountInput> = {
  ...shared,
  schema: accountInputSchema,
  empty: { name: "", role: "editor", countries: null, isClosed: false },
  fields: {
    ...fields,
    isClosed: {
      description: "Closed",
      help: "It cannot sign in, and its sessions end at once. What it did stays.",
    },
  },
};
