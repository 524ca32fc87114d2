import { accountAddresses } from "#features/people/accounts/store.ts";
import { marketById } from "#markets/markets.ts";
import type { Database } from "#platform/server/database/tables.ts";
import type { AttendanceState } from "../contract.ts";
import { type EventKey, rowsOfEvent } from "../store.ts";
import type { ListedSignUp, signUpSorts } from "./desk-contract.ts";

const order: Readonly<Record<AttendanceState, number>> = { going: 0, waiting: 1, left: 2 };

/** Everybody of an event: who comes, then who waits in order, then who gave their place back. */
export const signUpsOf = async (db: Database, key: EventKey): Promise<readonly ListedSignUp[]> => {
  const rows = await rowsOfEvent(db, key).orderBy("position").execute();
  const accounts = await accountAddresses(
    db,
    rows.map((row) => row.account_id),
  );
  const byId = new Map(accounts.map((account) => [account.id, account]));
  let waiting = 0;
  const listed = rows.flatMap((row): ListedSignUp[] => {
    const account = byId.get(row.account_id);
    if (!account) return [];
    const { id, name, email, market } = account;
    return [
      {
        id,
        name,
        email,
        language: marketById(market).language,
        state: row.state,
        place: row.state === "waiting" ? (waiting += 1) : null,
        signedUpAt: row.signed_up_at.toISOString(),
      },
    ];
  });
  return listed.toSorted((a, b) => order[a.state] - order[b.state]);
};

export type SignUpFilter = Readonly<{
  /** Part of a name or an e-mail. */
  search: string;
  /** Null for all. */
  state: readonly AttendanceState[] | null;
  sort: (typeof signUpSorts)[number];
}>;

/** An event has at most some thousand people, so they are found in memory. */
export const findSignUps = (
  all: readonly ListedSignUp[],
  { search, state, sort }: SignUpFilter,
  language: string,
): readonly ListedSignUp[] => {
  const words = search.toLocaleLowerCase(language).split(/\s+/).filter(Boolean);
  const found = all.filter((person) => {
    if (state !== null && !state.includes(person.state)) return false;
    const text = `${person.name} ${person.email}`.toLocaleLowerCase(language);
    return words.every((word) => text.includes(word));
  });
  if (sort === "newest") return found.toSorted((a, b) => b.signedUpAt.localeCompare(a.signedUpAt));
  if (sort === "line") return found;
  const { compare } = new Intl.Collator(language);
  return found.toSorted((a, b) => compare(a.name || a.email, b.name || b.email));
};
