import "./meter.css";

/** A share, such as how much of a record is written. The sentence beside it says the same. */
export const Meter = ({
  value,
  max,
  label,
}: Readonly<{ value: number; max: number; label: string }>) => (
  <span
    className="meter"
    role="meter"
    aria-label={label}
    aria-valuemin={0}
    aria-valuemax={max}
    aria-valuenow={value}
  >
    <i style={{ inlineSize: `${max > 0 ? Math.min(100, (value / max) * 100) : 0}%` }} />
  </span>
);

/** People of a group: a filled box for each that is in, an outlined one for each still needed. */
export const SeatBoxes = ({ taken, needed }: Readonly<{ taken: number; needed: number }>) => (
  <span
    className="seat-boxes"
    role="img"
    aria-label={needed > 0 ? `${taken} in, ${needed} still needed` : `${taken} in`}
  >
    {Array.from({ length: taken + needed }, (_, seat) => (
      <i key={seat} data-filled={seat < taken} />
    ))}
  </span>
);
