import { useNavigate } from "react-router";
import { Icon } from "#design/icons.tsx";
import { askedIn } from "./asked-in.ts";
import type { SearchBarView } from "./search-view.ts";
import { WhereField } from "./where-field.tsx";

/**
 * The search bar: a plain GET form, so it works without JavaScript. On the results its fields and
 * the filters are one form, told apart by `form`.
 */
export const SearchBar = ({
  bar,
  form = "search",
  floating = false,
  hasFilters = false,
  when,
  places,
}: {
  bar: SearchBarView;
  form?: string;
  floating?: boolean;
  /** The page has filters of its own, the age group among them. */
  hasFilters?: boolean;
  /** The field for dates; a choice of one month unless given. */
  when?: React.ReactNode;
  /** What stands before the word: the places chosen already. */
  places?: React.ReactNode;
}) => {
  const navigate = useNavigate();
  const send = (event: React.FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    void navigate(`${bar.action}?${askedIn(event.currentTarget)}`.replace(/\?$/, ""));
  };
  return (
    <search className={floating ? "search-bar search-bar-floating" : "search-bar"}>
      <form id={form} action={bar.action} method="get" aria-label={bar.label} onSubmit={send}>
        <WhereField bar={bar} form={form} places={places} />
        {when ?? (
          <label className="search-field">
            <span>{bar.when.label}</span>
            <select name="month">
              <option value="">{bar.when.any}</option>
              {bar.when.months.map(({ value, label }) => (
                <option key={value} value={value}>
                  {label}
                </option>
              ))}
            </select>
          </label>
        )}
        {hasFilters ? (
          <a className="search-field search-age" href="#filter-age">
            <span>{bar.age.label}</span>
            <b>{bar.age.shown}</b>
          </a>
        ) : (
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
      </form>
    </search>
  );
};
