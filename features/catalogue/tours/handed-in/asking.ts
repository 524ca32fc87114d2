import type { Database } from "#platform/server/database/tables.ts";
import type { Mailer } from "#platform/server/mail/mail.ts";
import type { SavedChange } from "../contract.ts";
import type { DeparturePeople } from "./departure-people.ts";

/** Called in the transaction of a save with all that it has changed. */
export type OnSaved = (
  trx: Database,
  scene: Readonly<{ market: string; today: string }>,
  changes: readonly SavedChange[],
) => Promise<void>;

/** What follows from a save: coordinators are asked, and visitors who wait for news are told. */
export type Asking = Readonly<{
  /** Null where no mails are written: staff ask by themselves. */
  mailer: Mailer | null;
  product: string;
  /** Signs the links. */
  secret: string;
  /** Origin of a market's public site; null where no host serves it. */
  siteOf: (market: string) => string | null;
  /** What later features do about changed departures. */
  onSaved: OnSaved;
  /** Whom later features know of a departure. */
  people: DeparturePeople;
  now: () => Date;
}>;
