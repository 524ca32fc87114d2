import { z } from "zod";
import { dayAt } from "#markets/format.ts";
import { marketById } from "#markets/markets.ts";
import { manyLines } from "#platform/texts/text-schema.ts";
import { answers, maxReason } from "../question-contract.ts";
import type { Database } from "#platform/server/database/tables.ts";
import { inTransaction } from "#platform/server/database/transaction.ts";
import { movePassengers } from "../passengers/save-passengers.ts";
import type { ReadLink } from "../questions/answer-link.ts";
import type { Asking } from "../handed-in/asking.ts";
import type { AnswerScreen } from "../answers/receive-answer.ts";
import { lockTour } from "../save/delete-tour.ts";
import { toursByIds } from "../store.ts";
import { travelOf } from "../decision-mails/tell.ts";
import { freeSeats } from "./ask-to-move.ts";
import { type MoveRefusal, toMoveOverView, toMoveView } from "./move-presenter.ts";
import { isMoveOpen } from "./move-rules.ts";
import {
  type MoveAnswer,
  moveAnswerById,
  moveOf,
  type StoredMove,
  writeMoveAnswer,
} from "./move-store.ts";
import type { Tour } from "../contract.ts";

type MoveScene = Readonly<{ db: Database; market: string; asking: Asking }>;

type AskedMove = Readonly<{ row: MoveAnswer; move: StoredMove; from: Tour; to: Tour }>;

/** What a link asks while it counts; null once it is over. */
const findMove = async (
  { db, market, asking }: MoveScene,
  id: string,
  { isLocked }: Readonly<{ isLocked: boolean }>,
): Promise<AskedMove | null> => {
  const asked = await moveAnswerById(db, market, id);
  if (asked && isLocked) await lockTour(db, market, asked.tour_id);
  // Read again: it may have ended until the departure was locked.
  const row = isLocked ? await moveAnswerById(db, market, id) : asked;
  const move = row && (await moveOf(db, market, row.tour_id));
  if (!move) return null;
  const tours = await toursByIds(db, market, [move.tour_id, move.to_tour_id]);
  const [from, to] = [tours.get(move.tour_id), tours.get(move.to_tour_id)];
  if (!from || !to) return null;
  const today = dayAt(asking.now(), marketById(market));
  return isMoveOpen(from, to, today) ? { row, move, from, to } : null;
};

const toScreen = async (
  scene: MoveScene,
  { row, move, from, to }: AskedMove,
  refused: MoveRefusal | null = null,
): Promise<AnswerScreen> => ({
  status: refused === null ? 200 : 422,
  view: toMoveView(
    {
      travelName: (await travelOf(scene, from)).name,
      from,
      to,
      people: row.passenger_ids.length,
      until: move.until_day,
      said: row.said,
      refused,
    },
    marketById(scene.market),
  ),
});

const over = (market: string): AnswerScreen => ({
  status: 410,
  view: toMoveOverView(marketById(market)),
});

/** What the page of a link shows. It is only read: opening a link moves nobody. */
export const showMove = async (
  scene: MoveScene,
  { id, isExpired }: ReadLink,
): Promise<AnswerScreen> => {
  const asked = await findMove(scene, id, { isLocked: false });
  if (!asked || (isExpired && asked.row.said === null)) return over(scene.market);
  return toScreen(scene, asked);
};

const sentSchema = z.object({
  answer: z.enum(answers),
  reason: manyLines().trim().max(maxReason),
});

/**
 * Moves whoever says yes, and frees the seats of whoever says no, or is not in any more.
 * @returns how many seats lack; 0 where it was done
 */
const carryOut = async (
  scene: MoveScene,
  { row, move, to }: AskedMove,
  { answer, reason }: z.infer<typeof sentSchema>,
): Promise<number> => {
  const { db, market, asking } = scene;
  const now = asking.now();
  const today = dayAt(now, marketById(market));
  const context = { db, market, actor: "a traveller, by the link", today, asking };
  const { passenger_ids: passengerIds } = row;
  const seats = passengerIds.length;
  const lacking = to.peopleIn + seats - to.seatsTotal;
  if (answer === "yes" && lacking > 0) return lacking;
  const moving = { fromId: move.tour_id, toId: to.id, passengerIds };
  const moved = answer === "yes" ? await movePassengers(context, moving) : 0;
  const said = moved > 0 ? "yes" : "no";
  await writeMoveAnswer(db, row, { said, said_at: now, reason });
  if (moved < seats) await freeSeats(context, to.id, seats - moved);
  if (moved > 0) await asking.people.moved(db, market, { ...moving, to });
  return 0;
};

/**
 * Takes what the form of a link has sent; what was said once stays.
 * @returns the page to show instead where it was not taken; null where it was
 */
export const receiveMove = (
  scene: MoveScene,
  { id, isExpired }: ReadLink,
  fields: URLSearchParams,
): Promise<AnswerScreen | null> =>
  inTransaction(scene.db, async (trx) => {
    const inside = { ...scene, db: trx };
    const asked = await findMove(inside, id, { isLocked: true });
    if (!asked) return over(scene.market);
    if (asked.row.said !== null) return null;
    if (isExpired) return over(scene.market);
    // A browser sends the line breaks of a text as two characters.
    const reason = (fields.get("reason") ?? "").replaceAll("\r\n", "\n");
    const typed = { reason: reason.slice(0, maxReason), limit: maxReason };
    const sent = sentSchema.safeParse({ answer: fields.get("answer"), reason });
    if (!sent.success) {
      const isLong = sent.error.issues.some(({ path }) => path[0] === "reason");
      return toScreen(inside, asked, { problem: isLong ? "longReason" : "missing", ...typed });
    }
    if ((await carryOut(inside, asked, sent.data)) === 0) return null;
    return toScreen(inside, asked, { problem: "noSeat", ...typed });
  });
