import { pressedKey } from "#platform/browser/pressed-key.ts";
import { formatMoment } from "../schedule/visibility.ts";
import { momentAt, type PlanRow, positionOf } from "./plan.ts";

const directions: Readonly<Record<string, 1 | -1>> = {
  ArrowRight: 1,
  ArrowUp: 1,
  ArrowLeft: -1,
  ArrowDown: -1,
};

const percent = (position: number): string => `${position * 100}%`;

type AxisProps = Readonly<{
  stops: readonly number[];
  rows: readonly PlanRow[];
  nameOf: (block: string | null) => string;
  /** Null for now. */
  moment: number | null;
  timeZone: string;
  now: number;
  onChange: (moment: number | null) => void;
}>;

const Row = ({ row, stops, name }: { row: PlanRow; stops: readonly number[]; name: string }) => {
  const { span } = row;
  const start = span ? positionOf(stops, span.from) : 0;
  const end = span ? positionOf(stops, span.to) : 0;
  return (
    <div className="plan-row" data-kind={row.block === null ? "page" : "block"}>
      <span className="plan-name">{name}</span>
      <span className="plan-track">
        {span && (
          <span
            className="plan-bar"
            style={{ insetInlineStart: percent(start), width: percent(end - start) }}
          />
        )}
      </span>
    </div>
  );
};

const resolution = 1000;

/**
 * The plan on one axis. The thumb stands at the moment looked at: dragged to any moment, moved by
 * the arrow keys from one change to the next.
 */
export const PlanAxis = (props: AxisProps) => {
  const { stops, rows, nameOf, moment, timeZone, now, onChange } = props;
  const position = moment === null ? 0 : positionOf(stops, moment);
  const choose = (at: number) => onChange(at <= now ? null : at);
  const step = (direction: 1 | -1) => {
    const current = moment ?? stops[0] ?? now;
    const target =
      direction === 1
        ? stops.find((stop) => stop > current)
        : stops.findLast((stop) => stop < current);
    if (target !== undefined) choose(target);
  };
  const words = moment === null ? "now" : formatMoment(moment, timeZone, now);
  return (
    <div>
      <div aria-hidden="true">
        {rows.map((row) => (
          <Row key={row.block ?? "page"} row={row} stops={stops} name={nameOf(row.block)} />
        ))}
      </div>
      <div className="plan-row">
        <span />
        <span className="plan-track plan-scale">
          <span className="plan-line" style={{ insetInlineStart: percent(position) }} />
          {stops.slice(0, -1).map((stop) => (
            <span
              key={stop}
              className="plan-stop"
              style={{ insetInlineStart: percent(positionOf(stops, stop)) }}
            />
          ))}
          <input
            type="range"
            aria-label="The page as of"
            aria-valuetext={`${words}, ${timeZone.replaceAll("_", " ")}`}
            min={0}
            max={resolution}
            value={Math.round(position * resolution)}
            onChange={(event) => choose(momentAt(stops, Number(event.target.value) / resolution))}
            onKeyDown={(event) => {
              const direction = directions[pressedKey(event)];
              if (direction === undefined) return;
              event.preventDefault();
              step(direction);
            }}
          />
        </span>
      </div>
    </div>
  );
};
