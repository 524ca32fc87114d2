import type { FieldSchema } from "#design/office/form/field-schema.ts";
import type { Values } from "#design/office/record/record-declaration.ts";
import { tourDraftSchema } from "#features/catalogue/tours/contract.ts";
import type { ListedTour } from "#features/catalogue/tours/listed-contract.ts";
import { allColumns } from "../grid/sheet/columns.ts";
import type { SheetFacts } from "../grid/sheet/facts.ts";

const columns = allColumns.filter(({ isComputed }) => !isComputed);

/** Names what a version holds as the sheet does. */
export const versionSchema: FieldSchema = {
  type: "object",
  properties: Object.fromEntries(columns.map(({ id, title }) => [id, { description: title }])),
};

/** What a version holds as the cells of the sheet show it; as it is stored where it is too old. */
export const versionWords = (content: Values, stored: ListedTour, facts: SheetFacts): Values => {
  const { success, data: draft } = tourDraftSchema.safeParse(content);
  if (!success) return content;
  return Object.fromEntries(
    columns.map(({ id, textOf, shownOf = textOf }) => {
      // The sheet leaves out the year of the day that stands beside the departure's.
      const text = id === "back" ? textOf : shownOf;
      return [id, text({ draft, stored }, facts)];
    }),
  );
};
