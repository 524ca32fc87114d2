import { type KeyboardEvent, useEffect, useRef, useState } from "react";
import { Icon } from "#design/icons.tsx";
import { isDay } from "#markets/days.ts";
import type { SearchDates } from "../assist-view.ts";
import { dayByKey, lastDayOf } from "./day-by-key.ts";
import { MonthGrid } from "./month-grid.tsx";
import { TypedDays } from "./typed-days.tsx";

type Fields = Readonly<{ from: HTMLInputElement; to: HTMLInputElement }>;

const fieldsIn = (panel: HTMLElement): Fields | null => {
  const [from, to] = ["from", "to"].map((name) => panel.querySelector(`input[name=${name}]`));
  return from instanceof HTMLInputElement && to instanceof HTMLInputElement ? { from, to } : null;
};

/** Writes as somebody who types does, so that whoever listens to the fields hears of it. */
const write = ({ from, to }: Fields, first: string, last: string) => {
  from.value = first;
  to.value = last;
  for (const kind of ["input", "change"]) from.dispatchEvent(new Event(kind, { bubbles: true }));
};

/** The first day begins a span, the second ends it; one before the first begins anew. */
const choose = (fields: Fields, day: string) => {
  const [first, last] = [fields.from.value, fields.to.value];
  if (first === "" || last !== "" || day < first) write(fields, day, "");
  else write(fields, first, day);
};

/** The first of the chosen months. */
const monthIn = (panel: HTMLElement): string | undefined =>
  panel.querySelector<HTMLInputElement>("[name=month]:checked")?.value;

/** Two months stand beside each other where there is room. */
const monthsAtOnce = () => (matchMedia("(width >= 760px)").matches ? 2 : 1);

/**
 * A span of days, typed or chosen in a calendar, which is written into the form's two fields. One
 * day is in the order of Tab, arrows and page keys lead from there to the others.
 */
export const RangeCalendar = ({ dates, panel }: { dates: SearchDates; panel: HTMLElement }) => {
  const { months, words } = dates;
  const fields = fieldsIn(panel);
  const earliest = fields?.from.min ?? "";
  const [first, last] = [fields?.from.value ?? "", fields?.to.value ?? ""];
  const latest = lastDayOf(months.at(-1)?.month ?? earliest.slice(0, 7));
  const [at, setAt] = useState(() => {
    const begins = isDay(first) ? first : (monthIn(panel) ?? Object.keys(dates.days)[0] ?? "");
    return Math.max(0, Math.min(monthAt(months, begins), months.length - monthsAtOnce()));
  });
  const [active, setActive] = useState(() =>
    isDay(first) && first >= earliest ? first : earliest,
  );
  const [toward, setToward] = useState("");
  const grids = useRef<HTMLDivElement>(null);
  const isMoved = useRef(false);
  useEffect(() => {
    if (!isMoved.current) return;
    isMoved.current = false;
    grids.current?.querySelector<HTMLElement>(`[data-day="${active}"]`)?.focus();
  });
  const shown = monthsAtOnce();
  const turn = (step: number) => setAt(Math.min(Math.max(0, at + step), months.length - shown));
  const turnTo = (day: string) => {
    const month = monthAt(months, day);
    if (month < 0) return;
    if (month < at) setAt(month);
    if (month >= at + shown) setAt(month - shown + 1);
    setActive(day);
  };
  const onKey = (event: KeyboardEvent) => {
    const next = dayByKey(event, stop, dates.market.firstWeekday, [earliest, latest]);
    if (next === null) return;
    event.preventDefault();
    isMoved.current = true;
    turnTo(next);
    setToward(next);
  };
  const onType = (field: HTMLInputElement, day: string) => {
    if (!fields) return;
    const { from, to } = fields;
    write(fields, field === from ? day : from.value, field === to ? day : to.value);
    if (day !== "") turnTo(day);
  };
  /** A span that was typed from its end to its beginning means the same days. */
  const onLeave = () => {
    if (fields && fields.to.value !== "" && fields.from.value > fields.to.value)
      write(fields, fields.to.value, fields.from.value);
  };
  const visible = months.slice(at, at + shown);
  const isActiveShown = visible.some(({ month }) => active.startsWith(month));
  const firstShown = `${visible[0]?.month ?? ""}-01`;
  const stop = isActiveShown ? active : firstShown < earliest ? earliest : firstShown;
  const isOpen = first !== "" && last === "";
  const end = isOpen && toward > first ? toward : last;
  return (
    <div className="when-calendar">
      {fields && (
        <TypedDays
          fields={[fields.from, fields.to]}
          words={words}
          earliest={earliest}
          onType={onType}
          onLeave={onLeave}
        />
      )}
      <div className="when-hint">
        <p aria-live="polite">{isOpen ? words.to : words.from}</p>
        {(first !== "" || last !== "") && (
          <button
            type="button"
            className="text-link"
            onClick={() => {
              if (fields) write(fields, "", "");
              // This button goes with what it clears.
              grids.current?.querySelector<HTMLElement>("[tabindex='0']")?.focus();
            }}
          >
            {words.clear}
          </button>
        )}
      </div>
      <div className="when-turning">
        <button
          type="button"
          className="icon-button when-previous"
          aria-label={words.previous}
          aria-disabled={at === 0 || undefined}
          onClick={() => turn(-1)}
        >
          <Icon name="chevron-left" />
        </button>
        <button
          type="button"
          className="icon-button when-next"
          aria-label={words.next}
          aria-disabled={at + shown >= months.length || undefined}
          onClick={() => turn(1)}
        >
          <Icon name="chevron-right" />
        </button>
        <div ref={grids} className="when-grids" onPointerLeave={() => setToward("")}>
          {visible.map(({ month, name }) => (
            <MonthGrid
              key={month}
              month={month}
              name={name}
              dates={dates}
              earliest={earliest}
              span={[first, end]}
              stop={stop}
              onChoose={(day) => {
                setActive(day);
                if (fields) choose(fields, day);
              }}
              onToward={setToward}
              onKey={onKey}
            />
          ))}
        </div>
      </div>
    </div>
  );
};

const monthAt = (months: SearchDates["months"], day: string): number =>
  months.findIndex(({ month }) => day.startsWith(month));
