/** A change as the audit tells it: both sides as short text, null where there is nothing. */
export type AuditChange = Readonly<{ path: string; before: string | null; after: string | null }>;

/** Who did what to which record, and when. */
export type AuditRecord = Readonly<{
  id: string;
  at: string;
  /** The e-mail of who did it. */
  actor: string;
  market: string | null;
  action: string;
  entity: string;
  entityId: string;
  /** The record's own name, as it was then; null where it has none. */
  name: string | null;
  /** The version that the record then had, or had when it was deleted; null where records have none. */
  version: number | null;
  /** The first changes of an update; none for what was created or deleted. */
  changes: readonly AuditChange[];
  /** How many changes there are in all. */
  changeCount: number;
}>;

export type AuditList = Readonly<{
  items: readonly AuditRecord[];
  total: number;
  page: number;
  pageSize: number;
}>;
