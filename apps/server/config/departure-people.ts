import type {
  Addressed,
  DeparturePeople,
} from "#features/catalogue/tours/handed-in/departure-people.ts";
import { accountAddresses } from "#features/people/accounts/store.ts";
import { forgetConfirmation } from "#features/people/alerts/events/told-already.ts";
import {
  createFollowerMails,
  followersOf,
} from "#features/people/alerts/mails/write-to-followers.ts";
import { moveSeatHolders, seatHolders } from "#features/people/requests/desk/given-seats.ts";

/** Two rows of one person, such as a seat that was given and an account, are one mail. */
const mergeByEmail = (people: readonly Addressed[]): readonly Addressed[] =>
  [...Map.groupBy(people, ({ email }) => email.toLowerCase()).values()].flatMap((same) => {
    const [first] = same;
    const passengerIds = [...new Set(same.flatMap((each) => each.passengerIds))];
    return first ? [{ ...first, passengerIds }] : [];
  });

/** Who is in a departure or follows it, by accounts, requests and alerts. */
export const departurePeople = (
  options: Parameters<typeof createFollowerMails>[0],
): DeparturePeople => ({
  async addresses(db, market, passengers) {
    const accounts = new Map(
      (
        await accountAddresses(
          db,
          passengers.flatMap(({ accountId }) => accountId ?? []),
        )
      ).map((account) => [account.id, account]),
    );
    const own = passengers.flatMap(({ id, accountId }): Addressed[] => {
      const account = accounts.get(accountId ?? "");
      return account ? [{ ...account, passengerIds: [id] }] : [];
    });
    const others = passengers.flatMap(({ id, accountId }) =>
      accounts.has(accountId ?? "") ? [] : [id],
    );
    const given = await seatHolders(db, market, others);
    return mergeByEmail([...own, ...given]).map(({ email, name, market: of, passengerIds }) => ({
      email,
      name,
      market: of,
      passengerIds,
    }));
  },
  moved: moveSeatHolders,
  toldOfConfirmation: forgetConfirmation,
  followers: followersOf,
  ...createFollowerMails(options),
});
