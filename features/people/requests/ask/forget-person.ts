import type { Database } from "#platform/server/database/tables.ts";
import { normalizeEmail } from "#platform/server/identity/plain-email.ts";
import { deletedAt, isOpen } from "../rules.ts";
import { deleteWords, requestsOfEmail, updateRequest } from "../store.ts";
import { numberOf } from "./number-of.ts";

/**
 * Takes a person out of all that they have asked for: open requests are withdrawn, and of those that
 * were answered staff see the number alone.
 */
export const forgetPerson = async (trx: Database, email: string, now: Date): Promise<void> => {
  const requests = await requestsOfEmail(trx, normalizeEmail(email), { isLocked: true });
  for (const request of requests) {
    await deleteWords(trx, request);
    await updateRequest(trx, request, {
      name: numberOf(request),
      email: "",
      phone: null,
      question: "",
      ...(isOpen(request.state) && {
        state: "withdrawn",
        settled_at: now,
        delete_at: deletedAt(request.departure_date, now),
      }),
    });
  }
};
