import type {
  addTourToWishlist,
  addTravelToWishlist,
  getWishlist,
} from "#features/people/wishlist/calls.ts";
import type { Wishlist } from "#features/people/wishlist/contract.ts";
import { isSignedIn, readSaved, writeSaved } from "./device-store.ts";
import { wordOf } from "./paint.ts";
import { isOnPage } from "./show-page.ts";
import {
  isSavedKey,
  mergeAccount,
  nothingSaved,
  putBack,
  type SavedKey,
  settled,
  toAccount,
} from "./saved-keys.ts";

// The types hold the paths to the declarations, of which nothing is loaded.
const listPath: (typeof getWishlist)["path"] = "/wishlist";
const paths: Readonly<{
  travel: (typeof addTravelToWishlist)["path"];
  tour: (typeof addTourToWishlist)["path"];
}> = { travel: "/wishlist/travels/:id", tour: "/wishlist/tours/:id" };

const askedKey = "saved-asked";

/** How a change ended: `away` means that nobody answered, and that it goes on waiting. */
export type Outcome = "taken" | "refused" | "with-tours" | "away";

const urlOf = (key: SavedKey): string => {
  const [kind, id = ""] = key.split(":");
  return wordOf("api") + paths[kind === "tour" ? "tour" : "travel"].replace(":id", id);
};

const outcomeOf = ({ ok, status }: Response): Outcome => {
  if (ok) return "taken";
  if (status === 428) return "with-tours";
  return status === 401 || status === 429 || status >= 500 ? "away" : "refused";
};

/** Sends a change to the account, which has to be there; what is refused is put back. */
export const sendChange = async (key: SavedKey, isConfirmed = false): Promise<Outcome> => {
  const before = readSaved();
  const method = before.waiting[key];
  if (!method) return "taken";
  const sent =
    method === "DELETE" && isConfirmed
      ? { headers: { "content-type": "application/json" }, body: '{"confirmed":true}' }
      : {};
  const outcome = await fetch(urlOf(key), { method, ...sent }).then(
    outcomeOf,
    (): Outcome => "away",
  );
  const now = readSaved();
  // Whoever has pressed again meanwhile waits for another answer.
  if (now.waiting[key] !== method) return outcome;
  if (outcome === "taken") writeSaved(settled(now, key));
  if (outcome === "refused" || outcome === "with-tours")
    writeSaved(putBack(now, key, new Date().toISOString()));
  return outcome;
};

const readAccount = async (): Promise<void> => {
  const answer = await fetch(wordOf("api") + listPath);
  if (!answer.ok) return;
  const { items }: Wishlist = await answer.json();
  const held: Record<SavedKey, string> = {};
  for (const { travelId, saved, addedAt, tours } of items) {
    if (saved) held[`travel:${travelId}`] = addedAt;
    for (const tour of tours) held[`tour:${tour.tourId}`] = tour.addedAt;
  }
  writeSaved(mergeAccount(readSaved(), held));
  sessionStorage.setItem(askedKey, "1");
};

/** Sends what waits. @returns how many changes were sent; null while nobody answers */
const sendWaiting = async (): Promise<number | null> => {
  const keys = Object.keys(readSaved().waiting).filter(isSavedKey);
  for (const key of keys) if ((await sendChange(key)) === "away") return null;
  return keys.length;
};

/**
 * Brings device and account together: after a sign-in what the device held goes to the account,
 * after a sign-out what the account held leaves the device. A tab asks the account once.
 * @returns whether the account now holds something else than when the page was drawn
 */
export const settleWithAccount = async (): Promise<boolean> => {
  const saved = readSaved();
  if (!isSignedIn()) {
    sessionStorage.removeItem(askedKey);
    if (saved.isOfAccount) writeSaved(nothingSaved);
    return false;
  }
  if (!saved.isOfAccount) {
    writeSaved(toAccount(saved));
    sessionStorage.removeItem(askedKey);
  }
  const sent = await sendWaiting();
  if (sent === null) return false;
  // The page of what is saved knows more than a tab that asked long ago.
  if (isOnPage() || sessionStorage.getItem(askedKey) === null) await readAccount();
  return sent > 0;
};
