import { loadSheet } from "#design/live/load-sheet.ts";
import { makeFrame } from "./dialog-frame.ts";
import { readStep } from "./read-step.ts";
import { followSteps } from "./steps.ts";

export type SignInReason = Readonly<{
  /** What is kept meanwhile, such as `Vietnam`. */
  keeps?: string | undefined;
  /** The address of the sign-in's page; by default it leads back to the page that is open. */
  address?: string;
}>;

const addressHere = (): string =>
  `/login?returnTo=${encodeURIComponent(location.pathname + location.search)}`;

/**
 * Signs in within the page. Where the dialog cannot be had (no network, or a provider elsewhere asks
 * who it is) the browser goes to the page of the sign-in.
 * @returns whether the visitor is signed in; false for one who closes the dialog
 */
export const openSignIn = async ({
  keeps,
  address = addressHere(),
}: SignInReason = {}): Promise<boolean> => {
  void loadSheet("signin");
  const first = await readStep(address).catch(() => undefined);
  if (first === undefined) location.assign(address);
  if (!first) return first === null;
  const frame = makeFrame(first.words.close);
  const { dialog } = frame;
  const { promise, resolve } = Promise.withResolvers<boolean>();
  let isSignedIn = false;
  const show = followSteps(frame, {
    keeps,
    onSignedIn() {
      isSignedIn = true;
      dialog.close();
    },
  });
  dialog.addEventListener("close", () => {
    dialog.remove();
    resolve(isSignedIn);
  });
  document.body.append(dialog);
  dialog.showModal();
  show(first);
  return promise;
};
