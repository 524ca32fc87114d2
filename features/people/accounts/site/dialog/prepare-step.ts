import { followCode } from "#features/people/accounts/parts/live-code.ts";
import { toTitle } from "./dialog-frame.ts";
import { followPassword } from "./password-field.ts";
import type { Step } from "./read-step.ts";

/** Ids of the page behind may be the same. */
const prefixIds = (step: HTMLElement): void => {
  const prefix = (ids: string) => ids.replaceAll(/\S+/g, (id) => `signin-${id}`);
  for (const name of ["id", "for", "aria-describedby"])
    for (const element of step.querySelectorAll(`[${name}]`))
      element.setAttribute(name, prefix(element.getAttribute(name) ?? ""));
};

/** The e-mail that can be typed into a step; null where there is no such field. */
export const emailField = (within: HTMLElement): HTMLInputElement | null =>
  within.querySelector("[name=email]:not([type=hidden])");

/** Makes a step of the page one of the dialog. @param email that was typed before */
export const prepareStep = ({ element, words }: Step, email: string): void => {
  prefixIds(element);
  toTitle(element);
  element.querySelector("details")?.remove();
  // The scene beside the steps says it.
  element.querySelector(".login-welcome")?.remove();
  const field = emailField(element);
  if (field?.value === "") field.value = email;
  for (const password of element.querySelectorAll<HTMLInputElement>("[type=password]"))
    followPassword(password, words);
  for (const form of element.querySelectorAll("form")) followCode(form);
};

/** The first field that has to be mended, or written; a step without one begins with its title. */
export const setFocus = (step: HTMLElement): void => {
  const field =
    step.querySelector<HTMLInputElement>("[aria-invalid]") ??
    step.querySelector<HTMLInputElement>("[autofocus]") ??
    step.querySelector<HTMLInputElement>("form input:not([type=hidden], [type=radio])");
  (field ?? step.querySelector<HTMLElement>(".signin-title"))?.focus();
  if (field?.name === "code") field.select();
};
