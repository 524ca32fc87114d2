import type { FieldProps } from "#design/office/form/field-props.ts";
import { fieldId, labelOf } from "#design/office/form/field-schema.ts";
import type { SpecialField } from "#design/office/form/form-settings.ts";
import { RadioGroup } from "#design/office/form/radio-group.tsx";
import { faqCategories } from "#features/catalogue/faqs/contract.ts";
import { categoryLabels } from "./category-labels.ts";

/** Of another category a question belongs to no travel and no destination any more. */
const CategoryField = ({ name, path, schema, value, put }: FieldProps) => (
  <RadioGroup
    id={fieldId(path)}
    label={labelOf(name, schema)}
    choices={faqCategories.map((each) => ({ value: each, label: categoryLabels[each] }))}
    value={typeof value === "string" ? value : ""}
    onChange={(category) => {
      put(path, category);
      put("travelId", null);
      put("destinationId", null);
    }}
  />
);

export const categoryField: SpecialField = {
  matches: ({ format }) => format === "faq-category",
  Field: CategoryField,
};
