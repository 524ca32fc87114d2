import { z } from "zod";
import type { EditedKind } from "#features/records/records/store.ts";
import { coordinatorInputSchema, coordinatorRecordSchema } from "./contract.ts";
import { coordinatorPolicy } from "./policy.ts";
import { type CoordinatorSaves, saveCoordinator } from "./save.ts";
import { coordinatorById } from "./store.ts";

/** How several people edit one coordinator. */
export const coordinatorEditing = (saves: CoordinatorSaves): EditedKind => ({
  subject: "coordinator",
  name: "Coordinator",
  path: "/:country/coordinators",
  id: z.guid(),
  access: coordinatorPolicy.read,
  write: coordinatorPolicy.write,
  absent: "There is no such coordinator.",
  input: coordinatorInputSchema,
  answer: coordinatorRecordSchema,
  isStored: async (db, market, id) => (await coordinatorById(db, market, id)) !== null,
  save: (context, id, content, ifVersion) =>
    saveCoordinator({ ...saves, ...context }, id, coordinatorInputSchema.parse(content), ifVersion),
});
