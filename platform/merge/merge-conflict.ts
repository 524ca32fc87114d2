export type Side = "mine" | "theirs";

/** A change of both sides that only a person can resolve. */
export type FoundConflict = Readonly<{
  /** `slug`, `seo.title`; in a list of items with ids `stops.<id>.name`. */
  path: string;
  /**
   * `removed` means that one side changed an item and the other side deleted it; the deleting
   * side's value (`mine` or `theirs`) is null. `order` holds the ids of both orders.
   */
  kind: "field" | "removed" | "order";
  mine: unknown;
  theirs: unknown;
  /** The side with which no work is lost. */
  preferred: Side;
}>;
