import "./chips.css";
import { Icon } from "#design/office/icons.tsx";

export type Chip = Readonly<{ value: string; label: string; title?: string }>;

export type ChipsProps = Readonly<{
  id: string;
  label: string;
  choices: readonly Chip[];
  chosen: readonly string[];
  hint?: string | undefined;
  error?: string | undefined;
  onChange: (chosen: readonly string[]) => void;
}>;

/** Several of a few. They are chosen in the order of the choices. */
export const Chips = (props: ChipsProps) => {
  const { id, label, choices, chosen, hint, error, onChange } = props;
  const toggle = (value: string) => {
    const next = chosen.includes(value)
      ? chosen.filter((each) => each !== value)
      : [...chosen, value];
    const known = choices.map((choice) => choice.value).filter((each) => next.includes(each));
    onChange([...known, ...next.filter((each) => !known.includes(each))]);
  };
  return (
    <div>
      <fieldset className="chips" id={id} tabIndex={-1} aria-describedby={`${id}-notes`}>
        <legend className="field-label">{label}</legend>
        {choices.map(({ value, label: name, title }) => (
          <label key={value} data-chosen={chosen.includes(value)} title={title}>
            <input
              type="checkbox"
              checked={chosen.includes(value)}
              aria-label={title}
              onChange={() => toggle(value)}
            />
            {chosen.includes(value) && <Icon name="check" />}
            {name}
          </label>
        ))}
      </fieldset>
      <div id={`${id}-notes`}>
        {hint && <p className="field-hint">{hint}</p>}
        {error !== undefined && <p className="field-error">{error}</p>}
      </div>
    </div>
  );
};
