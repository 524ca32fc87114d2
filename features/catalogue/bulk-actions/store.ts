import type { ColumnType, Generated, JSONColumnType } from "kysely";
import type { Problem } from "#platform/server/http/problem.ts";
import type { Database } from "#platform/server/database/tables.ts";
import type {
  BulkAction,
  BulkFacts,
  BulkFilter,
  BulkKindName,
  BulkNote,
  BulkOutcome,
  BulkRow,
  BulkRowState,
  BulkState,
  BulkValue,
} from "./contract.ts";

type Json<Value> = ColumnType<Value, string | null | undefined, string | null>;

declare module "#platform/server/database/tables.ts" {
  interface Tables {
    bulk_action: {
      market: string;
      id: Generated<string>;
      created_at: Generated<Date>;
      kind: BulkKindName;
      action: JSONColumnType<BulkAction>;
      filter: JSONColumnType<BulkFilter>;
      reason: string;
      actor: string;
      state: BulkState;
      /** Raised whenever it goes on, so that a job of an earlier time does nothing. */
      lap: Generated<number>;
      starts_at: Date | null;
      started_at: Date | null;
      ended_at: Date | null;
      /** A dry run, until somebody runs it. */
      is_plan: Generated<boolean>;
      facts: Json<BulkFacts | null>;
      problem: string | null;
    };
    bulk_action_row: {
      market: string;
      action_id: string;
      position: number;
      record_id: string;
      record_version: number | null;
      is_confirmed: boolean;
      name: string;
      detail: string;
      day: string | null;
      state: BulkRowState;
      before_value: Json<BulkValue>;
      after_value: Json<BulkValue>;
      now_value: Json<BulkValue>;
      /** The changed fields as they were; kept while the action can be undone. */
      before: Json<object | null>;
      after: Json<object | null>;
      reason: string | null;
      at: Date | null;
      /** Null until the row was looked at. */
      outcome: BulkOutcome | null;
      status: BulkRow["status"];
      /** Null for none. */
      notes: Json<readonly BulkNote[] | null>;
      /** Puts rows in the order in which they are written; empty for runs from before it was kept. */
      write_key: Generated<string>;
    };
  }
}

/** `db` is the transaction of a write. */
export type BulkContext = Readonly<{
  db: Database;
  market: string;
  today: string;
  actor: string;
  /** The run that writes, or that is undone; missing for what writes once. */
  runId?: string;
}>;

export type BulkTarget = Readonly<{
  id: string;
  /** As it was looked at; null means the newest. */
  version: number | null;
  /** Whether somebody has seen the notes of the plan and goes on. */
  isConfirmed: boolean;
}>;

/**
 * What would become of a record. Rows of a group are written together; a stale one was saved by
 * somebody after it was looked at.
 */
export type BulkPlanned = Pick<
  BulkRow,
  "id" | "name" | "detail" | "day" | "version" | "status" | "from" | "to" | "notes" | "reason"
> &
  Readonly<{ outcome: BulkOutcome; group: string; isStale: boolean }>;

/** Keeps rows that were planned. @throws an error that ends the planning once nobody waits for it */
export type KeepPlanned = (rows: readonly BulkPlanned[]) => Promise<void>;

/** What became of a record. */
export type BulkResult = Readonly<{
  id: string;
  outcome: "changed" | "unchanged" | "refused" | "stale";
  reason: string | null;
  from: BulkValue;
  to: BulkValue;
  /** The changed fields, to undo it; null where nothing can be undone. */
  before: object | null;
  after: object | null;
}>;

export type BulkUndo = Readonly<{ id: string; before: object; after: object }>;

/** One kind of record that bulk actions change, by the same functions as every save of it. */
export type BulkKind = Readonly<{
  /** As the audit and presence name it. */
  subject: string;
  /** How many are written in one transaction. */
  batchSize: number;
  can: (action: BulkAction) => boolean;
  /** At most `limit`. */
  find: (
    context: BulkContext,
    filter: BulkFilter,
    limit: number,
  ) => Promise<readonly Omit<BulkTarget, "isConfirmed">[]>;
  /**
   * What a write would do; nothing is written. Rows are handed over part by part, and other work of
   * the process has its turn between.
   * @returns what the changes do beyond their rows
   */
  plan: (
    context: BulkContext,
    action: BulkAction,
    targets: readonly BulkTarget[],
    keep: KeepPlanned,
  ) => Promise<BulkFacts>;
  /** Writes in the transaction of the context, and refuses rows one by one. */
  write: (
    context: BulkContext,
    action: BulkAction,
    targets: readonly BulkTarget[],
  ) => Promise<readonly BulkResult[]>;
  /** Puts changed fields back where they are still as the action left them. */
  undo: (
    context: BulkContext,
    action: BulkAction,
    rows: readonly BulkUndo[],
  ) => Promise<readonly BulkResult[]>;
  /** Does what a run does once for all its rows, in the transaction that ends it. */
  end?: (context: BulkContext, runId: string) => Promise<void>;
}>;

export type BulkKinds = Readonly<Record<BulkKindName, BulkKind>>;

export const noFacts: BulkFacts = {
  prices: null,
  freeSeatsCents: 0,
  startingPrices: [],
  peopleIn: 0,
  addresses: 0,
  pages: 0,
  asked: [],
};

/** A record that is not there any more. */
export const goneRow = (id: string): BulkPlanned => ({
  id,
  name: "",
  detail: "",
  day: null,
  group: "",
  version: null,
  status: null,
  isStale: false,
  outcome: "refuse",
  from: null,
  to: null,
  notes: [],
  reason: "It is not there any more.",
});

const nothingShown = { from: null, to: null, before: null, after: null };

export const refusedResult = (id: string, reason: string | null): BulkResult => ({
  id,
  outcome: "refused",
  reason,
  ...nothingShown,
});

/** Saved by somebody after it was looked at. `now` is what the row would show of it. */
export const staleResult = (id: string, now: BulkValue): BulkResult => ({
  ...refusedResult(id, null),
  outcome: "stale",
  from: now,
});

export const purgedResult = (id: string): BulkResult => ({
  id,
  outcome: "changed",
  reason: null,
  ...nothingShown,
});

/** Why a record that somebody saved after it was looked at is left alone. */
export const savedBy = (name: string | undefined): string =>
  `Saved by ${name ?? "somebody"} meanwhile.`;

/** Records that are written one by one, and that a bulk action publishes, unpublishes or purges. */
export type PublishedRecords<
  Stored extends Readonly<{
    id: string;
    version: number;
    name: string;
    slug: string;
    isPublished: boolean;
  }>,
> = Readonly<{
  subject: string;
  find: BulkKind["find"];
  byId: (db: Database, market: string, id: string) => Promise<Stored | null>;
  byIds: (db: Database, market: string, ids: readonly string[]) => Promise<readonly Stored[]>;
  /**
   * What `publish` would throw before it writes, by the same rules, read for all of them together;
   * nothing is locked or written.
   * @returns by the record's id; without those that would be saved as they are
   */
  findProblems: (
    context: BulkContext,
    records: readonly Stored[],
    isPublished: boolean,
  ) => Promise<ReadonlyMap<string, Problem>>;
  /**
   * Saves the record by the rules of every save.
   * @throws Problem before anything is written; 428 where somebody has to confirm what it does
   */
  publish: (
    context: BulkContext,
    stored: Stored,
    isPublished: boolean,
    options: Readonly<{ ifVersion: number | null; isConfirmed: boolean }>,
  ) => Promise<Stored>;
  purge: (context: BulkContext, stored: Stored) => Promise<void>;
}>;
