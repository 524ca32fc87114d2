import { useState } from "react";
import type { SelectOption, SearchBarView, SelectView, WhenView } from "../search-view.ts";
import { useLiveCount } from "../live-count/use-live-count.ts";
import { usePopoverOpening } from "../use-popover-opening.ts";
import type { WhenTabs } from "./when-tabs.tsx";

const chosenIn = (choices: readonly SelectOption[]) =>
  choices.find(({ chosen }) => chosen)?.value ?? "";

const Select = ({
  name,
  select: { label, any, choices },
}: {
  name: string;
  select: SelectView;
}) => (
  <label className="filter-select">
    <span>{label}</span>
    <select name={name} defaultValue={chosenIn(choices)} data-value={chosenIn(choices)}>
      <option value="">{any}</option>
      {choices.map((choice) => (
        <option key={choice.value} value={choice.value}>
          {choice.label}
        </option>
      ))}
    </select>
  </label>
);

const Chips = ({
  name,
  choices,
  type = "checkbox",
}: {
  name: string;
  choices: readonly SelectOption[];
  type?: "checkbox" | "radio";
}) => (
  <div className="when-chips">
    {choices.map(({ value, label, chosen }) => (
      <label key={value} className="chip">
        <input type={type} name={name} value={value} defaultChecked={chosen} />
        {label}
      </label>
    ))}
  </div>
);

const Section = ({
  title,
  open,
  children,
}: {
  title: string;
  open: boolean;
  children: React.ReactNode;
}) => (
  <details className="when-part" open={open}>
    <summary>{title}</summary>
    <div>{children}</div>
  </details>
);

const Dates = ({ dates: { fields, earliest } }: Pick<WhenView, "dates">) => (
  <div className="price-fields">
    {fields.map(({ name, label, value }) => (
      <label key={name}>
        <span>{label}</span>
        <input
          type="date"
          name={name}
          min={value !== "" && value < earliest ? value : earliest}
          defaultValue={value}
        />
      </label>
    ))}
  </div>
);

/** Sections that open and close. The code of the tabs turns them into tabs once it has loaded. */
const Sections = ({ when }: { when: WhenView }) => {
  // The section that is open stays open even when a new answer has another default.
  const [open] = useState(when.open);
  const { titles } = when;
  return (
    <div className="when-parts">
      <Section title={titles.dates} open={open === "dates"}>
        <Dates dates={when.dates} />
      </Section>
      <Section title={titles.months} open={open === "months" || open === "flexible"}>
        <div className="when-days">
          <Select name="days" select={when.days} />
          <p>{when.days.hint}</p>
        </div>
        <Chips name="month" choices={when.months} />
      </Section>
      <Section title={titles.seasons} open={open === "seasons"}>
        <Chips name="season" choices={when.seasons} />
        <fieldset className="when-periods">
          <legend>{when.period.label}</legend>
          <Chips name="period" type="radio" choices={when.period.choices} />
        </fieldset>
      </Section>
    </div>
  );
};

/**
 * Shows the chosen dates and opens a panel to change them, also without JavaScript. Its fields
 * belong to the surrounding form.
 */
export const WhenField = ({
  bar,
  form,
}: {
  bar: Pick<SearchBarView, "when" | "api" | "submit">;
  form: string;
}) => {
  const { when, api } = bar;
  const { panel: sheet, count, when: liveSummary, onToggle } = useLiveCount(form, api, bar);
  const [assist, setAssist] = useState<{ Tabs: typeof WhenTabs; panel: HTMLElement } | null>(null);
  const loadTabs = () => {
    const panel = sheet.current;
    if (!panel || assist) return;
    import("./when-tabs.tsx").then(
      ({ WhenTabs: Tabs }) => setAssist({ Tabs, panel }),
      () => {}, // the folded sections remain
    );
  };
  usePopoverOpening(sheet, loadTabs);
  const id = `${form}-when`;
  return (
    <>
      <button
        type="button"
        className="search-field search-when"
        popoverTarget={id}
        onPointerEnter={loadTabs}
      >
        <span>{when.label}</span>
        <b>{liveSummary ?? when.text}</b>
      </button>
      <div
        ref={sheet}
        id={id}
        popover="auto"
        role="group"
        aria-label={when.label}
        className="when-panel"
        onToggle={onToggle}
      >
        {assist && <assist.Tabs panel={assist.panel} when={when} form={form} api={api} />}
        <Sections when={when} />
        <div className="when-foot">
          <button
            type="button"
            className="button button-quiet"
            popoverTarget={id}
            popoverTargetAction="hide"
          >
            {when.close}
          </button>
          <button type="submit" className="button">
            {count?.submit ?? bar.submit}
          </button>
        </div>
      </div>
    </>
  );
};
