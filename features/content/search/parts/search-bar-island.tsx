import { Island } from "#design/live/island.tsx";
import { Icon } from "#design/icons.tsx";
import { SearchBar } from "./search-bar.tsx";
import type { SearchBarView } from "./search-view.ts";
import { WhenField } from "./when/when-panel.tsx";

type Props = Readonly<{
  bar: SearchBarView;
  form?: string;
  /** Over a picture, above the results with their filters, or within a page with a select for one month. */
  place: "picture" | "results" | "page";
}>;

/**
 * Each chosen place is a checked checkbox, so that submitting the form keeps the place until the
 * visitor clears it.
 */
const Places = ({ where }: Pick<SearchBarView, "where">) =>
  where.chosen.length > 0 && (
    <fieldset className="search-places">
      <legend className="sr-only">{where.chosenLabel}</legend>
      {where.chosen.map(({ value, label }) => (
        <label key={value}>
          <input type="checkbox" name="where" value={value} defaultChecked />
          {label}
          <Icon name="close" size={14} />
        </label>
      ))}
    </fieldset>
  );

export const PlacedSearchBar = ({ bar, form = "search", place }: Props) => (
  <SearchBar
    bar={bar}
    form={form}
    floating={place === "picture"}
    hasFilters={place === "results"}
    places={place === "results" && <Places where={bar.where} />}
    when={place === "page" ? undefined : <WhenField bar={bar} form={form} />}
  />
);

/** The search bar of a page, which becomes live at the first touch. */
export const SearchBarIsland = (props: Props) => (
  <Island name="search-bar" component={PlacedSearchBar} props={props} />
);
