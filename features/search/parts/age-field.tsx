import type { SearchBarView } from "./search-view.ts";

/** Ticks the filter's boxes as the field says, which alone are sent. */
const tick = ({ form, value }: HTMLSelectElement) => {
  const wanted = value.split(" ");
  for (const box of form?.elements ?? [])
    if (box instanceof HTMLInputElement && box.name === "age")
      box.checked = wanted.includes(box.value);
};

/**
 * The age group. Where the page has a filter for it the field only shows and changes that one, and
 * stays away without JavaScript.
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
      onChange={({ currentTarget }) => mirrors && tick(currentTarget)}
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
