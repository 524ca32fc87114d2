import { z } from "zod";
import type { EditedKind } from "#features/records/records/store.ts";
import { toPascalCase } from "#platform/calls/operation-name.ts";
import { type ResourceKind, resourceKinds, resources } from "./contract.ts";
import { absent, resourcePolicy } from "./policy.ts";
import { saveResource, type ResourceSaves } from "./save.ts";
import { resourceById } from "./store.ts";

const editingOf = (kind: ResourceKind, saves: ResourceSaves): EditedKind => {
  const { input, record } = resources[kind];
  return {
    subject: "resource",
    name: toPascalCase(kind),
    path: `/:country/resources/${kind}`,
    id: z.guid(),
    access: resourcePolicy.read,
    write: resourcePolicy.write,
    absent,
    input,
    answer: record,
    isStored: async (db, market, id) => (await resourceById(db, market, kind, id)) !== null,
    save: (context, id, content, ifVersion) =>
      saveResource({ ...saves, ...context, kind }, id, input.parse(content), ifVersion),
  };
};

/** How several people edit one resource. */
export const resourceEditing = (saves: ResourceSaves): readonly EditedKind[] =>
  resourceKinds.map((kind) => editingOf(kind, saves));
