import "#design/office/form/text-field.css";

export type SuggestedFieldProps = Readonly<{
  id: string;
  label: string;
  hint: string;
  placeholder?: string;
  value: string;
  /** Offered by the browser while typing; any other text is taken too. */
  suggestions: readonly string[];
  error?: string | undefined;
  takesFocus?: boolean;
  onChange: (text: string) => void;
}>;

/** A line of text with suggestions. */
export const SuggestedField = (props: SuggestedFieldProps) => {
  const { id, label, hint, placeholder, value, suggestions, error, takesFocus, onChange } = props;
  return (
    <div className="text-field">
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        className="text-input"
        list={`${id}-list`}
        autoComplete="off"
        placeholder={placeholder}
        value={value}
        data-autofocus={takesFocus}
        aria-invalid={error !== undefined}
        aria-describedby={`${id}-hint`}
        onChange={({ currentTarget }) => onChange(currentTarget.value)}
      />
      <datalist id={`${id}-list`}>
        {suggestions.map((each) => (
          <option key={each} value={each}>
            {each}
          </option>
        ))}
      </datalist>
      <p id={`${id}-hint`} className={error === undefined ? "field-hint" : "field-error"}>
        {error ?? hint}
      </p>
    </div>
  );
};
