import "./stacked-bar.css";

/** The statuses of departures, in the order in which they stand in a bar. */
const order = ["confirmed", "almost", "full", "planned", "request", "sold"] as const;

export type BarStatus = (typeof order)[number];

export type BarPart = Readonly<{ status: BarStatus; count: number; label: string }>;

type StackedBarProps = Readonly<{
  parts: readonly BarPart[];
  /** In place of the words that name every part. */
  words?: React.ReactNode;
}>;

/** Parts of a whole by status, always with the words under it. */
export const StackedBar = ({ parts, words }: StackedBarProps) => {
  const shown = parts
    .filter(({ count }) => count > 0)
    .toSorted((one, other) => order.indexOf(one.status) - order.indexOf(other.status));
  return (
    <div>
      <div className="stacked-bar" aria-hidden="true">
        {shown.map(({ status, count }) => (
          <i key={status} data-status={status} style={{ flexGrow: count }} />
        ))}
      </div>
      <p className="stacked-bar-words">
        {words ?? shown.map(({ count, label }) => `${count} ${label}`).join(" · ")}
      </p>
    </div>
  );
};
