import { type KeyboardEvent, useEffect, useRef, useState } from "react";
import { Icon } from "#design/icons.tsx";
import { isDay } from "#markets/days.ts";
import type { SearchDates } from "../assist-view.ts";
import { dayForKey, lastDayOf } from "#platform/day-for-key.ts";
import { MonthGrid } from "./month-grid.tsx";
import { TypedDays } from "./typed-days.tsx";

type Fields = Readonly<{ from: HTMLInputElement; to: HTMLInputElement }>;

const fieldsIn = (panel: HTMLElement): Fields | null => {
  const [from, to] = ["from", "to"].map((name) => panel.querySelector(`input[name=${name}]`));
  return from instanceof HTMLInputElement && to instanceof HTMLInputElement ? { from, to } : null;
};

/** Sets both fields and fires the same events as typing, so that listeners of the fields notice. */
const setSpan = ({ from, to }: Fields, first: string, last: string) => {
  from.value = first;
  to.value = last;
  for (const kind of ["input", "change"]) from.dispatchEvent(new Event(kind, { bubbles: true }));
};

/**
 * The first chosen day begins a span and the second ends it. If the second is earlier than the
 * first, it begins a new span instead.
 */
const chooseDay = (fields: Fields, day: string) => {
  const [first, last] = [fields.from.value, fields.to.value];
  if (first === "" || last !== "" || day < first) setSpan(fields, day, "");
  else setSpan(fields, first, day);
};

/** The first month (`2027-05`) whose checkbox is checked. */
const checkedMonth = (panel: HTMLElement): string | undefined =>
  panel.querySelector<HTMLInputElement>("[name=month]:checked")?.value;

/** Wide screens have room for two months side by side. */
const visibleMonthCount = () => (matchMedia("(width >= 760px)").matches ? 2 : 1);

/**
 * The state of the calendar: the visible months, the chosen days, and the handlers of keys and
 * typing.
 */
const useCalendar = (dates: SearchDates, panel: HTMLElement) => {
  const { months } = dates;
  const fields = fieldsIn(panel);
  const earliest = fields?.from.min ?? "";
  const [first, last] = [fields?.from.value ?? "", fields?.to.value ?? ""];
  const latest = lastDayOf(months.at(-1)?.month ?? earliest.slice(0, 7));
  const [at, setAt] = useState(() => {
    const begins = isDay(first) ? first : (checkedMonth(panel) ?? Object.keys(dates.days)[0] ?? "");
    return Math.max(0, Math.min(monthAt(months, begins), months.length - visibleMonthCount()));
  });
  const [active, setActive] = useState(() =>
    isDay(first) && first >= earliest ? first : earliest,
  );
  const [hovered, setHovered] = useState("");
  const grids = useRef<HTMLDivElement>(null);
  const shouldFocus = useRef(false);
  useEffect(() => {
    if (!shouldFocus.current) return;
    shouldFocus.current = false;
    grids.current?.querySelector<HTMLElement>(`[data-day="${active}"]`)?.focus();
  });
  const monthCount = visibleMonthCount();
  const turnMonths = (step: number) =>
    setAt(Math.min(Math.max(0, at + step), months.length - monthCount));
  const showDay = (day: string) => {
    const month = monthAt(months, day);
    if (month < 0) return;
    if (month < at) setAt(month);
    if (month >= at + monthCount) setAt(month - monthCount + 1);
    setActive(day);
  };
  const onKey = (event: KeyboardEvent) => {
    const next = dayForKey(event, tabStop, dates.market.firstWeekday, [earliest, latest]);
    if (next === null) return;
    event.preventDefault();
    shouldFocus.current = true;
    showDay(next);
    setHovered(next);
  };
  const onType = (field: HTMLInputElement, day: string) => {
    if (!fields) return;
    const { from, to } = fields;
    setSpan(fields, field === from ? day : from.value, field === to ? day : to.value);
    if (day !== "") showDay(day);
  };
  /** Swaps the two days when a visitor typed the later one first. */
  const onLeave = () => {
    if (fields && fields.to.value !== "" && fields.from.value > fields.to.value)
      setSpan(fields, fields.to.value, fields.from.value);
  };
  const visible = months.slice(at, at + monthCount);
  const isActiveShown = visible.some(({ month }) => active.startsWith(month));
  const firstShown = `${visible[0]?.month ?? ""}-01`;
  const tabStop = isActiveShown ? active : firstShown < earliest ? earliest : firstShown;
  const isOpen = first !== "" && last === "";
  const end = isOpen && hovered > first ? hovered : last;
  return {
    fields,
    earliest,
    visible,
    grids,
    tabStop,
    span: [first, end],
    isOpen,
    isEmpty: first === "" && last === "",
    isFirst: at === 0,
    isLast: at + monthCount >= months.length,
    turnMonths,
    setActive,
    setHovered,
    onKey,
    onType,
    onLeave,
  } as const;
};

/**
 * A span of days that a visitor types or chooses in a calendar, and that is written into two fields
 * of the form. The Tab key reaches one day; arrow and page keys move from that day to others.
 */
export const RangeCalendar = ({ dates, panel }: { dates: SearchDates; panel: HTMLElement }) => {
  const { words } = dates;
  const calendar = useCalendar(dates, panel);
  const { fields, grids } = calendar;
  return (
    <div className="when-calendar">
      {fields && (
        <TypedDays
          fields={[fields.from, fields.to]}
          words={words}
          earliest={calendar.earliest}
          onType={calendar.onType}
          onLeave={calendar.onLeave}
        />
      )}
      <div className="when-hint">
        <p aria-live="polite">{calendar.isOpen ? words.to : words.from}</p>
        {!calendar.isEmpty && (
          <button
            type="button"
            className="text-link"
            onClick={() => {
              if (fields) setSpan(fields, "", "");
              // This button disappears when the dates are cleared, so the focus moves to the
              // calendar.
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
          aria-disabled={calendar.isFirst || undefined}
          onClick={() => calendar.turnMonths(-1)}
        >
          <Icon name="chevron-left" />
        </button>
        <button
          type="button"
          className="icon-button when-next"
          aria-label={words.next}
          aria-disabled={calendar.isLast || undefined}
          onClick={() => calendar.turnMonths(1)}
        >
          <Icon name="chevron-right" />
        </button>
        <div ref={grids} className="when-grids" onPointerLeave={() => calendar.setHovered("")}>
          {calendar.visible.map(({ month, name }) => (
            <MonthGrid
              key={month}
              month={month}
              name={name}
              dates={dates}
              earliest={calendar.earliest}
              span={calendar.span}
              tabStop={calendar.tabStop}
              onChoose={(day) => {
                calendar.setActive(day);
                if (fields) chooseDay(fields, day);
              }}
              onHover={calendar.setHovered}
              onKey={calendar.onKey}
            />
          ))}
        </div>
      </div>
    </div>
  );
};

const monthAt = (months: SearchDates["months"], day: string): number =>
  months.findIndex(({ month }) => day.startsWith(month));
