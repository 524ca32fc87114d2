import { sql } from "kysely";
import {
  boardRow,
  type BoardScene,
  type BoardSource,
  type Found,
  foundRows,
} from "#features/records/board/store.ts";
import { counted } from "#platform/counted.ts";
import { findGroups } from "./find-questions.ts";

const path = "/questions";

const dayMs = 24 * 60 * 60_000;

const handOversBefore = async (
  { db, market }: Pick<BoardScene, "db" | "market">,
  before: Date,
  waits: Readonly<{ one: string; many: string }>,
): Promise<Found> => {
  const { total, free } = await db
    .selectFrom("chat_handover")
    .select([
      sql<number>`count(*)::integer`.as("total"),
      sql<number>`count(*) filter (where owner is null)::integer`.as("free"),
    ])
    .where("market", "=", market)
    .where("settled_at", "is", null)
    .where("asked_at", "<=", before)
    .executeTakeFirstOrThrow();
  if (total === 0) return foundRows([]);
  return foundRows([
    boardRow({
      id: "handovers",
      icon: "person",
      tone: "incomplete",
      lead: { label: counted(total, "visitor"), path },
      text: `${total === 1 ? waits.one : waits.many} for an answer from the chat`,
      detail: free === 0 ? "somebody has each of them" : `nobody has ${free} of them yet`,
      action: { label: "Answer", path },
    }),
  ]);
};

/** Questions that visitors have handed over to people, and that nobody has answered yet. */
export const handOversToAnswer: BoardSource = (scene) =>
  handOversBefore(scene, scene.now, { one: "waits", many: "wait" });

/** Those that have waited over a day. */
export const lateHandOvers: BoardSource = (scene) =>
  handOversBefore(scene, new Date(scene.now.getTime() - dayMs), {
    one: "waits over a day",
    many: "wait over a day",
  });

/**
 * Questions without an answer that staff have neither mended nor left.
 * @param answeredOf which of the texts the market's sources answer by now
 */
export const questionsToMend =
  (
    answeredOf: (market: string, texts: readonly string[]) => Promise<ReadonlySet<string>>,
  ): BoardSource =>
  async ({ db, market }) => {
    const groups = (await findGroups(db, market)).filter(({ leftReason }) => leftReason === null);
    const answered = await answeredOf(
      market,
      groups.map(({ text }) => text),
    );
    const waiting = groups.filter(({ text }) => !answered.has(text));
    const [first] = waiting;
    if (!first) return foundRows([]);
    return foundRows([
      boardRow({
        id: "questions",
        icon: "info",
        tone: "incomplete",
        lead: { label: counted(waiting.length, "question"), path },
        text: "without an answer in the chat",
        detail: `${first.count} × “${first.text}”`,
        action: { label: "Mend", path },
      }),
    ]);
  };
