import type { RuleError } from "#platform/rule-error.ts";
import type { FaqInput, FaqPlace } from "./contract.ts";

/** A question is about everything, or about one thing of the kind that its category names. */
export const faqErrors = ({
  category,
  travelId,
  destinationId,
}: Pick<FaqInput, "category" | "travelId" | "destinationId">): readonly RuleError[] => [
  ...(travelId !== null && category !== "itinerary"
    ? [{ path: "travelId", message: "Only questions about an itinerary belong to a travel." }]
    : []),
  ...(destinationId !== null && category !== "destination"
    ? [
        {
          path: "destinationId",
          message: "Only questions about a destination belong to a destination.",
        },
      ]
    : []),
];

/** A new order must contain every question of the category once, with the places 1 to n. */
export const orderErrors = (
  places: readonly FaqPlace[],
  ids: readonly string[],
): readonly RuleError[] => {
  const known = new Set(ids);
  const listed = new Set(places.map(({ id }) => id));
  const taken = new Set<number>();
  const errors: RuleError[] = [];
  for (const [index, { id, order }] of places.entries()) {
    if (!known.has(id))
      errors.push({ path: `${index}.id`, message: "This category has no such question." });
    if (order > ids.length)
      errors.push({ path: `${index}.order`, message: `The last place is ${ids.length}.` });
    if (taken.has(order))
      errors.push({ path: `${index}.order`, message: `Place ${order} is taken twice.` });
    taken.add(order);
  }
  const missing = ids.filter((id) => !listed.has(id)).length;
  const questions = ids.length === 1 ? "question is" : "questions are";
  if (missing > 0)
    errors.push({ path: "", message: `${missing} of ${ids.length} ${questions} missing.` });
  if (listed.size < places.length)
    errors.push({ path: "", message: "A question stands in the list twice." });
  return errors;
};
