import { z } from "zod";
import type { Database } from "#platform/server/database/tables.ts";
import { inTransaction } from "#platform/server/database/transaction.ts";
import { fieldNames, type FormNote, type RequestAttempt, trapName } from "../parts/typed.ts";
import { takeRequest } from "./ask.ts";
import { hashOf } from "./keys.ts";
import { errorsOf, readSeen, readTyped, toInput } from "./read-form.ts";
import { type Refusal, RequestRefused } from "./refusals.ts";
import type { RequestScene } from "./scene.ts";

/** The form for a seat as a browser has sent it. */
export type SentForm = Readonly<{ market: string; address: string; fields: URLSearchParams }>;

export type FormOutcome =
  /** It is no form for a seat, or one for nothing that is offered. */
  | Readonly<{ kind: "absent" }>
  | Readonly<{ kind: "sent"; key: string }>
  | Readonly<{
      kind: "shown";
      status: 200 | 409 | 422 | 429;
      retryAfter: number;
      attempt: RequestAttempt;
    }>;

export type ReceiveRequestForm = (sent: SentForm) => Promise<FormOutcome>;

type Said = Readonly<{ status: 409 | 422 | 429; note: FormNote; retryAfter: number }>;

/** What the page says of a refusal; null for what is no longer there. */
export const sayRefusal = (refusal: Refusal): Said | null => {
  const said = (status: Said["status"], note: FormNote, retryAfter = 0): Said => ({
    status,
    note,
    retryAfter,
  });
  switch (refusal.kind) {
    case "fewer":
      return said(422, { kind: "fewer", seatsFree: refusal.seatsFree });
    case "total":
      return said(422, { kind: "total", bill: refusal.bill });
    case "often": {
      const minutes = Math.ceil(refusal.seconds / 60);
      return said(429, { kind: "often", minutes }, refusal.seconds);
    }
    case "closed":
      return said(409, { kind: "closed" });
    case "full":
    case "noFlexible":
    case "noRoom":
    case "otherBody":
      return said(409, { kind: "full" });
    case "absent":
    case "past":
      return null;
  }
};

/** Takes what visitors send with the form for a seat, of all markets. */
export const createRequestReceiver =
  (db: Database, scene: RequestScene): ReceiveRequestForm =>
  async ({ market, address, fields }) => {
    const tourId = z.guid().safeParse(fields.get(fieldNames.tour)).data;
    // A program is told nothing.
    if (tourId === undefined || fields.get(trapName)) return { kind: "absent" };
    const typed = readTyped(fields);
    const attempt = { tourId, typed, errors: {}, note: null };
    const shown = { kind: "shown", status: 422, retryAfter: 0 } as const;
    if (fields.get(fieldNames.step) === "total") return { ...shown, status: 200, attempt };
    const errors = errorsOf(typed);
    if (Object.keys(errors).length > 0) return { ...shown, attempt: { ...attempt, errors } };
    const input = toInput(typed, readSeen(fields));
    // The page is the same for everyone, and so is what it sends: who asks tells their presses apart.
    const sentKey = hashOf([typed.sent, { ...input, seenCents: null }]);
    try {
      const sending = { market, tourId, input, address, sentKey };
      const { key } = await inTransaction(db, (trx) => takeRequest(trx, scene, sending));
      return { kind: "sent", key };
    } catch (error) {
      if (!(error instanceof RequestRefused)) throw error;
      const said = sayRefusal(error.refusal);
      if (said === null) return { kind: "absent" };
      const { status, retryAfter, note } = said;
      return { kind: "shown", status, retryAfter, attempt: { ...attempt, note } };
    }
  };
