import { useEffect, useRef } from "react";

/**
 * Sets a form's fields to the values of a new answer. The fields are not remounted, because they
 * would lose the focus. Choices that a visitor made before hydration are kept.
 * @param answer the view that the form shows; a select has its value in the attribute `data-value`
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
