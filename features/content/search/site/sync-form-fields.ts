/**
 * Sets a form's fields to the values of a new answer. What is being typed stays: it may have changed
 * since the answer was asked for. A select has its value in the attribute `data-value`.
 * @param isWaiting whether a choice is still to be applied
 */
export const syncFormFields = (
  form: HTMLFormElement,
  isWaiting: (field: Element) => boolean,
): void => {
  for (const field of form.elements) {
    if (isWaiting(field)) continue;
    if (field instanceof HTMLSelectElement) field.value = field.dataset["value"] ?? "";
    if (!(field instanceof HTMLInputElement)) continue;
    if (field.type === "checkbox" || field.type === "radio") field.checked = field.defaultChecked;
    else if (field.type !== "range" && field !== document.activeElement)
      field.value = field.defaultValue;
  }
};

const isChosen = (field: Element): boolean => {
  if (field instanceof HTMLSelectElement) return field.value !== (field.dataset["value"] ?? "");
  const isBox = field instanceof HTMLInputElement && /^(?:checkbox|radio)$/.test(field.type);
  return isBox && field.checked !== field.defaultChecked;
};

/** Tells of the choices that were made before this code was there. */
export const announceChoices = (form: HTMLFormElement): void => {
  for (const field of form.elements)
    if (isChosen(field)) field.dispatchEvent(new Event("change", { bubbles: true }));
};
