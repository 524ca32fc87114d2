import type { Database } from "#platform/server/database/tables.ts";
import type { OwnRequest } from "../contract.ts";
import { type AskedDeparture, departureById } from "./asked-departure.ts";
import { ownRequest, toOwnRequest } from "./own-request.ts";

/** A request as its own page shows it. */
export type OwnRequestFacts = Readonly<{
  request: OwnRequest;
  travelName: string;
  departureDate: string;
  /** The departure as it is now; null once it was deleted. */
  departure: AskedDeparture | null;
}>;

/** Null for a key that leads to no request. */
export const readOwnRequest = async (
  db: Database,
  market: string,
  key: string,
): Promise<OwnRequestFacts | null> => {
  const request = await ownRequest(db, market, key);
  if (!request) return null;
  return {
    request: await toOwnRequest(db, request),
    travelName: request.travel_name,
    departureDate: request.departure_date,
    departure: await departureById(db, market, request.tour_id),
  };
};
