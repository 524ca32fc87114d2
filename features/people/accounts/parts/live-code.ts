import type { DialogWords } from "#features/people/accounts/parts/login-view.ts";

/** A pasted or filled-in code is sent by itself; one that is typed never is. */
export const followCode = (form: HTMLFormElement): void => {
  const field = form.querySelector<HTMLInputElement>("[name=code]");
  if (!field) return;
  field.addEventListener("paste", (event) => {
    const digits = event.clipboardData?.getData("text").replaceAll(/\D/g, "") ?? "";
    if (digits.length !== 6) return;
    event.preventDefault();
    field.value = digits;
    form.requestSubmit();
  });
  field.addEventListener("input", (event) => {
    const isFilledIn =
      !(event instanceof InputEvent) || event.inputType === "insertReplacementText";
    if (isFilledIn && /^\d{6}$/.test(field.value)) form.requestSubmit();
  });
};

const second = 1000;

const clockOf = (seconds: number): string =>
  `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;

/**
 * Counts down to when another code can be asked for, silently, and then shows the button in the
 * same place.
 * @returns what ends it
 */
export const countDown = (
  step: HTMLElement,
  { resendIn }: DialogWords,
  announce: (text: string) => void,
): (() => void) => {
  const line = step.querySelector<HTMLElement>("[data-seconds]");
  const button = line?.parentElement?.querySelector("button");
  if (!line || !button) return () => undefined;
  const end = performance.now() + Number(line.dataset["seconds"]) * second;
  line.ariaHidden = "true";
  button.hidden = true;
  const show = (): void => {
    const left = Math.ceil((end - performance.now()) / second);
    line.textContent = resendIn.replace("{time}", clockOf(Math.max(0, left)));
    if (left > 0) return;
    clearInterval(timer);
    line.remove();
    button.hidden = false;
    announce(button.textContent);
  };
  const timer = setInterval(show, second);
  show();
  return () => clearInterval(timer);
};
