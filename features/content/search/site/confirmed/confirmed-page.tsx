import { Link } from "#design/link.tsx";
import { Icon } from "#design/icons.tsx";
import { SiteLink } from "#design/link.tsx";
import { LinkParamFields } from "#design/link-params/link-param-fields.tsx";
import { NoWrapRanges } from "#design/no-wrap-ranges.tsx";
import { Paging, type PagingView } from "#design/elements/paging.tsx";
import { CompareForm } from "#features/catalogue/tours/parts/compare/compare-form.tsx";
import { DepartureBoard } from "#features/catalogue/tours/parts/departure-board.tsx";
import type { DepartureLabels } from "#features/catalogue/tours/parts/departure-row.tsx";
import type {
  CompareView,
  DepartureView,
  StatusView,
} from "#features/catalogue/tours/parts/departure-view.ts";
import { StatusChip } from "#features/catalogue/tours/parts/status/status-chip.tsx";
import { StatusMeaning } from "#features/catalogue/tours/parts/status/status-text.tsx";

export type FilterLink = Readonly<{
  label: string;
  count: string;
  /** The count with its noun, which screen readers read: `12 departures`. */
  countText: string;
  path: string;
  isChosen: boolean;
}>;

export type ConfirmedView = Readonly<{
  title: string;
  text: string;
  /** Link to the search with the same filters as this page; null where it cannot have them. */
  searchLink: Readonly<{ label: string; path: string }> | null;
  /** Filters by continent, month, age, length and price. The first choice of each filter stands for all values. */
  filters: readonly Readonly<{ label: string; choices: readonly FilterLink[] }>[];
  /** The form of a day on which the groups are under way. `kept` are the other chosen filters. */
  day: Readonly<{
    path: string;
    kept: readonly (readonly [name: string, value: string])[];
    label: string;
    earliest: string;
    value: string;
    submit: string;
    clear: Readonly<{ label: string; path: string }> | null;
  }>;
  /** Shown instead of an empty list, with a link to all confirmed departures. */
  noResults: Readonly<{
    text: string;
    back: Readonly<{ label: string; path: string }> | null;
  }> | null;
  /** The statuses that occur in several rows. Their meaning is explained once, above the list. */
  statuses: readonly StatusView[];
  months: readonly Readonly<{
    month: string;
    title: string;
    departures: readonly DepartureView[];
  }>[];
  labels: DepartureLabels;
  /** Null where there is nothing to compare. */
  compare: CompareView | null;
  /** Null when all departures fit on one page. */
  paging: PagingView | null;
}>;

const Choices = ({ label: group, choices }: ConfirmedView["filters"][number]) => (
  <nav aria-label={group}>
    <ul className="chips upcoming-months month-chips">
      {choices.map(({ label, count, countText, path, isChosen }) => (
        <li key={path}>
          <Link to={path} className="chip" aria-current={isChosen || undefined} keepsPlace="added">
            <span>
              <NoWrapRanges text={label} />
            </span>
            {/* Without the comma, screen readers join a month or an age and its count into one number. */}
            <span className="sr-only">, </span>
            <span className="figures" aria-hidden="true">
              {count}
            </span>
            <span className="sr-only">{countText}</span>
          </Link>
        </li>
      ))}
    </ul>
  </nav>
);

const DayForm = ({ day }: Pick<ConfirmedView, "day">) => (
  <form action={day.path} method="get" className="narrow-form">
    <LinkParamFields />
    {day.kept.map(([name, value]) => (
      <input key={name} type="hidden" name={name} value={value} />
    ))}
    <label>
      <span>{day.label}</span>
      <input type="date" name="on" min={day.earliest} defaultValue={day.value} />
    </label>
    <button type="submit" className="button button-quiet">
      {day.submit}
    </button>
    {day.clear && (
      <SiteLink to={day.clear.path} className="more-link">
        {day.clear.label}
      </SiteLink>
    )}
  </form>
);

const Statuses = ({ statuses }: Pick<ConfirmedView, "statuses">) => (
  <ul className="status-key">
    {statuses.map((status) => (
      <li key={status.meaning}>
        <StatusChip status={status} />
        <StatusMeaning status={status} />
      </li>
    ))}
  </ul>
);

export const ConfirmedPage = ({ view }: { view: ConfirmedView }) => (
  <div className="wrap page">
    <h1>{view.title}</h1>
    <p className="lead page-lead">{view.text}</p>
    {view.filters
      .filter(
        ({ choices }) => choices.length > 2 || choices.slice(1).some(({ isChosen }) => isChosen),
      )
      .map((each) => (
        <Choices key={each.label} {...each} />
      ))}
    <DayForm day={view.day} />
    {view.searchLink && (
      <p className="page-count">
        <SiteLink to={view.searchLink.path} className="more-link">
          {view.searchLink.label}
          <Icon name="arrow-right" />
        </SiteLink>
      </p>
    )}
    {view.noResults && <p className="page-count">{view.noResults.text}</p>}
    {view.noResults?.back && (
      <p>
        <SiteLink to={view.noResults.back.path} className="more-link">
          {view.noResults.back.label}
        </SiteLink>
      </p>
    )}
    {view.statuses.length > 0 && <Statuses statuses={view.statuses} />}
    {view.months.map(({ month, title, departures }) => (
      <section key={month} className="month-board" aria-labelledby={`m-${month}`}>
        <h2 id={`m-${month}`} className="section-title month-title">
          {title}
        </h2>
        <DepartureBoard
          departures={departures}
          labels={view.labels}
          showTrip
          explained={view.statuses.map(({ meaning }) => meaning)}
        />
      </section>
    ))}
    {view.compare && <CompareForm compare={view.compare} />}
    {view.paging && <Paging paging={view.paging} />}
  </div>
);
