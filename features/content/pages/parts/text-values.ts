export type TextValue = Readonly<{
  /** Relative to the page: `blocks.3.content.cards.0.link`. */
  path: string;
  /** The last key of the path; for strings in a list, the list's key. */
  name: string;
  text: string;
}>;

/** All strings of a JSON value at any depth, in document order. */
export const textValues = (value: unknown, path: string, name = ""): TextValue[] => {
  if (typeof value === "string") return [{ path, name, text: value }];
  if (Array.isArray(value))
    return value.flatMap((each, index) => textValues(each, `${path}.${index}`, name));
  if (value === null || typeof value !== "object") return [];
  return Object.entries(value).flatMap(([key, each]) => textValues(each, `${path}.${key}`, key));
};
