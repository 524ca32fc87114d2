import { type TripInput, tripInputSchema } from "#features/catalogue/trips/contract.ts";
import { tripErrors } from "#features/catalogue/trips/rules.ts";
import type { RuleError } from "#platform/rule-error.ts";

/** What the server would refuse, found before it is asked. */
export const errorsOf = (trip: TripInput): readonly RuleError[] => {
  const result = tripInputSchema.safeParse(trip);
  const found = result.success
    ? []
    : result.error.issues.map(({ path, message }) => ({ path: path.join("."), message }));
  return [...found, ...tripErrors(trip)];
};

/** The stop that an error is about, from 0; null for one of the whole trip. */
export const stopOf = ({ path }: RuleError): number | null => {
  const [, index] = /^stops\.(\d+)/.exec(path) ?? [];
  return index === undefined ? null : Number(index);
};
