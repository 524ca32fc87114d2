import { Suspense } from "react";
import { latePart } from "#design/office/late-part.tsx";
import { fieldId } from "#design/office/form/field-schema.ts";
import { NumberField, TextField } from "#design/office/form/text-field.tsx";
import { RadioGroup } from "#design/office/form/radio-group.tsx";
import { useErrorAt } from "#design/office/record-page/parts/draft-fields.tsx";
import { useDraftStore } from "#design/office/record-page/state/use-draft.ts";
import type { FormField } from "#features/content/forms/contract.ts";
import { FileSettings } from "./file-settings.tsx";
import { ChoicesEditor } from "./choices-editor.tsx";

const DateField = latePart(async () => ({
  default: (await import("#design/office/form/date-field.tsx")).DateField,
}));

const PickSchemaField = latePart(async () => ({
  default: (await import("#features/records/choices/pickers/pick-schema-field.tsx"))
    .PickSchemaField,
}));

type OfField<Kind extends FormField["kind"]> = Readonly<{
  field: Extract<FormField, { kind: Kind }>;
  path: string;
}>;

type PairProps = Readonly<{
  path: string;
  low: readonly [name: string, value: number | null];
  high: readonly [name: string, value: number | null];
  labels: readonly [string, string];
  isWhole?: boolean;
}>;

const NumberPair = ({ path, low, high, labels, isWhole = true }: PairProps) => {
  const store = useDraftStore();
  const errorAt = useErrorAt();
  return (
    <div className="form-pair">
      {[low, high].map(([name, value], index) => (
        <NumberField
          key={name}
          id={fieldId(`${path}.${name}`)}
          label={labels[index] ?? ""}
          value={value}
          isWhole={isWhole}
          error={errorAt(`${path}.${name}`)}
          onChange={(number) => store.put(`${path}.${name}`, number)}
        />
      ))}
    </div>
  );
};

const TextSettings = ({ field, path }: OfField<"text">) => {
  const store = useDraftStore();
  return (
    <>
      <RadioGroup
        label="Lines"
        choices={[
          { value: "one", label: "One" },
          { value: "many", label: "Several" },
        ]}
        value={field.isLong ? "many" : "one"}
        onChange={(lines) => store.put(`${path}.isLong`, lines === "many")}
      />
      <NumberPair
        path={path}
        low={["minLength", field.minLength]}
        high={["maxLength", field.maxLength]}
        labels={["Characters, at least", "At most"]}
      />
    </>
  );
};

const ChoiceSettings = ({ field, path }: OfField<"choice">) => {
  const store = useDraftStore();
  return (
    <>
      <RadioGroup
        label="Visitors choose"
        choices={[
          { value: "one", label: "One" },
          { value: "several", label: "Several" },
        ]}
        value={field.isSeveral ? "several" : "one"}
        onChange={(number) => store.put(`${path}.isSeveral`, number === "several")}
      />
      {!field.isSeveral && (
        <RadioGroup
          label="Looks like"
          choices={[
            { value: "chips", label: "Side by side" },
            { value: "list", label: "A closed list" },
          ]}
          value={field.isList ? "list" : "chips"}
          onChange={(look) => store.put(`${path}.isList`, look === "list")}
        />
      )}
      <ChoicesEditor path={`${path}.choices`} choices={field.choices} />
      {field.isSeveral && (
        <NumberPair
          path={path}
          low={["atLeast", field.atLeast]}
          high={["atMost", field.atMost]}
          labels={["At least", "At most"]}
        />
      )}
    </>
  );
};

const NumberSettings = ({ field, path }: OfField<"number">) => {
  const store = useDraftStore();
  return (
    <>
      <RadioGroup
        label="Takes"
        choices={[
          { value: "whole", label: "Whole numbers" },
          { value: "any", label: "Decimals too" },
        ]}
        value={field.isWhole ? "whole" : "any"}
        onChange={(kind) => store.put(`${path}.isWhole`, kind === "whole")}
      />
      <NumberPair
        path={path}
        low={["min", field.min]}
        high={["max", field.max]}
        labels={["At least", "At most"]}
        isWhole={field.isWhole}
      />
    </>
  );
};

const DateSettings = ({ field, path }: OfField<"date">) => {
  const store = useDraftStore();
  const errorAt = useErrorAt();
  return (
    <div className="form-pair">
      <Suspense fallback={<div className="field-loading" />}>
        {(["from", "to"] as const).map((name) => (
          <DateField
            key={name}
            id={fieldId(`${path}.${name}`)}
            label={name === "from" ? "First day" : "Last day"}
            value={field[name] ?? ""}
            error={errorAt(`${path}.${name}`)}
            onChange={(day) => store.put(`${path}.${name}`, day === "" ? null : day)}
          />
        ))}
      </Suspense>
    </div>
  );
};

const ConsentSettings = ({ field, path }: OfField<"consent">) => {
  const store = useDraftStore();
  const errorAt = useErrorAt();
  return (
    <>
      <TextField
        id={fieldId(`${path}.text`)}
        label="What is agreed to"
        value={field.text}
        isLong
        maxLength={400}
        hint="Each submission keeps the words that stood there."
        error={errorAt(`${path}.text`)}
        onChange={(text) => store.put(`${path}.text`, text)}
      />
      <TextField
        id={fieldId(`${path}.link`)}
        label="Link to all of it"
        value={field.link}
        hint="A path of the site, such as that of the privacy page."
        error={errorAt(`${path}.link`)}
        onChange={(link) => store.put(`${path}.link`, link)}
      />
    </>
  );
};

const travelSchema = {
  type: "string",
  format: "travel",
  description: "Travel",
  help: "Its departures on sale are offered. While there are none, it is not asked.",
} as const;

const DepartureSettings = ({ field, path }: OfField<"departure">) => {
  const store = useDraftStore();
  const errorAt = useErrorAt();
  return (
    <Suspense fallback={<div className="field-loading" />}>
      <PickSchemaField
        name="travel"
        path={`${path}.travel`}
        schema={travelSchema}
        value={field.travel}
        errorAt={errorAt}
        put={(at, travel) => store.put(at, travel === "" ? null : travel)}
      />
    </Suspense>
  );
};

/** What only a field's own kind has. */
export const OwnSettings = ({ field, path }: Readonly<{ field: FormField; path: string }>) => {
  switch (field.kind) {
    case "text":
      return <TextSettings field={field} path={path} />;
    case "choice":
      return <ChoiceSettings field={field} path={path} />;
    case "date":
      return <DateSettings field={field} path={path} />;
    case "number":
      return <NumberSettings field={field} path={path} />;
    case "consent":
      return <ConsentSettings field={field} path={path} />;
    case "file":
      return <FileSettings field={field} path={path} />;
    case "departure":
      return <DepartureSettings field={field} path={path} />;
    case "email":
    case "place":
    case "stars":
    case "travel":
    case "words":
    case "step":
      return null;
  }
};
