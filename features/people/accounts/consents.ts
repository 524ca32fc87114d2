import type { Generated } from "kysely";
import type { MarketId } from "#markets/market-type.ts";
import type { Database } from "#platform/server/database/tables.ts";
import type { Consent } from "./contract.ts";

declare module "#platform/server/database/tables.ts" {
  interface Tables {
    /** All that was ever agreed to or declined; the newest row of a kind is what counts. */
    visitor_consent: {
      id: Generated<string>;
      account_id: string;
      kind: Consent["kind"];
      is_given: boolean;
      place: Consent["place"];
      market: MarketId;
      at: Date;
    };
  }
}

export type NewConsent = Readonly<{
  kind: Consent["kind"];
  isGiven: boolean;
  place: Consent["place"];
  market: MarketId;
  at: Date;
}>;

export const insertConsents = async (
  trx: Database,
  accountId: string,
  consents: readonly NewConsent[],
): Promise<void> => {
  await trx
    .insertInto("visitor_consent")
    .values(
      consents.map(({ isGiven, ...rest }) => ({
        account_id: accountId,
        is_given: isGiven,
        ...rest,
      })),
    )
    .execute();
};

/** All consents of an account, the newest first. */
export const consentsOf = async (db: Database, accountId: string): Promise<readonly Consent[]> => {
  const rows = await db
    .selectFrom("visitor_consent")
    .selectAll()
    .where("account_id", "=", accountId)
    .orderBy("id", "desc")
    .execute();
  return rows.map(({ kind, is_given, place, market, at }) => ({
    kind,
    isGiven: is_given,
    place,
    market,
    at: at.toISOString(),
  }));
};

/** Who has said nothing wants no mails. */
export const wantsMarketing = (consents: readonly Consent[]): boolean =>
  consents.find(({ kind }) => kind === "marketing")?.isGiven ?? false;
