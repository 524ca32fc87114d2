/** All texts within a JSON value. */
export const textsOf = (value: unknown): readonly string[] => {
  if (typeof value === "string") return [value];
  return typeof value === "object" && value !== null ? Object.values(value).flatMap(textsOf) : [];
};

/**
 * Whether a text is or holds a link to a path, with any query and fragment; the address of another
 * site is none. Slugs are case-insensitive.
 */
export const linkFinder = (path: string): ((text: string) => boolean) => {
  const literal = path.replaceAll(/[$()*+.?[\\\]^{|}]/g, String.raw`\$&`);
  const pattern = new RegExp(String.raw`(?<![\w.:/-])${literal}/?(?![\w./-])`, "i");
  return (text) => pattern.test(text);
};
