/** The ways to ask for dates: fields of one way go together, those of two would mostly find nothing. */
const ways = [
  ["from", "to"],
  ["month", "days"],
  ["season", "period"],
];

type Field = HTMLInputElement | HTMLSelectElement;

const isField = (target: unknown): target is Field =>
  target instanceof HTMLInputElement || target instanceof HTMLSelectElement;

const isBox = (field: Field) => field.type === "checkbox" || field.type === "radio";

/** Whether a field asks for something. */
export const isFilled = (field: unknown): boolean =>
  isField(field) &&
  field.value !== "" &&
  !(field instanceof HTMLInputElement && isBox(field) && !field.checked);

const empty = (field: Field) => {
  if (field instanceof HTMLInputElement && isBox(field)) field.checked = field.value === "";
  else field.value = "";
};

/**
 * Empties the fields of all other ways as soon as something is chosen in one, so that what was
 * chosen last counts. The events of the choice itself tell whoever listens to the form.
 * @returns ends it
 */
export const clearExclusiveFields = (panel: HTMLElement): (() => void) => {
  const keep = ({ target }: Event) => {
    // One without a name only helps to fill another, which tells of itself.
    if (!isField(target) || target.name === "" || !isFilled(target)) return;
    const way = ways.find((names) => names.includes(target.name)) ?? [];
    for (const field of panel.querySelectorAll<Field>("input[name], select"))
      if (!way.includes(field.name)) empty(field);
  };
  for (const kind of ["input", "change"]) panel.addEventListener(kind, keep);
  return () => {
    for (const kind of ["input", "change"]) panel.removeEventListener(kind, keep);
  };
};
