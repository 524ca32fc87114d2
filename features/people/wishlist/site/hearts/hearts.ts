import { settleWithAccount } from "./account.ts";
import { isSignedIn, onSavedElsewhere, readSaved } from "./device-store.ts";
import { isOnPage, showAccount, showDevice } from "./show-page.ts";
import { loadSheet } from "#design/live/load-sheet.ts";
import { paintHearts } from "./paint.ts";
import { pressHeart, removeTrip } from "./press-heart.ts";

let isListening = false;

const paint = (): void => {
  void loadSheet("hearts");
  paintHearts(readSaved());
};

/** Brings the page, the device and the account together. */
export const settle = async (): Promise<void> => {
  // Without a network, each waits for one.
  const isOther = await settleWithAccount().catch(() => false);
  if (isOnPage() && isSignedIn() && isOther) await showAccount().catch(() => undefined);
  if (isOnPage() && !isSignedIn()) await showDevice().catch(() => undefined);
  paint();
};

/** Paints what is saved, now and whenever another tab, the account or the network changes it. */
export const showHearts = (): void => {
  paint();
  if (isListening) return;
  isListening = true;
  onSavedElsewhere(paint);
  addEventListener("online", () => void settle());
  addEventListener("pageshow", ({ persisted }) => persisted && paint());
  void settle();
};

/** What a button of the page's form does. */
export const press = async (button: HTMLElement): Promise<void> => {
  if (!(button instanceof HTMLButtonElement)) return;
  showHearts();
  await (button.name === "remove-all" ? removeTrip(button) : pressHeart(button));
};
