import type { Database } from "#platform/server/database/tables.ts";
import { normalizeEmail } from "#platform/server/identity/plain-email.ts";
import type { RequestState } from "../contract.ts";
import { requestsOfEmail, type StoredRequest } from "../store.ts";
import { hashOfKey, keyOf, requestPath } from "./keys.ts";
import { numberOf } from "./number-of.ts";

/** A request as its sender's profile lists it. */
export type AskedRequest = Readonly<{
  number: string;
  travelName: string;
  departureDate: string;
  seats: number;
  state: RequestState;
  /** Of its own page; null where only the mail knows it. */
  path: string | null;
}>;

/** Null where the mail alone knows it, also once the secret is another. */
export const ownPathOf = ({ sent_id, key_hash }: StoredRequest, secret: string): string | null => {
  if (sent_id === null) return null;
  const key = keyOf(sent_id, secret);
  return hashOfKey(key) === key_hash ? `${requestPath}/${key}` : null;
};

/** What an address has asked for in a market, the newest first. */
export type AskedRequests = (market: string, email: string) => Promise<readonly AskedRequest[]>;

export const createAskedRequests =
  (db: Database, secret: string): AskedRequests =>
  async (market, email) =>
    (await requestsOfEmail(db, normalizeEmail(email)))
      .filter((request) => request.market === market)
      .toReversed()
      .map((request) => ({
        number: numberOf(request),
        travelName: request.travel_name,
        departureDate: request.departure_date,
        seats: request.seats,
        state: request.state,
        path: ownPathOf(request, secret),
      }));
