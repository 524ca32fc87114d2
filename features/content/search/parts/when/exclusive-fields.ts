/**
 * Groups of fields of which only one may be filled, because a search for dates of two groups would
 * mostly find nothing.
 */
const fieldGroups = [
  ["from", "to"],
  ["month", "days"],
  ["season", "period"],
];

type Field = HTMLInputElement | HTMLSelectElement;

const isField = (target: unknown): target is Field =>
  target instanceof HTMLInputElement || target instanceof HTMLSelectElement;

const isBox = (field: Field) => field.type === "checkbox" || field.type === "radio";

export const isFilled = (field: unknown): boolean =>
  isField(field) &&
  field.value !== "" &&
  !(field instanceof HTMLInputElement && isBox(field) && !field.checked);

const clearField = (field: Field) => {
  if (field instanceof HTMLInputElement && isBox(field)) field.checked = field.value === "";
  else field.value = "";
};

/**
 * Clears the fields of all other groups when a visitor fills a field, so that the latest choice
 * applies. Clearing fires no event: listeners of the form hear the event of the filled field.
 * @returns a function that stops the clearing
 */
export const clearExclusiveFields = (panel: HTMLElement): (() => void) => {
  const clearOthers = ({ target }: Event) => {
    // A field without a name is not submitted. It only fills another field, which fires an event
    // too.
    if (!isField(target) || target.name === "" || !isFilled(target)) return;
    const group = fieldGroups.find((names) => names.includes(target.name)) ?? [];
    for (const field of panel.querySelectorAll<Field>("input[name], select"))
      if (!group.includes(field.name)) clearField(field);
  };
  for (const kind of ["input", "change"]) panel.addEventListener(kind, clearOthers);
  return () => {
    for (const kind of ["input", "change"]) panel.removeEventListener(kind, clearOthers);
  };
};
