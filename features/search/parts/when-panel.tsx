import type { Choice, SearchBarView, SelectView, WhenPart, WhenView } from "./search-view.ts";

const chosenIn = (choices: readonly Choice[]) => choices.find(({ chosen }) => chosen)?.value ?? "";

const Select = ({
  name,
  select: { label, any, choices },
}: {
  name: string;
  select: SelectView;
}) => (
  <label className="filter-select">
    <span>{label}</span>
    <select name={name} defaultValue={chosenIn(choices)} data-told={chosenIn(choices)}>
      <option value="">{any}</option>
      {choices.map((choice) => (
        <option key={choice.value} value={choice.value}>
          {choice.label}
        </option>
      ))}
    </select>
  </label>
);

const Chips = ({ name, choices }: { name: string; choices: readonly Choice[] }) => (
  <div className="when-chips">
    {choices.map(({ value, label, chosen }) => (
      <label key={value} className="chip">
        <input type="checkbox" name={name} value={value} defaultChecked={chosen} />
        {label}
      </label>
    ))}
  </div>
);

const Part = ({ part, when }: { part: WhenPart; when: WhenView }) => {
  switch (part) {
    case "dates":
      return (
        <div className="price-fields">
          {when.dates.fields.map(({ name, label, value }) => (
            <label key={name}>
              <span>{label}</span>
              <input
                type="date"
                name={name}
                min={value !== "" && value < when.dates.earliest ? value : when.dates.earliest}
                defaultValue={value}
              />
            </label>
          ))}
        </div>
      );
    case "months":
      return (
        <>
          <Chips name="month" choices={when.months} />
          <Select name="days" select={when.days} />
        </>
      );
    case "seasons":
      return <Chips name="season" choices={when.seasons} />;
    case "periods":
      return <Select name="period" select={when.period} />;
  }
};

const Panel = ({ when, id, submit }: { when: WhenView; id: string; submit: string }) => (
  <div id={id} popover="auto" role="group" aria-label={when.label} className="when-panel">
    {Object.entries(when.titles).map(([part, title]) => (
      <details key={part} name={`${id}-part`} open={part === when.open}>
        <summary>{title}</summary>
        <Part part={part as WhenPart} when={when} />
      </details>
    ))}
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
        {submit}
      </button>
    </div>
  </div>
);

/**
 * When to leave: what is chosen, and a panel that asks for it in four ways. It opens without
 * JavaScript; its fields belong to the form in which it stands.
 */
export const WhenField = ({ bar, form }: { bar: SearchBarView; form: string }) => (
  <>
    <button type="button" className="search-field search-when" popoverTarget={`${form}-when`}>
      <span>{bar.when.label}</span>
      <b>{bar.when.shown}</b>
    </button>
    <Panel when={bar.when} id={`${form}-when`} submit={bar.submit} />
  </>
);
