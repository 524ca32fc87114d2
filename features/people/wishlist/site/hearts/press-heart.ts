import { type Outcome, sendChange } from "./account.ts";
import { isSignedIn, readSaved, writeSaved } from "./device-store.ts";
import { heartsOf, keyOfHeart, paintHearts, wordOf } from "./paint.ts";
import { type SavedKey, withoutSaved, withSaved, settled } from "./saved-keys.ts";
import { showDevice } from "./show-page.ts";
import { showToast } from "./toast.ts";

const offeredKey = "saved-offered";

/** The name of what a heart stands for, out of its label `Save Vietnam`. */
const nameOf = ({ dataset, ariaLabel }: HTMLButtonElement): string => {
  const label = dataset["label"] ?? ariaLabel ?? "";
  const [before = "", after = ""] = wordOf("heart").split("{name}");
  return label.slice(before.length, label.length - after.length);
};

/** The first save of somebody unknown offers, once, to keep it under an e-mail. */
const offerOnce = (keeps: string): void => {
  if (localStorage.getItem(offeredKey) !== null) return;
  localStorage.setItem(offeredKey, "1");
  showToast("kept", { keeps });
};

const setBusy = (key: SavedKey, isBusy: boolean): void => {
  for (const heart of heartsOf(key)) {
    if (isBusy) heart.setAttribute("aria-busy", "true");
    else heart.removeAttribute("aria-busy");
    heart.title = isBusy ? wordOf("saving") : "";
  }
};

const ringAfter = 200;

/** Shows a ring where the answer takes long. */
const withRing = async (key: SavedKey, work: Promise<Outcome>): Promise<Outcome> => {
  const ring = setTimeout(setBusy, ringAfter, key, true);
  try {
    return await work;
  } finally {
    clearTimeout(ring);
    setBusy(key, false);
  }
};

const finish = async (key: SavedKey, heart: HTMLButtonElement, isConfirmed: boolean) => {
  const outcome = await withRing(key, sendChange(key, isConfirmed));
  paintHearts(readSaved());
  const again = () => void pressHeart(heart);
  if (outcome === "away") showToast("offline");
  if (outcome === "refused") showToast("failed", { act: again });
  if (outcome === "with-tours")
    showToast("withTours", {
      name: nameOf(heart),
      act: () => void pressHeart(heart, { isConfirmed: true }),
    });
};

type PressOptions = Readonly<{
  /** Whether a travel's saved departures are to go with it. */
  isConfirmed?: boolean;
}>;

/** The keys of what goes with a trip: the saved departures of its page's row. */
const keysOfTrip = (button: HTMLElement): SavedKey[] =>
  [...(button.closest(".saved-trip")?.querySelectorAll<HTMLButtonElement>(".heart") ?? [])].flatMap(
    (heart) => keyOfHeart(heart) ?? [],
  );

/** Removes a trip with its saved departures, after the page has asked. */
export const removeTrip = async (button: HTMLButtonElement): Promise<void> => {
  // The account is changed by the form itself, whose answer is the page.
  if (isSignedIn()) {
    button.form?.requestSubmit(button);
    return;
  }
  button.closest("dialog")?.close();
  let saved = readSaved();
  for (const key of keysOfTrip(button)) saved = settled(withoutSaved(saved, key), key);
  writeSaved(saved);
  await showDevice();
  paintHearts(readSaved());
};

/** Saves what a heart stands for, or removes it: at once on the device, then in the account. */
export const pressHeart = async (
  heart: HTMLButtonElement,
  { isConfirmed = false }: PressOptions = {},
): Promise<void> => {
  const key = keyOfHeart(heart);
  // A second press does nothing while the first is being written.
  if (!key || heart.ariaBusy === "true") return;
  const before = readSaved();
  const isRemoval = before.items[key] !== undefined;
  const change = isRemoval
    ? withoutSaved(before, key)
    : withSaved(before, key, new Date().toISOString());
  const isKnown = isSignedIn();
  writeSaved(isKnown ? { ...change, isOfAccount: true } : settled(change, key));
  paintHearts(readSaved());
  if (isRemoval) showToast("removed", { name: nameOf(heart), act: () => void pressHeart(heart) });
  else if (!isKnown) offerOnce(nameOf(heart));
  if (isKnown) await finish(key, heart, isConfirmed);
};
