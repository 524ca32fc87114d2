import type { CacheFigures } from "#features/company/settings/cache-contract.ts";
import { formatTime } from "#markets/format.ts";
import { marketByApiCountry } from "#markets/markets.ts";
import { formatShare } from "./cache-words.ts";

type Span = CacheFigures["spans"][number];
type ShareCurveProps = Readonly<{ spans: readonly Span[]; country: string }>;

const width = 160;
const height = 34;
const margin = 3;

const shareOf = ({ answered, hits }: Span): number => hits / answered;

const pointsOf = (spans: readonly Span[]): string => {
  const start = Date.parse(spans[0]?.at ?? "");
  const length = Date.parse(spans.at(-1)?.at ?? "") - start;
  return spans
    .map((span) => {
      const x = margin + ((Date.parse(span.at) - start) / length) * (width - 2 * margin);
      const y = height - margin - shareOf(span) * (height - 2 * margin);
      return `${x.toFixed(1)},${y.toFixed(1)}`;
    })
    .join(" ");
};

/** The share of answers from the cache by half hours; nothing before there are two. */
export const ShareCurve = ({ spans, country }: ShareCurveProps) => {
  const market = marketByApiCountry(country);
  const [first] = spans;
  if (!market || !first || spans.length < 2) return null;
  const timeOf = ({ at }: Span) => formatTime(new Date(at), market);
  const lowest = spans.toSorted((a, b) => shareOf(a) - shareOf(b))[0] ?? first;
  const low = `${formatShare(lowest.hits, lowest.answered)} at ${timeOf(lowest)}`;
  return (
    <div className="cache-curve">
      <svg
        viewBox={`0 0 ${width} ${height}`}
        role="img"
        aria-label={`The share since ${timeOf(first)}, at its lowest ${low}`}
      >
        <polyline points={pointsOf(spans)} />
      </svg>
      <p aria-hidden="true">
        <span>{timeOf(first)}</span>
        <span>{`lowest ${low}`}</span>
        <span>now</span>
      </p>
    </div>
  );
};
