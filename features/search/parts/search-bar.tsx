import { Form } from "react-router";
import { Icon } from "#design/icons.tsx";
import type { SearchBarView } from "./search-view.ts";

/**
 * The search bar: a plain GET form, so it works without JavaScript. On the results its fields and
 * the filters are one form, told apart by `form`.
 */
export const SearchBar = ({
  bar,
  form = "search",
  floating = false,
  hasFilters = false,
}: {
  bar: SearchBarView;
  form?: string;
  floating?: boolean;
  /** The page has filters of its own, the age group among them. */
  hasFilters?: boolean;
}) => (
  <search className={floating ? "search-bar search-bar-floating" : "search-bar"}>
    <Form id={form} action={bar.action} method="get" aria-label={bar.label}>
      <label className="search-field search-field-wide">
        <span>{bar.where.label}</span>
        <input
          type="search"
          name="q"
          list={`${form}-places`}
          defaultValue={bar.where.value}
          placeholder={bar.where.placeholder}
          maxLength={120}
          autoComplete="off"
        />
      </label>
      <datalist id={`${form}-places`}>
        {bar.where.places.map((place) => (
          <option key={place}>{place}</option>
        ))}
      </datalist>
      <label className="search-field">
        <span>{bar.when.label}</span>
        <select
          name="month"
          defaultValue={bar.when.months.find(({ chosen }) => chosen)?.value ?? ""}
        >
          <option value="">{bar.when.any}</option>
          {bar.when.months.map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </select>
      </label>
      {!hasFilters && (
        <label className="search-field">
          <span>{bar.age.label}</span>
          <select name="age" defaultValue="">
            <option value="">{bar.age.any}</option>
            {bar.age.choices.map(({ value, label }) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </select>
        </label>
      )}
      <button type="submit" className="button button-large search-submit">
        <Icon name="search" />
        <span>{bar.submit}</span>
      </button>
    </Form>
  </search>
);
