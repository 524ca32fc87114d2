import type { Database } from "#platform/server/database/tables.ts";
import { normalizeEmail } from "#platform/server/identity/plain-email.ts";
import { requestsOfEmail, wordsOf } from "../store.ts";
import { numberOf } from "./number-of.ts";

/** What somebody has asked for in all markets, with all that was said but the notes of staff. */
export const exportedRequests = async (
  db: Database,
  { email }: Readonly<{ email: string }>,
): Promise<readonly object[]> => {
  const requests = [];
  for (const request of await requestsOfEmail(db, normalizeEmail(email))) {
    const words = await wordsOf(db, request);
    requests.push({
      number: numberOf(request),
      market: request.market,
      travelName: request.travel_name,
      departureDate: request.departure_date,
      kind: request.kind,
      seats: request.seats,
      room: request.room,
      flexible: request.flexible,
      name: request.name,
      email: request.email,
      phone: request.phone,
      question: request.question,
      state: request.state,
      bill: request.bill,
      askedAt: request.asked_at.toISOString(),
      words: words
        .filter(({ kind }) => kind !== "note")
        .map(({ at, kind, subject, text }) => ({ at: at.toISOString(), kind, subject, text })),
    });
  }
  return requests;
};
