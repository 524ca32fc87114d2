import type { ListAnswer, ListDeclaration } from "#design/office/list/list-declaration.ts";
import { apiQuery } from "#design/office/list/search/list-search.ts";
import { accountStates, type ListedAccount } from "#features/company/staff/accounts-contract.ts";
import { listStaff } from "#features/company/staff/accounts/calls.ts";
import { call } from "#platform/browser/call.ts";
import { roleLabels, roles } from "#platform/roles.ts";
import { countriesText, stateKinds, stateWords } from "./account-words.ts";

export const accountList: ListDeclaration<ListedAccount> = {
  name: "staff-accounts",
  one: "account",
  many: "accounts",
  title: "Staff",
  about: "An account lets a colleague sign in here, with a role and the countries to work on.",
  load: (country, search): Promise<ListAnswer<ListedAccount>> =>
    call(listStaff, { country }, { query: apiQuery(search) }),
  idOf: ({ id }) => id,
  nameOf: ({ name }) => name,
  nameColumn: { label: "Name", details: ({ email }) => <small>{email}</small> },
  columns: [
    { key: "role", label: "Role", cell: ({ role }) => roleLabels[role] },
    {
      key: "countries",
      label: "Countries",
      cell: ({ countries }) => countriesText(countries),
      yieldsToPanel: true,
    },
    {
      key: "sessions",
      label: "Signed in",
      cell: ({ sessions }) =>
        sessions === 0 ? "not signed in" : `in ${sessions} browser${sessions > 1 ? "s" : ""}`,
      yieldsToPanel: true,
    },
    {
      key: "state",
      label: "State",
      cell: ({ state }) => (
        <span className="tag state" data-kind={stateKinds[state]}>
          {stateWords[state]}
        </span>
      ),
      card: "tag",
    },
  ],
  searchLabel: "Search name or e-mail",
  filters: [
    {
      kind: "choice",
      field: "state",
      label: "State",
      choices: accountStates.map((value) => ({ value, label: stateWords[value] })),
    },
    {
      kind: "choice",
      field: "role",
      label: "Role",
      choices: roles.map((value) => ({ value, label: roleLabels[value] })),
    },
  ],
  sorts: [
    { value: "name", label: "By name" },
    { value: "role", label: "By role", column: "role", direction: "ascending" },
    { value: "newest", label: "Newest" },
  ],
  create: { label: "New account" },
};
