import { type ToggleEvent, useEffect } from "react";
import { LinkParamFields } from "#design/link-params/link-param-fields.tsx";
import { Link } from "#design/link.tsx";
import { Icon } from "#design/icons.tsx";
import { AgeField } from "./age-field.tsx";
import type { SearchBarView } from "./search-view.ts";
import { useLiveCount } from "./live-count/use-live-count.ts";
import { WhereField } from "./where/where-field.tsx";

/** A step of the sheet on phones. On wide screens, only the step's field is visible. */
const Step = ({ title, children }: { title: string; children: React.ReactNode }) => (
  <details open className="search-step">
    <summary>{title}</summary>
    {children}
  </details>
);

/**
 * In the sheet, only one step is open at a time, at first the first one. On wide screens all steps
 * are open.
 */
const arrangeSteps = (sheet: HTMLElement, isOpen: boolean) => {
  const steps = [...sheet.querySelectorAll<HTMLDetailsElement>(":scope > details")];
  const first = steps.find((step) => step.contains(document.activeElement)) ?? steps[0];
  for (const step of steps) {
    step.name = isOpen ? sheet.id : "";
    step.open = !isOpen || step === first;
  }
};
const onBeforeToggle = ({ target, currentTarget, newState }: ToggleEvent<HTMLElement>) => {
  if (target === currentTarget) arrangeSteps(currentTarget, newState === "open");
};

const MonthField = ({ when }: Pick<SearchBarView, "when">) => (
  <label className="search-field">
    <span>{when.label}</span>
    <select name="month">
      <option value="">{when.any}</option>
      {when.months.map(({ value, label }) => (
        <option key={value} value={value}>
          {label}
        </option>
      ))}
    </select>
  </label>
);

type Props = Readonly<{
  bar: SearchBarView;
  form?: string;
  floating?: boolean;
  /** True on a page with its own filters, which include the age group. */
  hasFilters?: boolean;
  /** The field for dates. The default is a select for one month. */
  when?: React.ReactNode;
  /** The places that are already chosen, shown before the keyword. */
  places?: React.ReactNode;
}>;

const Foot = ({ bar, hasFilters, show }: Props & { show: string }) => (
  <div className="filters-foot">
    {hasFilters ? (
      <Link to={bar.clearPath} className="text-link" keepsPlace="added">
        {bar.clear}
      </Link>
    ) : (
      <button type="reset" className="text-link">
        {bar.clear}
      </button>
    )}
    <button type="submit" className="button button-large">
      {show}
    </button>
    <p className="sr-only" aria-live="polite">
      {show === bar.submit ? "" : show}
    </p>
  </div>
);

/**
 * A plain GET form, so that it works without JavaScript (with it, see `site/submit-search.ts`). On phones, a single field opens a sheet
 * with the other fields. On the results page, the `form` attribute makes the filters part of this
 * form.
 */
export const SearchBar = (props: Props) => {
  const { bar, form = "search", floating = false, hasFilters = false, when, places } = props;
  const { panel: sheet, count, onToggle } = useLiveCount(form, bar.api, bar);
  // The sheet's steps are not arranged yet when a visitor opened the sheet before hydration.
  useEffect(() => {
    if (sheet.current?.matches(":popover-open")) arrangeSteps(sheet.current, true);
  }, [sheet]);
  const id = `${form}-sheet`;
  return (
    <search className={floating ? "search-bar search-bar-floating" : "search-bar"}>
      <form
        id={form}
        action={bar.action}
        method="get"
        aria-label={bar.label}
        // After a reload, browsers would restore values that the page does not show.
        autoComplete={hasFilters ? "off" : undefined}
        data-search={hasFilters ? "results" : "start"}
      >
        <LinkParamFields />
        <button type="button" className="search-field search-open" popoverTarget={id}>
          <span>{bar.where.label}</span>
          <b>{bar.where.text}</b>
        </button>
        <div
          ref={sheet}
          id={id}
          popover="auto"
          role="group"
          aria-label={bar.label}
          className="search-sheet"
          onBeforeToggle={onBeforeToggle}
          onToggle={onToggle}
        >
          <div className="filters-head">
            <h2>{bar.label}</h2>
            <button
              type="button"
              className="icon-button"
              popoverTarget={id}
              popoverTargetAction="hide"
              aria-label={bar.close}
            >
              <Icon name="close" />
            </button>
          </div>
          <Step title={bar.where.label}>
            <WhereField bar={bar} form={form} places={places} />
          </Step>
          <Step title={bar.when.label}>{when ?? <MonthField when={bar.when} />}</Step>
          <Step title={bar.age.label}>
            <AgeField age={bar.age} mirrors={hasFilters} />
          </Step>
          <Foot {...props} show={count?.submit ?? bar.submit} />
        </div>
        <button type="submit" className="button button-large search-submit">
          <Icon name="search" />
          <span className="search-word">{bar.submit}</span>
        </button>
      </form>
    </search>
  );
};
