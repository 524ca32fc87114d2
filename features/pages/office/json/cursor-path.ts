import { syntaxTree } from "@codemirror/language";
import type { EditorState } from "@codemirror/state";
import type { FieldSchema } from "../form/field-schema.ts";

type Node = ReturnType<ReturnType<typeof syntaxTree>["resolveInner"]>;

/** One step into the text: the key or the index, and the texts beside it, which tell blocks apart. */
type Step = Readonly<{ key: string; beside: Readonly<Record<string, string>> }>;

/** What may be written at the caret: a key of the object at `steps`, or the value at `steps`. */
export type Spot = Readonly<{
  kind: "key" | "value";
  steps: readonly Step[];
  from: number;
  to: number;
  /** The texts that stand in the object already, by key. */
  beside: Readonly<Record<string, string>>;
  keys: readonly string[];
}>;

const unquoted = (text: string): string => text.replaceAll(/^"|"$/g, "");
const textOf = (state: EditorState, { from, to }: Node) => unquoted(state.sliceDoc(from, to));

const propertiesOf = (state: EditorState, object: Node) =>
  object.getChildren("Property").map((property) => {
    const name = property.getChild("PropertyName");
    const value = property.getChild("String");
    return { key: name ? textOf(state, name) : "", text: value && textOf(state, value) };
  });

const besideIn = (state: EditorState, object: Node): Record<string, string> =>
  Object.fromEntries(
    propertiesOf(state, object).flatMap(({ key, text }) => (text === null ? [] : [[key, text]])),
  );

const indexIn = (list: Node, before: number): number => {
  let index = 0;
  for (let child = list.firstChild; child; child = child.nextSibling)
    if (/^[A-Z]/.test(child.name) && child.to < before) index += 1;
  return index;
};

/** The way from the outermost value to the one that `start` is, or is in. */
const stepsTo = (state: EditorState, start: Node): Step[] => {
  const steps: Step[] = [];
  for (let node: Node = start; node.parent; node = node.parent) {
    const around = node.parent;
    const name = node.name === "Property" ? node.getChild("PropertyName") : null;
    if (name) steps.unshift({ key: textOf(state, name), beside: besideIn(state, around) });
    else if (around.name === "Array")
      steps.unshift({ key: String(indexIn(around, node.from)), beside: {} });
  }
  return steps;
};

const colonOf = (property: Node): number | null => {
  const name = property.getChild("PropertyName");
  return name && property.to > name.to ? name.to : null;
};

/** What the caret is at; null where nothing can be said, as behind a closing bracket. */
export const spotAt = (state: EditorState, pos: number, typed: number): Spot | null => {
  const inner = syntaxTree(state).resolveInner(pos, -1);
  const isName = inner.name === "PropertyName";
  const isText = inner.name === "String";
  const token = {
    from: isName || isText ? inner.from : typed,
    to: isName || isText ? inner.to : pos,
  };
  let node = inner;
  while (node.parent && !["Property", "Object", "Array"].includes(node.name)) node = node.parent;
  const isClosed = /[}\]]/.test(state.sliceDoc(node.to - 1, node.to));
  if (node.to <= pos && node.name !== "Property" && isClosed) return null;
  const begins = colonOf(node);
  if (node.name === "Property" && !isName && begins !== null && pos > begins)
    return { kind: "value", steps: stepsTo(state, node), ...token, beside: {}, keys: [] };
  if (node.name === "Array") {
    const steps = [...stepsTo(state, node), { key: String(indexIn(node, token.from)), beside: {} }];
    return { kind: "value", steps, ...token, beside: {}, keys: [] };
  }
  const object = node.name === "Property" ? node.parent : node;
  if (object?.name !== "Object" || isText) return null;
  return {
    kind: "key",
    steps: stepsTo(state, object),
    ...token,
    beside: besideIn(state, object),
    keys: propertiesOf(state, object).map(({ key }) => key),
  };
};

/** Of several shapes the one whose fixed texts are those that stand there; null is no shape. */
const shapeOf = (schema: FieldSchema, beside: Readonly<Record<string, string>>): FieldSchema => {
  const shapes = (schema.anyOf ?? []).filter(({ type }) => type !== "null");
  const fits = shapes.find(({ properties = {} }) =>
    Object.entries(properties).every(
      ([key, field]) => field.enum?.length !== 1 || field.enum[0] === beside[key],
    ),
  );
  return fits ?? shapes[0] ?? schema;
};

/** The schema of what `steps` lead to; undefined where the schema says nothing. */
export const schemaAt = (
  schema: FieldSchema,
  { steps, beside }: Pick<Spot, "steps" | "beside">,
): FieldSchema | undefined => {
  let at: FieldSchema | undefined = schema;
  for (const step of steps) {
    if (!at) return undefined;
    const shape = shapeOf(at, step.beside);
    at = shape.type === "array" ? shape.items : shape.properties?.[step.key];
  }
  return at && shapeOf(at, beside);
};
