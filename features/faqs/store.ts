import type { Generated } from "kysely";
import type { Database } from "#platform/server/database/tables.ts";
import type { Faq, FaqCategory } from "./contract.ts";

type FaqTable = {
  market: string;
  id: Generated<string>;
  version: Generated<number>;
  created_at: Generated<Date>;
  updated_at: Generated<Date>;
  category: FaqCategory;
  travel_id: string | null;
  destination_id: string | null;
  question: string;
  answer: string;
  position: number;
};

declare module "#platform/server/database/tables.ts" {
  interface Tables {
    faq: FaqTable;
  }
}

/**
 * Lists the questions about every trip and, if a travel is given, also those about that travel and
 * its destinations.
 */
export const listFaqs = async (
  db: Database,
  market: string,
  travel: Readonly<{ id: string; destinationIds: readonly string[] }> | null,
): Promise<readonly Faq[]> =>
  db
    .selectFrom("faq")
    .select(["id", "category", "question", "answer"])
    .where("market", "=", market)
    .where((where) =>
      where.or([
        where.and([where("travel_id", "is", null), where("destination_id", "is", null)]),
        ...(travel ? [where("travel_id", "=", travel.id)] : []),
        ...(travel && travel.destinationIds.length > 0
          ? [where("destination_id", "in", travel.destinationIds)]
          : []),
      ]),
    )
    .orderBy("position")
    .orderBy("id")
    .limit(500)
    .execute();
