import { Icon } from "#design/office/icons.tsx";

const dayMs = 86_400_000;

/** Days after which a rate is old: over a weekend nobody publishes one. */
const maxDays = 3;

export const daysSince = (date: string, now: number): number =>
  Math.max(0, Math.floor((now - Date.parse(date)) / dayMs));

export const isOldRate = (date: string, now: number): boolean => daysSince(date, now) > maxDays;

const ageText = (days: number): string => {
  if (days === 0) return "today";
  return days === 1 ? "yesterday" : `${days} days ago`;
};

/** How old a rate is; an old one stands out. */
export const RateAge = ({ date, now }: Readonly<{ date: string; now: number }>) => {
  const text = ageText(daysSince(date, now));
  return isOldRate(date, now) ? (
    <span className="tag" data-kind="timed">
      <Icon name="warning" /> {text}
    </span>
  ) : (
    <span>{text}</span>
  );
};
