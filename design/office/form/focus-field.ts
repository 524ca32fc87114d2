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
 * Focuses the field at a path of the open panel, or its nearest visible ancestor; collapsed
 * sections around it are opened.
 */
export const focusField = (path: string): void => {
  const field = nearestField(path);
  for (
    let details = field?.closest("details");
    details;
    details = details.parentElement?.closest("details")
  )
    details.open = true;
  field?.scrollIntoView({ block: "center" });
  field?.focus({ preventScroll: true });
};
