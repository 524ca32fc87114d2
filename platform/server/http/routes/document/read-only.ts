/**
 * What our types call readonly is no `readOnly` of the document: it would say of fields which a
 * write needs that no write has them.
 */
export const withoutReadOnly = <Value>(value: Value): Value => {
  if (Array.isArray(value)) return value.map((item: unknown) => withoutReadOnly(item)) as Value;
  if (value === null || typeof value !== "object") return value;
  const fields = Object.entries(value).filter(
    ([name, field]) => !(name === "readOnly" && typeof field === "boolean"),
  );
  return Object.fromEntries(fields.map(([name, field]) => [name, withoutReadOnly(field)])) as Value;
};
