import { morph } from "#platform/browser/pages/morph.ts";
import { placeFields, placeFormId } from "../parts/attendance-view.ts";

const panel = () => document.querySelector<HTMLElement>("[data-place]");

/** Puts what the page says to this visitor alone in the place of what it says to everyone. */
const show = (html: string): void => {
  const next = new DOMParser().parseFromString(html, "text/html");
  for (const selector of [".event-facts", ".event-side"]) {
    const [old, fresh] = [document, next].map((each) => each.querySelector(selector));
    if (old && fresh) morph(old, fresh);
  }
};

/**
 * Shows how an event stands for whoever is signed in. A page that answers a form says so already, and
 * may ask whether a place is to be given back.
 */
export const showOwnPlace = async (): Promise<void> => {
  const { place: id, own } = panel()?.dataset ?? {};
  if (!id || own) return;
  const { action, event } = placeFields;
  const answer = await fetch(`${location.pathname}?${action}=show&${event}=${id}`);
  if (answer.ok) show(await answer.text());
};

const announce = (text: string): void => {
  const place = panel()?.querySelector(`#${placeFormId} [role=alert]`);
  if (place) place.textContent = text;
};

/** Sends what a button asks for; a stranger goes on to the sign-in. */
export const pressPlace = async (button: HTMLButtonElement): Promise<void> => {
  const { form } = button;
  // A second press does nothing while the first is on its way.
  if (!form || panel()?.ariaBusy === "true") return;
  announce("");
  panel()?.setAttribute("aria-busy", "true");
  const id = panel()?.dataset["place"] ?? "";
  const body = new URLSearchParams({
    [placeFields.action]: button.value,
    [placeFields.event]: id,
  });
  const answer = await fetch(form.action, { method: "POST", body }).catch(() => null);
  panel()?.removeAttribute("aria-busy");
  if (!answer) {
    announce(form.dataset["offline"] ?? "");
    return;
  }
  if (new URL(answer.url).pathname !== location.pathname) {
    location.assign(answer.url);
    return;
  }
  if (!answer.ok) {
    announce(form.dataset["busy"] ?? "");
    return;
  }
  show(await answer.text());
  document.getElementById("state")?.focus();
};
