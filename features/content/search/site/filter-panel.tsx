import { Island } from "#design/live/island.tsx";
import { Icon } from "#design/icons.tsx";
import { Link } from "#design/link.tsx";
import { useLiveCount } from "#features/content/search/parts/live-count/use-live-count.ts";
import type { FilterGroup, SearchView } from "#features/content/search/parts/search-view.ts";
import { Group } from "./filters.tsx";
import { PriceFilter } from "./price-filter.tsx";

type Props = Pick<SearchView, "filters" | "price" | "groups"> &
  Readonly<{
    /** The form to which the fields belong. */
    form: string;
    /** Base path of the market's API. */
    api: string;
    isEmpty: boolean;
  }>;

/** True when at least one option would find trips or is chosen and can therefore be removed. */
export const hasSelectableOption = (
  { options }: FilterGroup,
  counts?: Readonly<Record<string, number>>,
): boolean =>
  options.some(({ value, count, chosen }) => chosen || (counts ? (counts[value] ?? 0) : count) > 0);

const Years = ({ years, form }: { years: Props["filters"]["years"]; form: string }) => (
  <div className="filter-group filter-years">
    <label>
      <b className="legend">{years.label}</b>
      <input
        type="text"
        inputMode="numeric"
        pattern="[0-9]{2}"
        autoComplete="off"
        maxLength={2}
        form={form}
        name="years"
        defaultValue={years.value}
      />
    </label>
    {years.note && <p className="small">{years.note}</p>}
  </div>
);

export const FilterPanel = (props: Props) => {
  const { filters, price, groups, form, api, isEmpty } = props;
  const { panel: sheet, isOpen, count, onToggle } = useLiveCount(form, api, props);
  const submitLabel = count?.submit ?? filters.show;
  return (
    <div ref={sheet} id="filters" popover="auto" className="filters" onToggle={onToggle}>
      <div className="filters-head">
        <h2>{filters.title}</h2>
        <button
          type="button"
          className="icon-button"
          popoverTarget="filters"
          popoverTargetAction="hide"
          aria-label={filters.close}
        >
          <Icon name="close" />
        </button>
      </div>
      {price && <PriceFilter price={price} form={form} />}
      <Years years={filters.years} form={form} />
      {groups
        .filter((group) => !isEmpty || hasSelectableOption(group, count?.facets[group.name]))
        .map((group) => (
          <Group key={group.name} group={group} form={form} counts={count?.facets[group.name]} />
        ))}
      <div className="filters-foot">
        <Link to={filters.clearPath} className="text-link" keepsPlace="added">
          {filters.clear}
        </Link>
        <button type="submit" form={form} className="button button-large">
          {isOpen ? submitLabel : filters.apply}
        </button>
        <p className="sr-only" aria-live="polite">
          {count?.submit}
        </p>
      </div>
    </div>
  );
};

/** The filters of the search, which become live at the first touch. */
export const FilterIsland = (props: Props) => (
  <Island name="filters" component={FilterPanel} props={props} />
);
