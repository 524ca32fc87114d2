import { morph } from "#platform/browser/pages/morph.ts";
import { readSaved } from "./device-store.ts";
import { keysOf } from "./saved-keys.ts";

let shown = "";
let afterDrawing: () => void = () => undefined;

/** Says what belongs on the page beside hearts, which is lost when the page is drawn anew. */
export const onPageDrawn = (draw: () => void): void => {
  afterDrawing = draw;
};

const exchange = async (request: RequestInit): Promise<void> => {
  const main = document.querySelector("main");
  const answer = await fetch(location.pathname, request);
  if (!answer.ok) return;
  const next = new DOMParser().parseFromString(await answer.text(), "text/html");
  const nextMain = next.querySelector("main");
  if (!main || !nextMain) return;
  morph(main, nextMain);
  afterDrawing();
};

/** Whether this is the page of what is saved. */
export const isOnPage = (): boolean => document.querySelector("[data-wishlist]") !== null;

/** Draws the page of an account anew. */
export const showAccount = (): Promise<void> => exchange({});

/**
 * The page of a stranger's saved things is drawn by the server, to which the device says what they
 * are. It is asked again only where they are others.
 */
export const showDevice = async (): Promise<void> => {
  const saved = readSaved();
  const fields = new URLSearchParams(
    keysOf(saved).map((key) => ["shown", `${key} ${saved.items[key] ?? ""}`]),
  );
  if (fields.toString() === shown) return;
  shown = fields.toString();
  await exchange({ method: "POST", body: fields });
};
