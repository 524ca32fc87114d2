import { formatExact, formatRelative } from "#design/office/dates/format-moment.ts";
import { Icon } from "#design/office/icons.tsx";
import type { ListedRequest } from "../desk/desk-contract.ts";

/** `1 day 4 h`: a day of waiting is one of work. */
const hoursInWords = (hours: number): string => {
  if (hours < 1) return "under 1 h";
  const [days, rest] = [Math.floor(hours / 24), hours % 24];
  if (days === 0) return `${rest} h`;
  const whole = days === 1 ? "1 day" : `${days} days`;
  return rest === 0 ? whole : `${whole} ${rest} h`;
};

/** How long somebody has waited, or when they were answered. */
export const Waits = ({
  request: { hours, isLate, lastWordAt, settledAt },
  now,
}: Readonly<{ request: ListedRequest; now: number }>) => {
  if (hours === null)
    return settledAt ? (
      <time dateTime={settledAt} title={formatExact(settledAt)}>
        {formatRelative(settledAt, now)}
      </time>
    ) : null;
  const words = hoursInWords(hours);
  return (
    <time dateTime={lastWordAt} title={formatExact(lastWordAt)}>
      {isLate ? (
        <span className="tag" data-kind="wrong">
          <Icon name="clock" /> {words}
        </span>
      ) : (
        words
      )}
    </time>
  );
};
