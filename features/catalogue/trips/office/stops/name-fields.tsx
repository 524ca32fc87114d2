import { TextField } from "#design/office/form/text-field.tsx";
import type { Stop } from "#features/catalogue/trips/contract.ts";
import { languages } from "#markets/market-type.ts";
import { languageName } from "#markets/places/display-names.ts";

type Names = Stop["names"];

export type NameFieldsProps = Readonly<{
  names: Names;
  error: string | undefined;
  onChange: (names: Names) => void;
}>;

/** The name of a place: one for all languages, or one for each. */
export const NameFields = ({ names, error, onChange }: NameFieldsProps) => {
  const isShared = names.all !== undefined;
  const split = () =>
    onChange(Object.fromEntries(languages.map((language) => [language, names.all ?? ""])));
  const join = () => onChange({ all: names.en ?? Object.values(names)[0] ?? "" });
  return (
    <fieldset className="stop-names" data-shared={isShared || undefined}>
      <legend className="field-label">
        Name in each language <small>{isShared ? "same in all" : "differs"}</small>
      </legend>
      {isShared ? (
        <TextField
          id="stop-name-all"
          label="In all languages"
          value={names.all ?? ""}
          error={error}
          onChange={(text) => onChange({ all: text })}
        />
      ) : (
        languages.map((language) => (
          <TextField
            key={language}
            id={`stop-name-${language}`}
            label={languageName(language, "en")}
            value={names[language] ?? ""}
            error={(names[language] ?? "").trim() === "" ? "Write the name." : undefined}
            onChange={(text) => onChange({ ...names, [language]: text })}
          />
        ))
      )}
      <button type="button" className="plain-button" onClick={isShared ? split : join}>
        {isShared ? "Differs …" : "Same in all languages"}
      </button>
    </fieldset>
  );
};
