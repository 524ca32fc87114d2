import { Button } from "@mantine/core";
import { addDays, type Day } from "#markets/days.ts";
import { shortMonthTitle } from "#markets/format.ts";

const offered = 6;

export type Span = Readonly<{ from: Day; to: Day }>;

/** The months from that of a day on; what is past of the first one is left out. */
export const monthsFrom = (day: Day, today: Day): readonly Span[] => {
  const months: Span[] = [];
  let from = `${day.slice(0, 7)}-01`;
  while (months.length < offered) {
    const next = `${addDays(from, 31).slice(0, 7)}-01`;
    months.push({ from: from < today ? today : from, to: addDays(next, -1) });
    from = next;
  }
  return months;
};

export type WholeMonthsProps = Readonly<{
  months: readonly Span[];
  chosen: Span;
  onChoose: (month: Span) => void;
}>;

/** Sets both days of an absence at once. */
export const WholeMonths = ({ months, chosen, onChoose }: WholeMonthsProps) => (
  <div className="absence-months" role="group" aria-label="A whole month">
    {months.map((month) => (
      <Button
        key={month.to}
        variant="default"
        size="compact-sm"
        aria-pressed={month.from === chosen.from && month.to === chosen.to}
        onClick={() => onChoose(month)}
      >
        {shortMonthTitle(month.to.slice(0, 7), "en")}
      </Button>
    ))}
  </div>
);
