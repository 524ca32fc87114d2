export type TextValue = Readonly<{
  /** From the page on: `blocks.3.content.cards.0.link`. */
  path: string;
  /** The last name of the path; a list's own name for texts that stand in it. */
  name: string;
  text: string;
}>;

/** Every text of a value, however deep, in its own order. */
export const textValues = (value: unknown, path: string, name = ""): TextValue[] => {
  if (typeof value === "string") return [{ path, name, text: value }];
  if (Array.isArray(value))
    return value.flatMap((each, index) => textValues(each, `${path}.${index}`, name));
  if (value === null || typeof value !== "object") return [];
  return Object.entries(value).flatMap(([key, each]) => textValues(each, `${path}.${key}`, key));
};
