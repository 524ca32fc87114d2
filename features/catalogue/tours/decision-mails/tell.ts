import { recordAudits } from "#features/records/audit/store.ts";
import { counted } from "#platform/counted.ts";
import type { Database } from "#platform/server/database/tables.ts";
import type { Tour } from "../contract.ts";
import { undoMinutes } from "../consequences-contract.ts";
import { passengerAccounts } from "../passengers/store.ts";
import type { Asking } from "../handed-in/asking.ts";
import { nameOfTour } from "../save/row-rules.ts";
import { travelsOfTours, type TravelOfTours } from "../stored-tours.ts";
import type { Addressed } from "../handed-in/departure-people.ts";
import { decisionLetter, type DecisionNotice } from "./decision-letter.ts";
import { insertDepartureMail } from "../kept-decisions/mail-store.ts";

type TellScene = Readonly<{ db: Database; market: string; asking: Asking }>;

/** Who of those who are in a departure can be written to; nobody where no mails are written. */
export const reachedPeople = async (
  { db, market, asking }: TellScene,
  tour: Pick<Tour, "id">,
): Promise<readonly Addressed[]> =>
  asking.mailer === null || asking.siteOf(market) === null
    ? []
    : asking.people.addresses(db, market, await passengerAccounts(db, market, tour.id));

export const travelOf = async ({ db, market }: TellScene, tour: Tour): Promise<TravelOfTours> => {
  const found = await travelsOfTours(db, market, [tour.travelId], { isLocked: false });
  const travel = found.get(tour.travelId);
  if (!travel) throw new Error("A departure without its travel.");
  return travel;
};

export type Telling = TellScene & Readonly<{ actor: string; now: Date; tour: Tour }>;

const audited = {
  confirm: "confirmed",
  move: "asked to move",
  cancel: "cancelled",
  day: "another day of decision",
} as const;

/** When mails of a decision leave: until then it can be taken back. */
export const leavesAt = (now: Date): Date => new Date(now.getTime() + undoMinutes * 60_000);

/**
 * Writes to people of a departure, each in their language. The mails wait until nothing can be taken
 * back any more. The audit keeps how many there are, and to nobody whom.
 */
export const tell = async (
  { db: trx, market, asking, actor, now, tour }: Telling,
  letters: readonly Readonly<{ to: Addressed; notice: DecisionNotice }>[],
): Promise<void> => {
  const { mailer, product } = asking;
  const site = asking.siteOf(market);
  const [first] = letters;
  if (!mailer || site === null || !first) return;
  const travel = await travelOf({ db: trx, market, asking }, tour);
  const scene = { product, site, market, travel, tour };
  const after = leavesAt(now);
  const { kind } = first.notice;
  for (const { to, notice } of letters) {
    const outboxId = await mailer.queue(trx, decisionLetter(scene, to, notice), after);
    const people = to.passengerIds.length;
    await insertDepartureMail(trx, {
      market,
      tourId: tour.id,
      kind,
      outboxId,
      people,
      leavesAt: after,
    });
  }
  const mails = `${counted(letters.length, "mail")}: ${audited[kind]}`;
  await recordAudits(trx, [
    {
      actor,
      market,
      action: "update",
      subject: "tour",
      subjectId: tour.id,
      name: nameOfTour(travel, tour),
      before: { mails: null },
      after: { mails },
    },
  ]);
};
