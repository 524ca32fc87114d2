import type { EditedKind } from "#features/records/records/store.ts";
import { redirectBodySchema, redirectSchema } from "./contract.ts";
import { redirectPolicy } from "./policy.ts";
import { type PathOwners, saveRedirect } from "./save/save.ts";
import { redirectById } from "./store.ts";

/** How several people edit one redirect. */
export const redirectEditing = (owners: PathOwners): EditedKind => ({
  subject: "redirect",
  name: "Redirect",
  path: "/:country/redirects",
  access: redirectPolicy.read,
  write: redirectPolicy.write,
  absent: "There is no such redirect.",
  input: redirectBodySchema,
  answer: redirectSchema,
  isStored: async (db, market, id) => (await redirectById(db, market, id)) !== null,
  save: (context, id, content, ifVersion) =>
    saveRedirect({ ...owners, ...context }, id, redirectBodySchema.parse(content), ifVersion),
});
