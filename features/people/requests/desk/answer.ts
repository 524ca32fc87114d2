import type { WritePlace } from "#features/records/records/saves.ts";
import { namesByEmail } from "#features/records/staff-accounts/store.ts";
import {
  changeRecord,
  type RecordKind,
  type WriteContext,
} from "#features/records/records/store.ts";
import { inTheWay, Problem } from "#platform/server/http/problem.ts";
import { numberOf } from "../ask/number-of.ts";
import { mailLocalizer } from "../mails/letters.ts";
import { mailAnswer, mailNewOwner } from "../mails/mail-answer.ts";
import { heldUntil } from "../mails/hold.ts";
import { otherDates } from "./other-dates.ts";
import { isOpen } from "../rules.ts";
import {
  addWord,
  type GivenSeats,
  requestById,
  type StoredRequest,
  updateRequest,
} from "../store.ts";
import type { AnswerInput, DeclineInput } from "./desk-contract.ts";
import type { DeskScene } from "./scene.ts";

/** The audit tells what became of a request, and nothing of whose it is or what it says. */
const kind: RecordKind<StoredRequest> = {
  subject: "seat-request",
  noun: "request",
  lock: async (trx, market, id) =>
    id === null ? null : requestById(trx, market, id, { isLocked: true }),
  idOf: ({ id }) => id,
  nameOf: numberOf,
  auditOf: ({ state, owner, seats, tour_id }) => ({ state, owner, seats, tour: tour_id }),
  tagsOf: () => [],
};

export const write = (
  { context, id, ifVersion }: WritePlace,
  change: (trx: WriteContext["db"], before: StoredRequest) => Promise<StoredRequest>,
): Promise<StoredRequest> => changeRecord(kind, context, { id, ifVersion, write: change });

const requireOpen = ({ state }: StoredRequest): void => {
  if (!isOpen(state))
    throw inTheWay("The request is closed", "It was answered for good, or withdrawn.");
};

/** @param owner null takes it away from everybody @throws Problem 404, 409, 412, 422 */
export const handOn = (
  scene: DeskScene,
  at: WritePlace,
  owner: string | null,
): Promise<StoredRequest> =>
  write(at, async (trx, before) => {
    requireOpen(before);
    if (owner === before.owner) return before;
    const isKnown =
      owner === at.context.actor || (owner !== null && (await namesByEmail(trx, [owner])).size > 0);
    if (owner !== null && !isKnown) {
      const message = "Nobody of staff has this address.";
      throw new Problem(422, message, { errors: [{ path: "email", message }] });
    }
    const change = { owner, owned_at: owner === null ? null : scene.now() };
    const after = await updateRequest(trx, before, change);
    if (owner !== null && owner !== at.context.actor) await mailNewOwner(trx, scene, after, owner);
    return after;
  });

/** @throws Problem 404, 412 */
export const addNote = (scene: DeskScene, at: WritePlace, text: string): Promise<StoredRequest> =>
  write(at, async (trx, before) => {
    const { market, id } = before;
    const author = at.context.actor;
    await addWord(trx, { market, request_id: id, at: scene.now(), kind: "note", author, text });
    return updateRequest(trx, before, {});
  });

type Said = Readonly<{
  at: WritePlace;
  answer: AnswerInput;
  state: StoredRequest["state"];
  /** What the answer has made, by which it is taken back; null where it is not. */
  given?: Omit<GivenSeats, "mailId"> | null;
  /** Before that the mail does not leave. */
  after?: Date;
  /** Paragraphs that stand in the mail besides; the request's page says what is true of them today. */
  besides?: readonly string[];
}>;

/** Adds paragraphs to a letter, before its last words where these are as its draft has them. */
const beforeGoodbye = (text: string, said: readonly string[], goodbye: string): string => {
  const paragraphs = text.trim().split(/\n\s*\n/);
  const ends = paragraphs.at(-1) === goodbye;
  return [
    ...(ends ? paragraphs.slice(0, -1) : paragraphs),
    ...said,
    ...(ends ? [goodbye] : []),
  ].join("\n\n");
};

/** Keeps what care says, mails it, and sets the state; who answers has taken the request. */
export const sendAnswer = async (
  trx: WriteContext["db"],
  scene: DeskScene,
  before: StoredRequest,
  { at, answer, state, given = null, after, besides = [] }: Said,
): Promise<StoredRequest> => {
  const now = scene.now();
  const { market, id } = before;
  const author = at.context.actor;
  const { subject, text } = answer;
  await addWord(trx, { market, request_id: id, at: now, kind: "care", author, subject, text });
  const { t } = mailLocalizer(scene, market);
  const mailed = beforeGoodbye(text, besides, t("request.answerBye"));
  const mailId = await mailAnswer(trx, scene, before, { subject, text: mailed, after });
  return updateRequest(trx, before, {
    state,
    settled_at: now,
    given: given && JSON.stringify({ ...given, mailId }),
    ...(before.owner === null ? { owner: author, owned_at: now } : {}),
  });
};

/** Asks something and leaves the request open. @throws Problem 404, 409, 412 */
export const answer = (
  scene: DeskScene,
  at: WritePlace,
  input: AnswerInput,
): Promise<StoredRequest> =>
  write(at, (trx, before) => {
    requireOpen(before);
    return sendAnswer(trx, scene, before, { at, answer: input, state: "in-talk" });
  });

/** @throws Problem 404, 409, 412 */
export const decline = (
  scene: DeskScene,
  at: WritePlace,
  { reason, otherTourIds, ...input }: DeclineInput,
): Promise<StoredRequest> =>
  write(at, async (trx, before) => {
    requireOpen(before);
    const others = await otherDates(trx, scene, before, otherTourIds);
    const { t } = mailLocalizer(scene, before.market);
    const said = [reason, ...others];
    const answered = { ...input, text: beforeGoodbye(input.text, said, t("request.answerBye")) };
    const now = scene.now();
    const declined = await sendAnswer(trx, scene, before, {
      at,
      answer: answered,
      state: "declined",
      given: { at: now.toISOString(), passengerIds: [], state: before.state, status: null },
      after: heldUntil(now),
    });
    return otherTourIds.length === 0
      ? declined
      : updateRequest(trx, declined, { other_tour_ids: JSON.stringify(otherTourIds) });
  });
