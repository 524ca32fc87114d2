const numbers = new WeakMap<object, number>();
let lastNumber = 0;

/** A number that only this object has; 0 for null. */
const numberOf = (source: object | null): number => {
  if (source === null) return 0;
  const known = numbers.get(source);
  if (known !== undefined) return known;
  lastNumber += 1;
  numbers.set(source, lastNumber);
  return lastNumber;
};

/**
 * @param sources objects that nobody changes: what is made of an object is made anew for another one
 * @param words what it depends on beside them
 * @param make reads nothing but these sources and words
 */
export type Made<Value> = (
  sources: readonly (object | null)[],
  words: string,
  make: () => Value,
) => Value;

/**
 * Keeps what is made of kept rows, such as a card. A row stays the same object until it changes, so
 * that nothing has to be told of a change. Values are shared by all callers, so nobody may change
 * them.
 * @param limit how many are kept; the one that was least recently asked for leaves first
 */
export const keepMade = <Value extends object>(limit: number): Made<Value> => {
  const made = new Map<string, Value>();
  return (sources, words, make) => {
    const key = `${sources.map(numberOf).join(" ")} ${words}`;
    const value = made.get(key) ?? make();
    made.delete(key);
    made.set(key, value); // moved to the end, as the most recently used
    if (made.size > limit) made.delete(made.keys().next().value ?? key);
    return value;
  };
};
