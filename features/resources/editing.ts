import { z } from "zod";
import { toPascalCase } from "#platform/server/http/routes/operation-name.ts";
import type { PresenceKind } from "#platform/server/presence/presence-routes.ts";
import { type ResourceKind, resourceKinds } from "./contract.ts";
import { absent, resourcePolicy } from "./policy.ts";
import { resourceById } from "./store.ts";

const editingOf = (kind: ResourceKind): PresenceKind => ({
  subject: "resource",
  name: toPascalCase(kind),
  path: `/:country/resources/${kind}`,
  id: z.guid(),
  access: resourcePolicy.read,
  absent,
  isStored: async (db, market, id) => (await resourceById(db, market, kind, id)) !== null,
});

/** How several people edit one resource. */
export const resourceEditing: readonly PresenceKind[] = resourceKinds.map(editingOf);
