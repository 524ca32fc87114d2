import type { Missed } from "./wake-islands.ts";

type TextField = HTMLInputElement | HTMLTextAreaElement;

const isTextField = (field: EventTarget): field is TextField =>
  field instanceof HTMLTextAreaElement || field instanceof HTMLInputElement;

const isTicked = (field: TextField): field is HTMLInputElement =>
  field.type === "radio" || field.type === "checkbox";

/** Sets a value without telling React, which listens to the property of the element itself. */
const setUnseen = (field: TextField, value: string): void => {
  const prototype = Object.getPrototypeOf(field);
  Object.getOwnPropertyDescriptor(prototype, "value")?.set?.call(field, value);
};

/** Whether a field is ticked, or what stands in it. */
const answerOf = (field: EventTarget): string | boolean => {
  if (!isTextField(field)) return "";
  return isTicked(field) ? field.checked : field.value;
};

/**
 * Changes a field once more. React takes for a field's first value what it finds when it hydrates,
 * and tells nobody of a change that came before: it has to see the field as it was sent first.
 */
const changeAgain = (field: EventTarget, answer: string | boolean): void => {
  if (isTextField(field) && isTicked(field)) {
    field.checked = !answer;
    field.click();
    return;
  }
  if (isTextField(field)) {
    field.value = field.defaultValue;
    setUnseen(field, String(answer));
    field.dispatchEvent(new Event("input", { bubbles: true }));
  }
  field.dispatchEvent(new Event("change", { bubbles: true }));
};

/** Does to an island that is awake now what was done to it before. */
export const redoMissed = ({ fields, clicks }: Missed): void => {
  // A first field that is changed again makes React write what it knows into the others.
  const answers = [...fields].map((field) => [field, answerOf(field)] as const);
  for (const [field, answer] of answers) changeAgain(field, answer);
  for (const button of clicks) button.click();
};
