import { type KeyboardEvent, useEffect, useLayoutEffect, useState } from "react";
import { createPortal } from "react-dom";
import { pressedKey } from "#platform/browser/pressed-key.ts";
import { type WhenTab, type WhenView, whenTabs } from "../search-view.ts";
import { isFilled, clearExclusiveFields } from "./exclusive-fields.ts";
import { RangeCalendar } from "./range-calendar.tsx";
import { useFormChanges } from "./use-form-changes.ts";
import { useSearchDates } from "./use-search-dates.ts";

/** The index of the section that each tab shows. Months and length of stay share a section. */
const sectionOfTab = { dates: 0, months: 1, seasons: 2, flexible: 1 } as const satisfies Record<
  WhenTab,
  number
>;

const fields: Readonly<Record<WhenTab, string>> = {
  dates: "[name=from], [name=to]",
  months: "[name=month]",
  seasons: "[name=season], [name=period]",
  flexible: "[name=days]",
};

/** Index of the tab that a key moves to. Null for keys that do not move. */
const tabForKey = (key: string, at: number, count: number): number | null => {
  const steps: Readonly<Record<string, number>> = {
    ArrowLeft: (at + count - 1) % count,
    ArrowRight: (at + 1) % count,
    Home: 0,
    End: count - 1,
  };
  return steps[key] ?? null;
};

/** Opens the section of a tab and makes the tab the label of its section. */
const showSection = (panel: HTMLElement, form: string, tab: WhenTab) => {
  panel.dataset["tab"] = tab;
  panel.querySelectorAll<HTMLDetailsElement>(".when-part").forEach((fold, at) => {
    fold.open = at === sectionOfTab[tab];
    const body = fold.lastElementChild;
    if (!body) return;
    const owner = fold.open ? tab : whenTabs.find((each) => sectionOfTab[each] === at);
    body.id = `${form}-part-${at}`;
    body.setAttribute("role", "tabpanel");
    body.setAttribute("aria-labelledby", `${form}-tab-${owner}`);
  });
};

/**
 * The tab of the section that the visitor opened before this code loaded, otherwise the page's
 * default tab.
 */
const firstTab = (panel: HTMLElement, open: WhenTab): WhenTab => {
  const opened = [...panel.querySelectorAll<HTMLDetailsElement>(".when-part")].findIndex(
    (fold) => fold.open,
  );
  return opened < 0 || opened === sectionOfTab[open]
    ? open
    : (whenTabs.find((each) => sectionOfTab[each] === opened) ?? open);
};

/**
 * Turns the sections of the panel into tabs, and adds a calendar and the number of departures per
 * month. This code loads when the panel first opens. Without it, visitors use the same fields in
 * the sections.
 */
export const WhenTabs = ({
  panel,
  when,
  form,
  api,
}: {
  panel: HTMLElement;
  when: WhenView;
  form: string;
  /** Base path of the market's API. */
  api: string;
}) => {
  const [tab, setTab] = useState(() => firstTab(panel, when.open));
  useFormChanges(form, panel);
  const dates = useSearchDates(api, form);
  useLayoutEffect(() => showSection(panel, form, tab), [panel, form, tab]);
  useEffect(
    () => () => {
      delete panel.dataset["tab"];
    },
    [panel],
  );
  useEffect(() => clearExclusiveFields(panel), [panel]);
  const move = (event: KeyboardEvent<HTMLElement>) => {
    const next = tabForKey(pressedKey(event), whenTabs.indexOf(tab), whenTabs.length);
    const chosen = next === null ? undefined : whenTabs[next];
    if (!chosen) return;
    event.preventDefault();
    setTab(chosen);
    document.getElementById(`${form}-tab-${chosen}`)?.focus();
  };
  // The calendar is rendered only while visible, so that it shows the current dates whenever it
  // appears.
  const isCalendarVisible = tab === "dates" && panel.closest(":popover-open") !== null;
  const slot = panel.querySelector(".when-part > div");
  return (
    <>
      <div role="tablist" aria-label={when.label} className="when-tabs">
        {whenTabs.map((each) => (
          <button
            key={each}
            type="button"
            role="tab"
            id={`${form}-tab-${each}`}
            aria-selected={each === tab}
            aria-controls={`${form}-part-${sectionOfTab[each]}`}
            tabIndex={each === tab ? 0 : -1}
            data-set={[...panel.querySelectorAll(fields[each])].some(isFilled) || undefined}
            onClick={() => setTab(each)}
            onKeyDown={move}
          >
            {when.titles[each]}
          </button>
        ))}
      </div>
      {dates &&
        slot &&
        isCalendarVisible &&
        createPortal(<RangeCalendar dates={dates} panel={panel} />, slot)}
      {dates?.months.map(({ month, count, departures }) => {
        const chip = panel.querySelector(`[name=month][value="${month}"]`)?.parentElement;
        const small = <small data-none={count === 0 || undefined}>{departures}</small>;
        return chip ? createPortal(small, chip, month) : null;
      })}
    </>
  );
};
