import { z } from "zod";
import { type BlockName, blockSchemas } from "../schemas.ts";

type Field = Readonly<{
  type?: string;
  format?: string;
  pattern?: string;
  enum?: readonly unknown[];
  properties?: Readonly<Record<string, Field>>;
  items?: Field;
}>;

/** Every other format is a text of several lines, or names something that is picked. */
const isOneLineText = ({ type, format = "short", pattern, enum: choices }: Field): boolean =>
  type === "string" && format === "short" && pattern === undefined && choices === undefined;

const fieldsByBlock = new Map<BlockName, Field>();

const fieldsOf = (name: BlockName): Field => {
  const fields =
    fieldsByBlock.get(name) ??
    (z.toJSONSchema(blockSchemas[name].content, { io: "input" }) as Field);
  fieldsByBlock.set(name, fields);
  return fields;
};

type ChangeText = (text: string, path: string) => string;

const mapTexts = (field: Field, value: unknown, path: string, change: ChangeText): unknown => {
  if (typeof value === "string") return isOneLineText(field) ? change(value, path) : value;
  if (typeof value !== "object" || value === null) return value;
  if (Array.isArray(value))
    return value.map((item, index) =>
      mapTexts(field.items ?? {}, item, `${path}.${index}`, change),
    );
  return Object.fromEntries(
    Object.entries(value).map(([name, child]) => [
      name,
      mapTexts(field.properties?.[name] ?? {}, child, `${path}.${name}`, change),
    ]),
  );
};

/**
 * A copy of a block's content in which each field that holds one line of plain text is changed.
 * @param change gets the text and its path in the block: `content.questions.0.question`
 */
export const mapOneLineTexts = <Content>(
  name: BlockName,
  content: Content,
  change: ChangeText,
): Content => mapTexts(fieldsOf(name), content, "content", change) as Content;
