import { useEffect, useRef } from "react";

/**
 * Sets a form's fields to the values of a new answer without remounting them, which would lose the
 * focus. Choices made before hydration stay.
 * @param answer the view that the form shows; a select's value is in its `data-value`
 */
export const useSyncedFormFields = (form: string, answer: unknown): void => {
  const current = useRef(answer);
  useEffect(() => {
    if (current.current === answer) return;
    current.current = answer;
    for (const field of document.forms.namedItem(form)?.elements ?? []) {
      if (field instanceof HTMLSelectElement) field.value = field.dataset["value"] ?? "";
      if (!(field instanceof HTMLInputElement)) continue;
      if (field.type === "checkbox" || field.type === "radio") field.checked = field.defaultChecked;
      else field.value = field.defaultValue;
    }
  }, [form, answer]);
};
