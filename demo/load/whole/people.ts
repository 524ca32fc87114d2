import { loadDemoAlerts } from "#demo/load/alerts/load-alerts.ts";
import { loadPastTrip } from "#demo/load/passengers/past-trip.ts";
import { loadDemoRequests } from "#demo/load/requests/load-requests.ts";
import { loadDemoSignUps } from "#demo/load/sign-ups/load-sign-ups.ts";
import { loadDemoWishlists } from "#demo/load/wishlist/load-wishlists.ts";
import { demoTraveller } from "#features/people/accounts/demo-traveller.ts";
import { takeRequest } from "#features/people/requests/ask/ask.ts";
import type { RequestScene } from "#features/people/requests/ask/scene.ts";
import type { Database } from "#platform/server/database/tables.ts";

type Options = Readonly<{
  now: Date;
  /** Whether the demo's own visitor can sign in here. */
  hasTraveller: boolean;
  /** What a request is taken with at a moment; it writes no mails. */
  sceneAt: (at: Date) => RequestScene;
}>;

/** The demo's first requests, taken as visitors' are, but long before and without mails. */
const loadRequests = (db: Database, { now, hasTraveller, sceneAt }: Options): Promise<void> =>
  loadDemoRequests(db, {
    now,
    visitor: hasTraveller ? { ...demoTraveller, market: "it-IT" } : null,
    async take(trx, { market, tourId, at, address }, input) {
      const sending = { market, tourId, input, address, sentKey: address };
      return (await takeRequest(trx, sceneAt(at), sending)).request;
    },
  });

/** Loads what the demo's travellers have done: requests, wishlists, alerts, places at events, a past trip. */
export const loadDemoPeople = async (db: Database, options: Options): Promise<void> => {
  const { now } = options;
  const { email } = demoTraveller;
  await loadRequests(db, options);
  await loadDemoWishlists(db, { now, email });
  await loadDemoAlerts(db, { now, email });
  await loadDemoSignUps(db, { now, visitor: email });
  await loadPastTrip(db, { now, email });
};
