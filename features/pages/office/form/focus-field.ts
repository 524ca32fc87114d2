import { fieldId } from "./field-schema.ts";

const nearestField = (path: string): HTMLElement | null => {
  const steps = path.split(".");
  for (let length = steps.length; length > 0; length -= 1) {
    const field = document.getElementById(fieldId(steps.slice(0, length).join(".")));
    if (field) return field;
  }
  return null;
};

/**
 * Moves the focus to the field at a path of what is open, or to the nearest one around it that is
 * shown; what hides it is opened.
 */
export const focusField = (path: string): void => {
  const field = nearestField(path);
  for (let at = field?.closest("details"); at; at = at.parentElement?.closest("details"))
    at.open = true;
  field?.scrollIntoView({ block: "center" });
  field?.focus({ preventScroll: true });
};
