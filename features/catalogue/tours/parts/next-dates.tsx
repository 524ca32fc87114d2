import { Link } from "#design/link.tsx";
import { SiteLink } from "#design/link.tsx";
import type { StatusView } from "./departure-view.ts";
import type { PriceView } from "#features/records/prices/parts/price-view.ts";
import { Price, type PriceLabels } from "#features/records/prices/parts/price.tsx";
import { StatusChip } from "./status/status-chip.tsx";

/** `all` links to the list of all departures. */
export type NextDatesView = Readonly<{
  title: string;
  dates: readonly Readonly<{
    path: string;
    day: string;
    text: string;
    status: Pick<StatusView, "status" | "label">;
    price: PriceView;
  }>[];
  labels: PriceLabels;
  all: Readonly<{ label: string; path: string }>;
}>;

export const NextDates = ({ next }: { next: NextDatesView }) => (
  <section className="panel next-dates" aria-labelledby="next-dates">
    <h2 id="next-dates">{next.title}</h2>
    <ul>
      {next.dates.map(({ path, day, text, status, price }) => (
        <li key={path}>
          <Link to={path}>
            <time dateTime={day}>{text}</time>
          </Link>
          <StatusChip status={status} />
          <Price price={price} labels={next.labels} />
        </li>
      ))}
    </ul>
    <SiteLink to={next.all.path} className="button">
      {next.all.label}
    </SiteLink>
  </section>
);
