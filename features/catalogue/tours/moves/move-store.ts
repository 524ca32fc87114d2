import type { Generated, Selectable } from "kysely";
import type { Answer } from "../question-contract.ts";
import type { Database } from "#platform/server/database/tables.ts";

type MoveTable = {
  market: string;
  tour_id: string;
  to_tour_id: string;
  /** It stands in the mail. */
  reason: string;
  /** The last day to answer. */
  until_day: string;
  asked_at: Date;
};

type MoveAnswerTable = {
  market: string;
  /** The link of the mail names it. */
  id: Generated<string>;
  tour_id: string;
  passenger_ids: string[];
  written_at: Date;
  /** Null until somebody answers. */
  said: Answer | null;
  said_at: Date | null;
  /** What they have written to it. */
  reason: Generated<string>;
};

declare module "#platform/server/database/tables.ts" {
  interface Tables {
    /** That those who are in a departure are asked to move to another one. */
    departure_move: MoveTable;
    departure_move_answer: MoveAnswerTable;
  }
}

export type StoredMove = Selectable<MoveTable>;
export type MoveAnswer = Selectable<MoveAnswerTable>;

export const insertMove = async (trx: Database, move: StoredMove): Promise<void> => {
  await trx.insertInto("departure_move").values(move).execute();
};

/** @returns its id */
export const insertMoveAnswer = async (
  trx: Database,
  { market, tour_id }: StoredMove,
  passengerIds: readonly string[],
  now: Date,
): Promise<string> => {
  const { id } = await trx
    .insertInto("departure_move_answer")
    .values({
      market,
      tour_id,
      passenger_ids: [...passengerIds],
      written_at: now,
      said: null,
      said_at: null,
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  return id;
};

export const moveOf = async (
  db: Database,
  market: string,
  tourId: string,
): Promise<StoredMove | null> =>
  (await db
    .selectFrom("departure_move")
    .selectAll()
    .where("market", "=", market)
    .where("tour_id", "=", tourId)
    .executeTakeFirst()) ?? null;

/** The departures of the moves of which one departure has left or is cancelled. */
export const closedMoves = async (
  db: Database,
  market: string,
  today: string,
  limit: number,
): Promise<readonly string[]> => {
  const rows = await db
    .selectFrom("departure_move as move")
    .select("move.tour_id")
    .where("move.market", "=", market)
    .where((where) =>
      where.exists(
        where
          .selectFrom("tour")
          .select("tour.id")
          .whereRef("tour.market", "=", "move.market")
          .where((eb) =>
            eb.or([
              eb("tour.id", "=", eb.ref("move.tour_id")),
              eb("tour.id", "=", eb.ref("move.to_tour_id")),
            ]),
          )
          .where((eb) =>
            eb.or([
              eb("tour.departure_date", "<=", today),
              eb("tour.cancelled_at", "is not", null),
            ]),
          ),
      ),
    )
    .limit(limit)
    .execute();
  return rows.map(({ tour_id: id }) => id);
};

const answersIn = (db: Database, market: string) =>
  db.selectFrom("departure_move_answer").selectAll().where("market", "=", market);

export const moveAnswersOf = (
  db: Database,
  market: string,
  tourId: string,
): Promise<readonly MoveAnswer[]> =>
  answersIn(db, market).where("tour_id", "=", tourId).orderBy("id").execute();

export const moveAnswerById = async (
  db: Database,
  market: string,
  id: string,
): Promise<MoveAnswer | null> =>
  (await answersIn(db, market).where("id", "=", id).executeTakeFirst()) ?? null;

export const writeMoveAnswer = async (
  trx: Database,
  { market, id }: MoveAnswer,
  change: Partial<Pick<MoveAnswer, "said" | "said_at" | "reason" | "written_at">>,
): Promise<void> => {
  await trx
    .updateTable("departure_move_answer")
    .set(change)
    .where("market", "=", market)
    .where("id", "=", id)
    .execute();
};

export const postponeMove = async (
  trx: Database,
  { market, tour_id }: StoredMove,
  until: string,
): Promise<void> => {
  await trx
    .updateTable("departure_move")
    .set({ until_day: until })
    .where("market", "=", market)
    .where("tour_id", "=", tour_id)
    .execute();
};

/** With all that was said to it. */
export const deleteMove = async (trx: Database, { market, tour_id }: StoredMove): Promise<void> => {
  await trx
    .deleteFrom("departure_move")
    .where("market", "=", market)
    .where("tour_id", "=", tour_id)
    .execute();
};
