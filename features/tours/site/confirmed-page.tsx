import { SiteLink } from "#design/link.tsx";
import { Paging, type PagingView } from "#design/paging.tsx";
import { DepartureBoard } from "#features/tours/parts/departure-board.tsx";
import type { DepartureWords } from "#features/tours/parts/departure-row.tsx";
import type { DepartureView, StatusView } from "#features/tours/parts/departure-view.ts";
import { StatusChip } from "#features/tours/parts/status-chip.tsx";
import { StatusMeaning } from "#features/tours/parts/status-says.tsx";

export type ConfirmedView = Readonly<{
  title: string;
  text: string;
  /** The search over the same departures. */
  narrow: Readonly<{ label: string; path: string }>;
  /** What to say when no departure is confirmed. */
  none: string | null;
  /** The statuses that more than one row has, said once for all of them. */
  statuses: readonly StatusView[];
  months: readonly Readonly<{
    month: string;
    title: string;
    departures: readonly DepartureView[];
  }>[];
  words: DepartureWords;
  /** Null where one page holds them all. */
  paging: PagingView | null;
}>;

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
    <p className="page-count">
      <SiteLink to={view.narrow.path} className="button button-quiet">
        {view.narrow.label}
      </SiteLink>
    </p>
    {view.none && <p className="page-count">{view.none}</p>}
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
