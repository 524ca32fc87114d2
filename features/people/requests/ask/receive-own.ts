import type { Database } from "#platform/server/database/tables.ts";
import { inTransaction } from "#platform/server/database/transaction.ts";
import { fieldNames, type RequestAttempt } from "../parts/typed.ts";
import { maxQuestion } from "../limits.ts";
import type { StoredRequest } from "../store.ts";
import {
  answerOwnRequest,
  changeOwnRequest,
  ownRequest,
  withdrawOwnRequest,
} from "./own-request.ts";
import { errorsOf, readSeen, readTyped, readWord } from "./read-form.ts";
import { type FormOutcome, sayRefusal } from "./receive-form.ts";
import { RequestRefused } from "./refusals.ts";
import type { RequestScene } from "./scene.ts";

/** What the page of a request has sent. */
export type SentToOwn = Readonly<{ market: string; key: string; fields: URLSearchParams }>;

type Shown = Extract<FormOutcome, { kind: "shown" }>;

export type OwnOutcome = Shown | Readonly<{ kind: "done" }>;

export type ReceiveOwnRequest = (sent: SentToOwn) => Promise<OwnOutcome>;

const refused = (request: StoredRequest, attempt: Partial<RequestAttempt>): Shown => {
  const { kind, seats, room, flexible, name, email, question } = request;
  const typed = { kind, seats, room, flexible, name, email, question, sent: "" };
  const whole = { tourId: request.tour_id, typed, errors: {}, note: null, ...attempt };
  return { kind: "shown", status: 422, retryAfter: 0, attempt: whole };
};

type Act = Readonly<{ request: StoredRequest; sent: SentToOwn; scene: RequestScene; db: Database }>;

const change = async ({ request, sent, scene, db }: Act): Promise<OwnOutcome> => {
  const typed = readTyped(sent.fields);
  if (sent.fields.get(fieldNames.step) === "total")
    return { ...refused(request, { typed }), status: 200 };
  const errors = errorsOf(typed);
  if (Object.keys(errors).length > 0) return refused(request, { typed, errors });
  const { kind: _kind, sent: _sent, ...changed } = typed;
  const seenCents = readSeen(sent.fields);
  try {
    await inTransaction(db, (trx) => changeOwnRequest(trx, scene, sent, { ...changed, seenCents }));
    return { kind: "done" };
  } catch (error) {
    if (!(error instanceof RequestRefused)) throw error;
    const said = sayRefusal(error.refusal);
    // What was answered meanwhile is shown instead.
    if (said === null || said.note.kind === "closed") return { kind: "done" };
    return { ...refused(request, { typed, note: said.note }), status: said.status };
  }
};

/** What the page shows again by itself needs no words of its own. */
const orShown = async (work: () => Promise<unknown>): Promise<OwnOutcome> => {
  try {
    await work();
  } catch (error) {
    if (!(error instanceof RequestRefused)) throw error;
  }
  return { kind: "done" };
};

/** Does what the forms on the page of a request send. */
export const createOwnRequestReceiver =
  (db: Database, scene: RequestScene): ReceiveOwnRequest =>
  async (sent) => {
    const { market, key, fields } = sent;
    const request = await ownRequest(db, market, key);
    // The page says that the key leads to no request.
    if (!request) return { kind: "done" };
    const step = fields.get(fieldNames.step);
    if (step === "withdraw")
      return orShown(() => inTransaction(db, (trx) => withdrawOwnRequest(trx, scene, sent)));
    if (step !== "answer") return change({ request, sent, scene, db });
    const word = readWord(fields);
    if (word === "" || word.length > maxQuestion) return { kind: "done" };
    return orShown(() => inTransaction(db, (trx) => answerOwnRequest(trx, scene, sent, word)));
  };
