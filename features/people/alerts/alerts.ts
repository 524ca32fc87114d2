import { lockAccount } from "#features/people/accounts/store.ts";
import { toursByIds } from "#features/catalogue/tours/store.ts";
import { travelsByIds } from "#features/catalogue/travels/store.ts";
import { dayAt } from "#markets/format.ts";
import { marketById } from "#markets/markets.ts";
import type { Database } from "#platform/server/database/tables.ts";
import type { Visitor } from "#platform/server/http/routes/access.ts";
import { inTheWay, Problem } from "#platform/server/http/problem.ts";
import {
  type Alert,
  alertLimits,
  type AlertOwner,
  type KeptAlert,
  type TourAlert,
  type TravelAlert,
  type WrittenMail,
} from "./contract.ts";
import { writtenMails } from "./mails/mail-store.ts";
import { absentTour, absentTravel } from "./policy.ts";
import { isFollowable, possibleReasons } from "./rules.ts";
import {
  alertFor,
  type AlertRow,
  alertsOf,
  deleteAlert,
  type NewAlert,
  putAlert,
} from "./store.ts";

export const ownerOf = ({ accountId, market }: Visitor): AlertOwner => ({
  accountId,
  market: marketById(market).id,
});

/** As long as the outbox knows what became of a mail. */
const writtenDays = 30;

type Options = Readonly<{ db: Database; now: () => Date }>;

const toAlert = (row: AlertRow): Alert => {
  const common = { travelId: row.travel_id, askedAt: row.asked_at.toISOString() };
  const { reasons, months, age } = row;
  return row.kind === "tour"
    ? { kind: "tour", tourId: row.subject_id, ...common, reasons }
    : { kind: "travel", ...common, months, age };
};

const toKept = (row: AlertRow): KeptAlert => {
  const { kind, subject_id: subjectId, travel_id: travelId, reasons, months, age } = row;
  return { kind, subjectId, travelId, reasons, months, age };
};

/** Those whose departure or travel visitors still find. */
const living = async (
  db: Database,
  { market }: AlertOwner,
  rows: readonly AlertRow[],
  today: string,
): Promise<readonly AlertRow[]> => {
  const tourIds = rows.flatMap(({ kind, subject_id }) => (kind === "tour" ? [subject_id] : []));
  const tours = await toursByIds(db, market, tourIds);
  const travelIds = [...new Set(rows.map(({ travel_id }) => travel_id))];
  const travels = new Set((await travelsByIds(db, market, travelIds)).map(({ id }) => id));
  return rows.filter(({ kind, subject_id, travel_id }) => {
    const tour = tours.get(subject_id);
    return travels.has(travel_id) && (kind === "travel" || (tour && isFollowable(tour, today)));
  });
};

const possibleErrors = (
  wanted: TourAlert["reasons"],
  possible: readonly string[],
): readonly Readonly<{ path: string; message: string }>[] =>
  wanted.flatMap((reason, index) =>
    possible.includes(reason)
      ? []
      : [{ path: `reasons.${index}`, message: "This cannot happen to the departure any more." }],
  );

/** What visitors ask to be told of. What it answers belongs to whoever is signed in. */
export const createAlerts = ({ db, now }: Options) => {
  const todayIn = (market: AlertOwner["market"]) => dayAt(now(), marketById(market));
  /** Holds the account until the end of the transaction, so that the limit holds. */
  const put = (owner: AlertOwner, alert: NewAlert): Promise<void> =>
    db.transaction().execute(async (trx) => {
      if (!(await lockAccount(trx, owner.accountId))) throw new Problem(401, "Sign in first.");
      const others = (await alertsOf(trx, owner)).filter(
        ({ subject_id }) => subject_id !== alert.subject_id,
      );
      if (others.length >= alertLimits.alerts)
        throw inTheWay(
          "There are too many alerts",
          `At most ${alertLimits.alerts} alerts are kept. End one first.`,
        );
      await putAlert(trx, owner, alert);
    });

  const rowsOf = async (owner: AlertOwner): Promise<readonly AlertRow[]> =>
    living(db, owner, await alertsOf(db, owner), todayIn(owner.market));

  return {
    /** Those that have not ended, as calls answer them. */
    list: async (owner: AlertOwner): Promise<readonly Alert[]> =>
      (await rowsOf(owner)).map(toAlert),
    /** Those that have not ended, as pages read them. */
    kept: async (owner: AlertOwner): Promise<readonly KeptAlert[]> =>
      (await rowsOf(owner)).map(toKept),
    /** Null where nothing of the kind was asked for. */
    async of(owner: AlertOwner, subjectId: string): Promise<KeptAlert | null> {
      const row = await alertFor(db, owner, subjectId);
      return row && toKept(row);
    },
    /** @throws Problem 404, 409 for too many, 422 for a reason that cannot happen any more */
    async setTour(owner: AlertOwner, tourId: string, { reasons }: TourAlert): Promise<void> {
      const { market } = owner;
      const tour = (await toursByIds(db, market, [tourId])).get(tourId);
      const [travel] = tour ? await travelsByIds(db, market, [tour.travelId]) : [];
      if (!tour || !travel || !isFollowable(tour, todayIn(market)))
        throw new Problem(404, absentTour);
      const errors = possibleErrors(reasons, possibleReasons(tour));
      if (errors[0]) throw new Problem(422, errors[0].message, { errors });
      await put(owner, {
        kind: "tour",
        subject_id: tourId,
        travel_id: travel.id,
        reasons,
        months: [],
        age: null,
        asked_at: now(),
      });
    },
    /** @throws Problem 404, 409 for too many */
    async setTravel(owner: AlertOwner, travelId: string, alert: TravelAlert): Promise<void> {
      const [travel] = await travelsByIds(db, owner.market, [travelId]);
      if (!travel) throw new Problem(404, absentTravel);
      await put(owner, {
        kind: "travel",
        subject_id: travelId,
        travel_id: travelId,
        reasons: [],
        months: alert.months.toSorted(),
        age: alert.age,
        asked_at: now(),
      });
    },
    /** What was written to somebody in the last month. */
    written: (owner: AlertOwner): Promise<readonly WrittenMail[]> =>
      writtenMails(db, owner, new Date(now().getTime() - writtenDays * 86_400_000)),
    end: (owner: AlertOwner, subjectId: string): Promise<void> => deleteAlert(db, owner, subjectId),
  };
};

export type Alerts = ReturnType<typeof createAlerts>;
