import { Link } from "#design/link.tsx";
import { Icon } from "#design/icons.tsx";
import { SiteLink } from "#design/link.tsx";
import { NoWrapRanges } from "#design/no-wrap-ranges.tsx";
import { Paging, type PagingView } from "#design/paging.tsx";
import { DepartureBoard } from "#features/tours/parts/departure-board.tsx";
import type { DepartureLabels } from "#features/tours/parts/departure-row.tsx";
import type { DepartureView, StatusView } from "#features/tours/parts/departure-view.ts";
import { StatusChip } from "#features/tours/parts/status/status-chip.tsx";
import { StatusMeaning } from "#features/tours/parts/status/status-text.tsx";

/** One way to narrow the list, with how many departures it has. */
export type FilterLink = Readonly<{
  label: string;
  count: string;
  /** The count as it is read out: `12 departures`. */
  read: string;
  path: string;
  isChosen: boolean;
}>;

export type ConfirmedView = Readonly<{
  title: string;
  text: string;
  /** The search over the same departures. */
  narrow: Readonly<{ label: string; path: string }>;
  /** By continent, by month and by age, each with all of them first. */
  choices: readonly Readonly<{ label: string; choices: readonly FilterLink[] }>[];
  /** What to say when no such departure is confirmed, and where all are that can be. */
  none: Readonly<{ text: string; back: Readonly<{ label: string; path: string }> | null }> | null;
  /** The statuses that more than one row has, said once for all of them. */
  statuses: readonly StatusView[];
  months: readonly Readonly<{
    month: string;
    title: string;
    departures: readonly DepartureView[];
  }>[];
  words: DepartureLabels;
  /** Null where one page holds them all. */
  paging: PagingView | null;
}>;

const Choices = ({ label: group, choices }: ConfirmedView["choices"][number]) => (
  <nav aria-label={group}>
    <ul className="chips upcoming-months month-chips">
      {choices.map(({ label, count, read, path, isChosen }) => (
        <li key={path}>
          <Link to={path} className="chip" aria-current={isChosen || undefined} preventScrollReset>
            <span>
              <NoWrapRanges text={label} />
            </span>
            {/* A month or an age and its count are one number to who hears them. */}
            <span className="sr-only">, </span>
            <span className="figures" aria-hidden="true">
              {count}
            </span>
            <span className="sr-only">{read}</span>
          </Link>
        </li>
      ))}
    </ul>
  </nav>
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

/** The groups that will leave, month by month. */
export const ConfirmedPage = ({ view }: { view: ConfirmedView }) => (
  <div className="wrap page">
    <h1>{view.title}</h1>
    <p className="lead page-lead">{view.text}</p>
    {view.choices
      .filter(
        ({ choices }) => choices.length > 2 || choices.slice(1).some(({ isChosen }) => isChosen),
      )
      .map((each) => (
        <Choices key={each.label} {...each} />
      ))}
    <p className="page-count">
      <SiteLink to={view.narrow.path} className="more-link">
        {view.narrow.label}
        <Icon name="arrow-right" />
      </SiteLink>
    </p>
    {view.none && <p className="page-count">{view.none.text}</p>}
    {view.none?.back && (
      <p>
        <SiteLink to={view.none.back.path} className="more-link">
          {view.none.back.label}
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
          words={view.words}
          showTrip
          told={view.statuses.map(({ meaning }) => meaning)}
        />
      </section>
    ))}
    {view.paging && <Paging paging={view.paging} />}
  </div>
);
