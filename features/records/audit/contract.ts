import { z } from "zod";

const auditChangeSchema = z.strictObject({
  path: z.string(),
  before: z.string().nullable(),
  after: z.string().nullable(),
});

/**
 * `before` and `after` are the field's values as text of at most 400 characters; null where the
 * record has no value at the path.
 */
export type AuditChange = Readonly<z.infer<typeof auditChangeSchema>>;

export const auditRecordSchema = z.strictObject({
  id: z.uuid(),
  at: z.iso.datetime(),
  actor: z.string().describe("The e-mail of who did it."),
  actorName: z
    .string()
    .nullable()
    .describe("What colleagues call them; null for an account that is not kept here."),
  market: z.string().nullable(),
  action: z.string(),
  entity: z.string(),
  entityId: z.string(),
  name: z.string().nullable().describe("The record's own name, as it was then, where it has one."),
  version: z
    .int()
    .nullable()
    .describe("The version that the record then had, or had when it was deleted."),
  changes: z
    .array(auditChangeSchema)
    .readonly()
    .describe("The first changes of an update; none for what was created or deleted."),
  changeCount: z.int().describe("How many changes there are in all."),
});

export type AuditRecord = Readonly<z.infer<typeof auditRecordSchema>>;

export type AuditList = Readonly<{
  items: readonly AuditRecord[];
  total: number;
  page: number;
  pageSize: number;
}>;
