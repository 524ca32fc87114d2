import { useEffect, useRef } from "react";

/**
 * Sets the fields of a form to what a new answer says, without making them anew, which would take
 * the focus. What somebody chose before the scripts came stays.
 * @param answer the view that the form shows; a select says its value as `data-value`
 */
export const useSyncedFormFields = (form: string, answer: unknown): void => {
  const shown = useRef(answer);
  useEffect(() => {
    if (shown.current === answer) return;
    shown.current = answer;
    for (const field of document.forms.namedItem(form)?.elements ?? []) {
      if (field instanceof HTMLSelectElement) field.value = field.dataset["value"] ?? "";
      if (!(field instanceof HTMLInputElement)) continue;
      if (field.type === "checkbox" || field.type === "radio") field.checked = field.defaultChecked;
      else field.value = field.defaultValue;
    }
  }, [form, answer]);
};
