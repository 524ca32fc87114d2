import type { z } from "zod";
import type { Database } from "#platform/server/database/tables.ts";

/** `db` is the transaction of a run. */
export type PlanContext = Readonly<{ db: Database; market: string; actor: string }>;

/** One row of a plan, with the version that its record had; null where there is none. */
export type PlannedRow<Row> = Readonly<{
  content: Row;
  outcome: string;
  record: Readonly<{ id: string; version: number }> | null;
}>;

export type Found<Row, Summary> = Readonly<{
  rows: readonly PlannedRow<Row>[];
  summary: Summary;
}>;

/** A dry run over many rows: what is asked for, what is found, and how that is carried out. */
export type PlanKind<Input, Row, Summary> = Readonly<{
  /** Letters and hyphens. */
  name: string;
  input: z.ZodType<Input>;
  row: z.ZodType<Row>;
  summary: z.ZodType<Summary>;
  outcomes: readonly [string, ...string[]];
  /** What a run would do; nothing is locked or written, and others have their turn meanwhile. */
  look: (context: PlanContext, input: Input) => Promise<Found<Row, Summary>>;
  /**
   * Writes what was planned, in the transaction of the context, and leaves out rows whose record
   * was changed since.
   * @throws Problem where nothing of it can be written
   */
  run: (
    context: PlanContext,
    input: Input,
    planned: readonly PlannedRow<Row>[],
  ) => Promise<Found<Row, Summary>>;
}>;
