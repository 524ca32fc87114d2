import { type ToggleEvent, useEffect } from "react";
import { useSiteNavigate } from "#design/link-params.ts";
import { LinkParamFields } from "#design/link-param-fields.tsx";
import { Link } from "#design/link.tsx";
import { Icon } from "#design/icons.tsx";
import { AgeField } from "./age-field.tsx";
import { formSearchParams } from "./form-search-params.ts";
import type { SearchBarView } from "./search-view.ts";
import { useLiveCount } from "./live-count/use-live-count.ts";
import { WhereField } from "./where/where-field.tsx";

/** One step of the sheet that the bar's fields are on a phone; on wide screens nothing but its field. */
const Step = ({ title, children }: { title: string; children: React.ReactNode }) => (
  <details open className="search-step">
    <summary>{title}</summary>
    {children}
  </details>
);

/** As a sheet the steps open one at a time, from the first on; on wide screens all of them are open. */
const arrange = (sheet: HTMLElement, isOpen: boolean) => {
  const steps = [...sheet.querySelectorAll<HTMLDetailsElement>(":scope > details")];
  const first = steps.find((step) => step.contains(document.activeElement)) ?? steps[0];
  for (const step of steps) {
    step.name = isOpen ? sheet.id : "";
    step.open = !isOpen || step === first;
  }
};
const onBeforeToggle = ({ target, currentTarget, newState }: ToggleEvent<HTMLElement>) => {
  if (target === currentTarget) arrange(currentTarget, newState === "open");
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
  /** The page has filters of its own, the age group among them. */
  hasFilters?: boolean;
  /** The field for dates; a choice of one month unless given. */
  when?: React.ReactNode;
  /** What stands before the word: the places chosen already. */
  places?: React.ReactNode;
}>;

const Foot = ({ bar, hasFilters, show }: Props & { show: string }) => (
  <div className="filters-foot">
    {hasFilters ? (
      <Link to={bar.clearPath} className="text-link" preventScrollReset>
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
 * The search bar: a plain GET form, so it works without JavaScript. On a phone it is one field that
 * opens the others as a sheet. On the results its fields and the filters are one form, told apart
 * by `form`.
 */
export const SearchBar = (props: Props) => {
  const { bar, form = "search", floating = false, hasFilters = false, when, places } = props;
  const go = useSiteNavigate();
  const { sheet, count, onToggle } = useLiveCount(form, bar.api, bar);
  // Opened before the scripts came, it has not been arranged.
  useEffect(() => {
    if (sheet.current?.matches(":popover-open")) arrange(sheet.current, true);
  }, [sheet]);
  const id = `${form}-sheet`;
  const send = (event: React.FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    for (const open of document.querySelectorAll<HTMLElement>(":popover-open")) open.hidePopover();
    const address = `${bar.action}?${formSearchParams(event.currentTarget)}`.replace(/\?$/, "");
    // The same again is no new entry of the history, as with a link.
    go(address, { replace: address === location.pathname + location.search });
  };
  return (
    <search className={floating ? "search-bar search-bar-floating" : "search-bar"}>
      <form
        id={form}
        action={bar.action}
        method="get"
        aria-label={bar.label}
        // What a browser would put back after a reload is not what the page shows.
        autoComplete={hasFilters ? "off" : undefined}
        onSubmit={send}
      >
        <LinkParamFields />
        <button type="button" className="search-field search-open" popoverTarget={id}>
          <span>{bar.where.label}</span>
          <b>{bar.where.shown}</b>
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
          <span className="max-[60rem]:sr-only">{bar.submit}</span>
        </button>
      </form>
    </search>
  );
};
