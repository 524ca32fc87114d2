import { z } from "zod";
import { placeActions, placeFields } from "#features/catalogue/events/parts/place-form.ts";
import type { Database } from "#platform/server/database/tables.ts";
import { inTransaction } from "#platform/server/database/transaction.ts";
import { Problem } from "#platform/server/http/problem.ts";
import type { Visitor } from "#platform/server/http/routes/access.ts";
import { leave, ownAttendance, signUp } from "./attend.ts";
import type { OwnPlace } from "./parts/own-place.ts";
import type { AttendanceScene } from "./scene.ts";

/** Beside what is asked for, how the page shows what has come of it. */
const steps = [...placeActions, "show", "gone", "many"] as const;
type Step = (typeof steps)[number];

const askedSchema = z.object({ step: z.enum(steps), id: z.guid() });

/** What a form or an address asks for an event's page. */
export type AskedPlace = z.output<typeof askedSchema>;

/** Null for a page that is only read. */
export const placeIn = (fields: URLSearchParams): AskedPlace | null => {
  const { action, event } = placeFields;
  const asked = { step: fields.get(action), id: fields.get(event) };
  return askedSchema.safeParse(asked).data ?? null;
};

export type PlaceAsked = Readonly<{
  asked: AskedPlace;
  /** Null for a stranger. */
  visitor: Visitor | null;
  market: string;
  path: string;
  /** Whether what is asked for may be done: another site's link only shows the page. */
  isOwn: boolean;
}>;

export type PlaceOutcome =
  | Readonly<{ moveTo: string }>
  | Readonly<{ moveTo: null; place: OwnPlace }>;

export type ReceivePlace = (asked: PlaceAsked) => Promise<PlaceOutcome>;

const addressOf = (path: string, step: Step, id: string): string =>
  `${path}?${placeFields.action}=${step}&${placeFields.event}=${id}`;

const stepAfter = (error: unknown): Step => {
  if (!(error instanceof Problem)) throw error;
  const { key } = error.extra;
  if (key === "FULL") return "gone";
  return key === "TOO_MANY" ? "many" : "show";
};

const shownStep = (step: Step): OwnPlace["step"] => {
  if (step === "leave") return "leaving";
  return step === "gone" || step === "many" ? step : "shown";
};

/** What a stranger asks for is done after the sign-in, which leads back to an address that asks it. */
const strangerOutcome = ({ asked: { step, id }, path }: PlaceAsked): PlaceOutcome => {
  const isJoining = step === "going" || step === "waiting";
  if (!isJoining) return { moveTo: path };
  return { moveTo: `/login?returnTo=${encodeURIComponent(addressOf(path, step, id))}` };
};

/** Does what the panel of an event's page asks for, or shows how it stands for whoever is signed in. */
export const createPlaceReceiver = (db: Database, scene: AttendanceScene): ReceivePlace => {
  const act = async (step: Step, attendee: Parameters<typeof leave>[2]): Promise<Step> => {
    try {
      await inTransaction(db, (trx) =>
        step === "give-back"
          ? leave(trx, scene, attendee)
          : signUp(trx, scene, attendee, { waiting: step === "waiting" }),
      );
      return "show";
    } catch (error) {
      return stepAfter(error);
    }
  };
  return async (sent) => {
    const { asked, visitor, market, path, isOwn } = sent;
    if (!visitor) return strangerOutcome(sent);
    const { step, id } = asked;
    const { accountId, email } = visitor;
    const attendee = { accountId, market, id };
    const isAct = step === "going" || step === "waiting" || step === "give-back";
    if (isAct && isOwn) return { moveTo: addressOf(path, await act(step, attendee), id) };
    const attendance = await ownAttendance(db, attendee).catch((error: unknown) => {
      if (error instanceof Problem) return null;
      throw error;
    });
    if (!attendance) return { moveTo: path };
    return { moveTo: null, place: { eventId: id, email, attendance, step: shownStep(step) } };
  };
};
