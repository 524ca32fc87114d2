import type { FieldSchema, Json } from "../field-schema.ts";

const wordFormats = new Set([undefined, "short", "textarea", "prose"]);

/** The first words of an item, to know it by while it is folded; empty for one without words. */
export const itemTitle = ({ properties = {} }: FieldSchema, item: Json): string => {
  if (item === null || typeof item !== "object" || Array.isArray(item)) return "";
  const values = item as Readonly<Record<string, Json>>;
  for (const [name, { type, enum: choices, format }] of Object.entries(properties)) {
    const value = values[name];
    if (type !== "string" || choices || !wordFormats.has(format) || typeof value !== "string")
      continue;
    if (value.trim() !== "") return value.trim();
  }
  return "";
};
