import { sql } from "kysely";
import { changeRecord } from "#features/records/records/store.ts";
import { recordAudits } from "#features/records/audit/store.ts";
import { formatTime } from "#markets/format.ts";
import { marketById } from "#markets/markets.ts";
import type { Database } from "#platform/server/database/tables.ts";
import { counted } from "#platform/counted.ts";
import { inTheWay, Problem } from "#platform/server/http/problem.ts";
import type { Cancellation, Tour } from "../contract.ts";
import { toDraft } from "../save/row-rules.ts";
import { absentTour } from "../policy.ts";
import { endQuestion, reopenQuestionOf } from "../questions/store.ts";
import { lockTour } from "../save/delete-tour.ts";
import { nameOfTour } from "../save/row-rules.ts";
import { saveTour, type TourContext, tourKind } from "../save/save-tours.ts";
import { toTour } from "../store.ts";
import { type DecisionInput, type FollowersInput, undoMinutes } from "../consequences-contract.ts";
import { decidedOn, moveDecisionDay } from "./decide-on.ts";
import { confirmedPart, decisionRefusal } from "./decision-rules.ts";
import { datesInstead, factsOf } from "./facts.ts";
import type { DecisionNotice } from "../decision-mails/decision-letter.ts";
import { takeMailsBack } from "../kept-decisions/mail-store.ts";
import { reachedPeople, tell, travelOf } from "../decision-mails/tell.ts";
import { askAgainToMove, askToMove, endMove } from "../moves/ask-to-move.ts";
import {
  decisionOf,
  forgetDecision,
  isAsDecided,
  keepDecision,
  type StoredDecision,
  undoUntil,
} from "../kept-decisions/store.ts";

/** `db` is a transaction that has begun. */
export type DecideContext = TourContext & Readonly<{ now: Date }>;

export type Target = Readonly<{ id: string; ifVersion: number | null }>;

const staleText = "Somebody else saved this departure in the meantime.";

const lockedTour = async (
  { db, market }: DecideContext,
  { id, ifVersion }: Target,
): Promise<Tour> => {
  const found = await lockTour(db, market, id);
  if (!found) throw new Problem(404, absentTour);
  if (ifVersion !== null && ifVersion !== found.version) throw new Problem(412, staleText);
  return found.tour;
};

type Shown = Readonly<{ isPublished: boolean; cancellation: Cancellation | null }>;

const writeShown = async (
  trx: Database,
  { market, id, isPublished, cancellation }: Shown & Readonly<{ market: string; id: string }>,
): Promise<Tour> => {
  const row = await trx
    .updateTable("tour")
    .set({
      is_published: isPublished,
      cancelled_at: cancellation && new Date(cancellation.at),
      cancelled_by: cancellation?.by ?? null,
      cancel_reason: cancellation?.reason ?? null,
      version: sql<number>`version + 1`,
      updated_at: sql<Date>`now()`,
    })
    .where("market", "=", market)
    .where("id", "=", id)
    .returningAll()
    .executeTakeFirstOrThrow();
  return toTour(row);
};

/** Cancels a departure, or brings it back, with its audit and the pages that show it. */
const show = async (context: DecideContext, id: string, shown: Shown): Promise<Tour> => {
  const besideContent = shown.cancellation ? "Cancelled" : "Cancellation taken back";
  const { tour } = await changeRecord({ ...tourKind, lock: lockTour, besideContent }, context, {
    id,
    ifVersion: null,
    async write(trx, before) {
      const written = await writeShown(trx, { market: context.market, id, ...shown });
      return { ...before, tour: written, version: written.version };
    },
  });
  return tour;
};

const write = async (context: DecideContext, before: Tour, input: DecisionInput): Promise<Tour> => {
  const { actor, now, today } = context;
  const { id, version } = before;
  const { kind, reason, toTourId, until } = input;
  if (kind === "move") {
    await askToMove(context, before, { reason, toTourId: toTourId ?? "", until: until ?? "" });
    return before;
  }
  await endMove(context, before);
  if (kind === "cancel") {
    const cancellation = { at: now.toISOString(), by: actor, reason };
    await endQuestion(context.db, context.market, id, now);
    return show(context, id, { isPublished: false, cancellation });
  }
  const draft = { ...toDraft(before), ...confirmedPart(before, kind, today) };
  return saveTour(context, { id, travelId: null, version, draft });
};

/** Writes to those who are in what was decided; who is asked to move was written to already. */
const tellDecided = async (
  context: DecideContext,
  before: Tour,
  { kind, reason }: DecisionInput,
): Promise<void> => {
  if (kind === "move") return;
  const notice: DecisionNotice =
    kind === "cancel"
      ? { kind, reason, others: await datesInstead(context, before) }
      : { kind: "confirm" };
  const reached = await reachedPeople(context, before);
  await tell(
    { ...context, tour: before },
    reached.map((to) => ({ to, notice })),
  );
  if (kind === "cancel" || reached.length === 0) return;
  const emails = reached.map(({ email }) => email);
  const { db, market, asking } = context;
  await asking.people.toldOfConfirmation(db, { market, tourId: before.id }, emails);
};

/**
 * Decides a departure. For some minutes it can be taken back, and its mails wait so long. Those of a
 * decision before that have not left leave no more.
 * @throws Problem 404, 409 for one that is decided already, 412, 422 where people are missing
 */
export const decideTour = async (
  context: DecideContext,
  target: Target,
  input: DecisionInput,
): Promise<void> => {
  const { db, market, actor, now, today } = context;
  const before = await lockedTour(context, target);
  const refusal = decisionRefusal(before, input.kind, today, await factsOf(context, before));
  if (refusal) {
    const { status, error } = refusal;
    if (status === 409) throw inTheWay("It cannot be decided so", error.message);
    throw new Problem(422, error.message, { errors: [error] });
  }
  await takeMailsBack(db, market, before.id, now);
  const after = await write(context, before, input);
  await tellDecided(context, before, input);
  await keepDecision(db, { market, kind: input.kind, actor, at: now, before, after });
};

const decisionToUndo = async (
  { db, market, now }: DecideContext,
  tour: Tour,
): Promise<StoredDecision> => {
  const decision = await decisionOf(db, market, tour.id);
  if (!decision || !isAsDecided(tour, decision))
    throw inTheWay("Nothing to undo", "It was changed since: there is nothing to undo.");
  const until = undoUntil(decision);
  if (now <= until) return decision;
  const time = formatTime(until, marketById(market));
  throw inTheWay(
    "Too late to undo",
    `It could be undone for ${undoMinutes} minutes, until ${time}.`,
  );
};

/**
 * Takes the last decision of a departure back.
 * @throws Problem 404, 409 after some minutes and where it was changed since, 412
 */
export const undoDecision = async (context: DecideContext, target: Target): Promise<void> => {
  const { db, market, now } = context;
  const tour = await lockedTour(context, target);
  const { kind, before } = await decisionToUndo(context, tour);
  const { id, version } = tour;
  if (!(await takeMailsBack(db, market, id, now)))
    throw inTheWay("Too late to undo", "Its mails have left meanwhile.");
  if (kind === "move") await endMove(context, tour);
  else if (kind === "cancel") {
    if (tour.cancellation) await reopenQuestionOf(db, market, id, tour.cancellation.at);
    await show(context, id, { isPublished: before.isPublished, cancellation: null });
  } else {
    const { status, peopleMinimum } = before;
    const draft = { ...toDraft(tour), status, peopleMinimum };
    await saveTour(context, { id, travelId: null, version, draft });
  }
  await forgetDecision(db, market, id);
};

/** Writes once more to those who have not said whether they move. @throws Problem 404, 409, 412 */
export const moveAgain = async (context: DecideContext, target: Target): Promise<void> =>
  askAgainToMove(context, await lockedTour(context, target));

const auditWritten = async (context: DecideContext, tour: Tour, people: number): Promise<void> => {
  const { db, market, actor } = context;
  await recordAudits(db, [
    {
      actor,
      market,
      action: "update",
      subject: "tour",
      subjectId: tour.id,
      name: nameOfTour(await travelOf(context, tour), tour),
      before: { mails: null },
      after: { mails: `${counted(people, "mail")}: to those who have an alert` },
    },
  ]);
};

/**
 * Writes to those who have an alert for a departure. It stays as it is, but for the day on which it
 * is decided where that becomes another.
 * @throws Problem 404, 409 within a day, 412, 422
 */
export const writeToFollowers = async (
  context: DecideContext,
  target: Target,
  { isTest, decideOn }: FollowersInput,
): Promise<void> => {
  const { db, market, actor, asking, today } = context;
  const before = await lockedTour(context, target);
  const refusal = decisionRefusal(before, "write", today, await factsOf(context, before));
  if (refusal?.status === 409) throw inTheWay("It was written already", refusal.error.message);
  if (refusal) throw new Problem(422, refusal.error.message, { errors: [refusal.error] });
  const moved = decidedOn(before, decideOn, today);
  if (isTest) {
    await asking.people.writeToFollowers(db, { market, tour: moved }, actor);
    return;
  }
  const tour = moved === before ? before : await moveDecisionDay(context, before, moved);
  const people = await asking.people.writeToFollowers(db, { market, tour }, null);
  await auditWritten(context, tour, people);
};
