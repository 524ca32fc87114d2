import type { DialogWords } from "#features/people/accounts/parts/login-view.ts";
import { countDown } from "#features/people/accounts/parts/live-code.ts";
import { type DialogFrame, keptLine, noteLine } from "./dialog-frame.ts";
import { emailField, prepareStep, setFocus } from "./prepare-step.ts";
import { isOfLogin, readStep, type Step } from "./read-step.ts";

const sentBy = ({ target, submitter }: SubmitEvent): URLSearchParams => {
  const sent = new URLSearchParams();
  if (!(target instanceof HTMLFormElement)) return sent;
  for (const [name, value] of new FormData(target, submitter))
    if (typeof value === "string") sent.append(name, value);
  return sent;
};

/** Says why it does not go on; what was typed stays. */
const showFailure = (
  body: HTMLElement,
  { failed, offline, retry }: DialogWords,
  button: HTMLElement | null,
): void => {
  body.querySelector(".signin-note")?.remove();
  const note = noteLine(navigator.onLine ? failed : offline);
  (button ?? body.firstElementChild)?.before(note);
  if (button) button.textContent = retry;
};

type StepsOptions = Readonly<{
  /** What is kept meanwhile. */
  keeps: string | undefined;
  onSignedIn: () => void;
}>;

/** Leads from step to step within the dialog. @returns what shows the first */
export const followSteps = (
  { dialog, motto, body, announce }: DialogFrame,
  { keeps, onSignedIn }: StepsOptions,
): ((step: Step) => void) => {
  let email = "";
  let isBusy = false;
  let endCount: () => void = () => undefined;
  let shown: Step | null = null;

  const show = (step: Step): void => {
    const { element, words } = step;
    endCount();
    email = emailField(body)?.value || email;
    shown = step;
    motto.textContent = element.querySelector(".login-welcome")?.textContent ?? words.motto;
    body.replaceChildren(...(keeps === undefined ? [] : [keptLine(words.keeping, keeps)]), element);
    prepareStep(step, email);
    endCount = countDown(element, words, announce);
    setFocus(element);
  };

  const goOn = async (work: Promise<Step | null>, button: HTMLElement | null): Promise<void> => {
    isBusy = true;
    button?.setAttribute("aria-busy", "true");
    try {
      const step = await work;
      if (step) show(step);
      else onSignedIn();
    } catch {
      if (shown) showFailure(body, shown.words, button);
    } finally {
      isBusy = false;
      button?.removeAttribute("aria-busy");
    }
  };

  dialog.addEventListener("submit", (event) => {
    const form = event.target;
    if (!(form instanceof HTMLFormElement) || !isOfLogin(form.action)) return;
    event.preventDefault();
    if (isBusy) return;
    const button = form.querySelector<HTMLElement>("button:not([type=button])");
    void goOn(readStep(form.action, { method: "POST", body: sentBy(event) }), button);
  });
  dialog.addEventListener("click", (event) => {
    const { target } = event;
    const link = target instanceof Element ? target.closest("a") : null;
    if (!link || !isOfLogin(link.href)) return;
    event.preventDefault();
    // The page's own listener would open the sign-in once more.
    event.stopPropagation();
    if (!isBusy) void goOn(readStep(link.href), null);
  });
  dialog.addEventListener("close", () => endCount());
  return show;
};
