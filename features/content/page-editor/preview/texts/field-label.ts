import { type FieldSchema, labelOf } from "#design/office/form/field-schema.ts";

/**
 * The label of a text's field, after those of the lists around it: `Questions 2, Question`.
 * @param fields the schema of the block's content
 * @param path `content.questions.1.question`
 * @returns null when the block has no such text
 */
export const fieldLabel = (fields: FieldSchema, path: string): string | null => {
  const labels: string[] = [];
  let schema = fields;
  for (const step of path.split(".").slice(1)) {
    const item = schema.items;
    const next = item ?? schema.properties?.[step];
    if (!next) return null;
    if (item) labels.push(`${labels.pop() ?? ""} ${Number(step) + 1}`);
    else labels.push(labelOf(step, next));
    schema = next;
  }
  return schema.type === "string" ? labels.join(", ") : null;
};
