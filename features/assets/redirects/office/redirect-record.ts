import type { RecordDeclaration } from "#design/office/record/record-declaration.ts";
import { type RedirectInput, redirectInputSchema } from "../contract.ts";
import { withOwnPaths } from "../own-paths.ts";
import { redirectErrors } from "../rules.ts";
import { redirectsPath } from "./redirect-api.ts";
import { statusField } from "./record/status-field.tsx";

const meanings = {
  301: "301, moved for good",
  302: "302, elsewhere for now",
  307: "307, elsewhere for now, same method",
  308: "308, moved for good, same method",
  410: "410, gone for good",
} as const satisfies Record<RedirectInput["status"], string>;

/** @param site origin of the market's public site; null where no host serves it */
export const redirectRecord = (site: string | null): RecordDeclaration<RedirectInput> => ({
  one: "redirect",
  keepsVersions: true,
  schema: redirectInputSchema.omit({ id: true }),
  empty: { from: "", to: "", status: 301, enabled: true },
  path: redirectsPath,
  nameOf: ({ from }) => from,
  fields: {
    from: {
      description: "From",
      help: "A path of this market, such as /old, or its full address.",
    },
    status: { description: "Status", names: meanings },
    to: {
      description: "To",
      help: "Another path or full address of this market; query and fragment may follow.",
      when: { field: "status", is: [301, 302, 307, 308] },
    },
    enabled: { description: "On", help: "What is off leads nobody." },
  },
  specialFields: [statusField],
  rules: (redirect) => redirectErrors(withOwnPaths(redirect, site)),
  saved: "Redirect saved.",
  created: "Redirect made.",
  deleted: "Redirect deleted.",
});
