import { placeFields } from "#features/catalogue/events/parts/place-form.ts";
import { morph } from "#platform/browser/pages/morph.ts";
import { placeFormId } from "../parts/attendance-view.ts";

const panel = () => document.querySelector<HTMLElement>("[data-place]");

/** Puts what the page says to this visitor alone in the place of what it says to everyone. */
const show = (html: string): void => {
  const next = new DOMParser().parseFromString(html, "text/html");
  for (const selector of [".event-facts", ".event-side"]) {
    const [old, fresh] = [document, next].map((each) => each.querySelector(selector));
    if (old && fresh) morph(old, fresh);
  }
};

/** @returns whether the server said how the event stands */
const renew = async (id: string): Promise<boolean> => {
  const { action, event } = placeFields;
  const answer = await fetch(`${location.pathname}?${action}=show&${event}=${id}`);
  if (answer.ok) show(await answer.text());
  return answer.ok;
};

/**
 * Shows how an event stands for whoever is signed in. A page that answers a form says so already, and
 * may ask whether a place is to be given back.
 */
export const showOwnPlace = async (): Promise<void> => {
  const { place: id, own } = panel()?.dataset ?? {};
  if (id && !own) await renew(id);
};

/** Null takes back what was said. */
const announce = (kind: "offline" | "lost" | "busy" | null): void => {
  const form = panel()?.querySelector<HTMLElement>(`#${placeFormId}`);
  const place = form?.querySelector("[role=alert]");
  if (place) place.textContent = (kind && form?.dataset[kind]) ?? "";
};

/**
 * Says what has come of a press whose answer was lost: the server may have heard it, and a second
 * press changes nothing more.
 * @returns whether it is known
 */
const sayWhatCame = async (): Promise<boolean> => {
  const { place: id = "", state } = panel()?.dataset ?? {};
  const isKnown = await renew(id).catch(() => false);
  if (!isKnown) return false;
  const isSame = panel()?.dataset["state"] === state;
  announce(isSame ? "lost" : null);
  if (!isSame) document.getElementById("state")?.focus();
  return true;
};

const sayOnceBack = (): void => void sayWhatCame();

/** Sends what a button asks for; a stranger goes on to the sign-in. */
export const pressPlace = async (button: HTMLButtonElement): Promise<void> => {
  const { form } = button;
  // A second press does nothing while the first is on its way.
  if (!form || panel()?.ariaBusy === "true") return;
  announce(null);
  removeEventListener("online", sayOnceBack);
  panel()?.setAttribute("aria-busy", "true");
  const id = panel()?.dataset["place"] ?? "";
  const body = new URLSearchParams({
    [placeFields.action]: button.value,
    [placeFields.event]: id,
  });
  const answer = await fetch(form.action, { method: "POST", body }).catch(() => null);
  panel()?.removeAttribute("aria-busy");
  if (!answer) {
    announce("offline");
    // The line may be well, and only the answer lost.
    if (navigator.onLine && (await sayWhatCame())) return;
    addEventListener("online", sayOnceBack, { once: true });
    return;
  }
  if (new URL(answer.url).pathname !== location.pathname) {
    location.assign(answer.url);
    return;
  }
  if (!answer.ok) {
    announce("busy");
    return;
  }
  show(await answer.text());
  document.getElementById("state")?.focus();
};
