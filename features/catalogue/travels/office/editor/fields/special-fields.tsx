import { Chips } from "#design/office/form/choices/chips.tsx";
import type { FieldProps } from "#design/office/form/field-props.ts";
import { fieldId, labelOf } from "#design/office/form/field-schema.ts";
import type { SpecialField } from "#design/office/form/form-settings.ts";
import { type Mood, moods } from "#features/catalogue/travels/contract.ts";
import { DaysField } from "./days-field.tsx";
import { DestinationsField } from "./destinations-field.tsx";
import { EffortField } from "./effort-field.tsx";
import { resourceFields } from "./resource-fields.tsx";
import { SlugField } from "./slug-field.tsx";
import { TripField } from "./trip-field.tsx";

const moodLabels: Readonly<Record<Mood, string>> = {
  nature: "Nature",
  relax: "Relax",
  history: "History",
  culture: "Culture",
  party: "Party",
};

const MoodsField = ({ name, path, schema, value, errorAt, put }: FieldProps) => (
  <Chips
    id={fieldId(path)}
    label={labelOf(name, schema)}
    choices={moods.map((mood) => ({ value: mood, label: moodLabels[mood] }))}
    chosen={Array.isArray(value) ? (value as readonly string[]) : []}
    hint="Visitors search by them, and trips of one mood stand together."
    error={errorAt(path)}
    onChange={(chosen) => put(path, chosen)}
  />
);

const ofFormat = (name: string, Field: SpecialField["Field"]): SpecialField => ({
  matches: ({ format }) => format === name,
  Field,
});

/** The fields of travels that the kit does not know. */
export const specialFields: readonly SpecialField[] = [
  ...resourceFields,
  ofFormat("destinations", DestinationsField),
  ofFormat("travel-days", DaysField),
  ofFormat("effort", EffortField),
  ofFormat("moods", MoodsField),
  ofFormat("travel-slug", SlugField),
  ofFormat("trip", TripField),
];
