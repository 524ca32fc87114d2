import type { FormChoice, FormField } from "./contract.ts";

/** What visitors choose from where the catalogue gives the choices, by the field's id. */
export type FormOffers = ReadonlyMap<string, readonly FormChoice[]>;

/** Without the questions to which the catalogue offers nothing today: these are not asked. */
export const offeredFields = (
  fields: readonly FormField[],
  offers: FormOffers,
): readonly FormField[] =>
  fields.filter(
    ({ kind, id }) =>
      (kind !== "travel" && kind !== "departure") || (offers.get(id) ?? []).length > 0,
  );
