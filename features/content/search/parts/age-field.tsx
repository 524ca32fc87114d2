import type { SearchBarView } from "./search-view.ts";

/**
 * Copies the choice of this field to the checkboxes of the page's age filter, because the form
 * submits only those.
 */
const checkAgeBoxes = ({ form, value }: HTMLSelectElement) => {
  const chosen = value.split(" ");
  for (const box of form?.elements ?? [])
    if (box instanceof HTMLInputElement && box.name === "age")
      box.checked = chosen.includes(box.value);
};

/**
 * On a page with an age filter, this field has no value of its own: it shows and changes that
 * filter, and is hidden without JavaScript.
 */
export const AgeField = ({
  age: { label, any, value, choices },
  mirrors,
}: {
  age: SearchBarView["age"];
  mirrors: boolean;
}) => (
  <label className={mirrors ? "search-field search-age" : "search-field"}>
    <span>{label}</span>
    <select
      name={mirrors ? undefined : "age"}
      defaultValue={value}
      data-value={value}
      onChange={({ currentTarget }) => mirrors && checkAgeBoxes(currentTarget)}
    >
      <option value="">{any}</option>
      {choices.map((choice) => (
        <option key={choice.value} value={choice.value}>
          {choice.label}
        </option>
      ))}
    </select>
  </label>
);
