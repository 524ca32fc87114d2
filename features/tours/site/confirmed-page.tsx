import { SiteLink } from "#design/link.tsx";
import { Paging, type PagingView } from "#design/paging.tsx";
import { DepartureBoard } from "#features/tours/parts/departure-board.tsx";
import type { DepartureWords } from "#features/tours/parts/departure-row.tsx";
import type { DepartureView } from "#features/tours/parts/departure-view.ts";

export type ConfirmedView = Readonly<{
  title: string;
  text: string;
  /** The search over the same departures. */
  narrow: Readonly<{ label: string; path: string }>;
  /** What to say when no departure is confirmed. */
  none: string | null;
  months: readonly Readonly<{
    month: string;
    title: string;
    departures: readonly DepartureView[];
  }>[];
  words: DepartureWords;
  /** Null where one page holds them all. */
  paging: PagingView | null;
}>;

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
    {view.months.map(({ month, title, departures }) => (
      <section key={month} className="month-board" aria-labelledby={`m-${month}`}>
        <h2 id={`m-${month}`} className="section-title month-title">
          {title}
        </h2>
        <DepartureBoard departures={departures} words={view.words} showTrip />
      </section>
    ))}
    {view.paging && <Paging paging={view.paging} />}
  </div>
);
