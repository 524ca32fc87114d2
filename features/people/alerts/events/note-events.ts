import { priceOn } from "#features/records/prices/rules.ts";
import type { SavedChange } from "#features/catalogue/tours/contract.ts";
import type { Database } from "#platform/server/database/tables.ts";
import type { EventReason } from "../contract.ts";
import { isAwaited, isFollowable, reasonsOf } from "../rules.ts";
import { type AlertRow, alertsFor } from "../store.ts";
import { insertEvents } from "./event-store.ts";

type Scene = Readonly<{ market: string; today: string; now: Date }>;

/** Whether a change has opened a date that an alert for new dates is for. */
const hasOpened = ({ before, after }: SavedChange, alert: AlertRow, today: string): boolean =>
  isAwaited(after, alert) && !(before && isFollowable(before, today) && isAwaited(before, alert));

const reasonsFor = (
  change: SavedChange,
  alert: AlertRow,
  today: string,
): readonly EventReason[] => {
  if (alert.kind === "travel") return hasOpened(change, alert, today) ? ["new-date"] : [];
  const { before, after } = change;
  if (!before) return [];
  return reasonsOf(before, after, today).filter((reason) => alert.reasons.includes(reason));
};

/**
 * Notes for each alert what has happened to the departures of a save, in its transaction. The mails
 * are written minutes later, so that what is taken back meanwhile is told to nobody.
 */
export const noteEvents = async (
  trx: Database,
  { market, today, now }: Scene,
  changes: readonly SavedChange[],
): Promise<void> => {
  const followed = changes.filter(
    ({ after, travel }) => travel.isPublished && isFollowable(after, today),
  );
  if (followed.length === 0) return;
  const ids = new Set(followed.flatMap(({ after, travel }) => [after.id, travel.id]));
  const bySubject = Map.groupBy(
    await alertsFor(trx, market, [...ids]),
    ({ subject_id }) => subject_id,
  );
  const events = followed.flatMap((change) => {
    const { before, after, travel } = change;
    const alerts = [...(bySubject.get(after.id) ?? []), ...(bySubject.get(travel.id) ?? [])];
    const priceCents = priceOn(before ?? after, today).cents;
    return alerts.flatMap((alert) =>
      reasonsFor(change, alert, today).map((reason) => ({
        alert_id: alert.id,
        account_id: alert.account_id,
        market: alert.market,
        tour_id: after.id,
        reason,
        price_cents: priceCents,
        happened_at: now,
      })),
    );
  });
  await insertEvents(trx, events);
};
