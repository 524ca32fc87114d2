import { Icon } from "#design/icons.tsx";
import { Link } from "#design/link.tsx";
import { LinkParamFields } from "#design/link-params/link-param-fields.tsx";
import type { ChipControl, ChipView } from "./own-words-view.ts";

const Price = ({ control }: { control: Extract<ChipControl, { kind: "price" }> }) => (
  <>
    <div className="own-words-pair">
      {(["min", "max"] as const).map((end) => (
        <label key={end}>
          {control[end].label}
          <input
            type="text"
            inputMode="numeric"
            name={end === "min" ? "priceMin" : "priceMax"}
            defaultValue={control[end].value}
          />
        </label>
      ))}
    </div>
    {control.forTwo && (
      <p>
        {control.forTwo.question}{" "}
        <Link to={control.forTwo.path} className="text-link">
          {control.forTwo.text}
        </Link>
      </p>
    )}
  </>
);

const Control = ({ control }: { control: ChipControl }) => {
  if (control.kind === "price") return <Price control={control} />;
  if (control.kind === "days")
    return (
      <div className="own-words-pair">
        {control.fields.map(({ name, label, value }) => (
          <label key={name}>
            {label}
            <input type="date" name={name} defaultValue={value} />
          </label>
        ))}
      </div>
    );
  if (control.kind === "text")
    return (
      <label className="own-words-text">
        {control.label}
        <input type="search" name={control.name} defaultValue={control.value} maxLength={120} />
      </label>
    );
  return (
    <div className="own-words-options">
      {control.options.map(({ value, label, count, chosen }) => (
        <label key={value}>
          <input
            type={control.isOne ? "radio" : "checkbox"}
            name={control.name}
            value={value}
            defaultChecked={chosen}
          />
          <span>{label}</span>
          {count !== null && <span>{count}</span>}
        </label>
      ))}
    </div>
  );
};

/** A chip opens to the control of its filter, which leads to the ordinary search. */
const Chip = ({ chip, action }: { chip: ChipView; action: string }) => (
  <li className="own-words-chip">
    {chip.control ? (
      <button type="button" popoverTarget={chip.id} data-do="count">
        <b>{chip.label}</b>
        <span>{chip.from}</span>
      </button>
    ) : (
      <div>
        <b>{chip.label}</b>
        <span>{chip.from}</span>
      </div>
    )}
    <Link to={chip.remove.path} aria-label={chip.remove.text}>
      <Icon name="close" size={16} />
    </Link>
    {chip.control && (
      <div id={chip.id} popover="auto" className="own-words-control">
        <form action={action} data-api={chip.api}>
          <LinkParamFields />
          {chip.kept.map(([name, value]) => (
            <input key={`${name} ${value}`} type="hidden" name={name} value={value} />
          ))}
          <fieldset>
            <legend>{chip.title}</legend>
            <Control control={chip.control} />
          </fieldset>
          <div className="own-words-actions">
            <button className="button">{chip.apply}</button>
            <Link to={chip.remove.path} className="button button-quiet">
              {chip.takeOff}
            </Link>
          </div>
        </form>
      </div>
    )}
  </li>
);

export const Chips = ({ chips, action }: { chips: readonly ChipView[]; action: string }) => (
  <ul className="own-words-chips">
    {chips.map((chip) => (
      <Chip key={chip.id} chip={chip} action={action} />
    ))}
  </ul>
);
