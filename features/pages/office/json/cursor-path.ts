import { syntaxTree } from "@codemirror/language";
import type { EditorState } from "@codemirror/state";
import type { FieldSchema } from "../form/field-schema.ts";

type SyntaxNode = ReturnType<ReturnType<typeof syntaxTree>["resolveInner"]>;

/** One step into the text: the key or the index, and the texts beside it, which tell blocks apart. */
type PathStep = Readonly<{ key: string; siblings: Readonly<Record<string, string>> }>;

/** What may be written at the caret: a key of the object at `steps`, or the value at `steps`. */
export type CursorPath = Readonly<{
  kind: "key" | "value";
  steps: readonly PathStep[];
  from: number;
  to: number;
  /** The texts that stand in the object already, by key. */
  siblings: Readonly<Record<string, string>>;
  keys: readonly string[];
}>;

const unquote = (text: string): string => text.replaceAll(/^"|"$/g, "");
const textOf = (state: EditorState, { from, to }: SyntaxNode) => unquote(state.sliceDoc(from, to));

const propertiesOf = (state: EditorState, object: SyntaxNode) =>
  object.getChildren("Property").map((property) => {
    const name = property.getChild("PropertyName");
    const value = property.getChild("String");
    return { key: name ? textOf(state, name) : "", text: value && textOf(state, value) };
  });

const siblingTexts = (state: EditorState, object: SyntaxNode): Record<string, string> =>
  Object.fromEntries(
    propertiesOf(state, object).flatMap(({ key, text }) => (text === null ? [] : [[key, text]])),
  );

const indexIn = (list: SyntaxNode, before: number): number => {
  let index = 0;
  for (let child = list.firstChild; child; child = child.nextSibling)
    if (/^[A-Z]/.test(child.name) && child.to < before) index += 1;
  return index;
};

/** The way from the outermost value to the one that `start` is, or is in. */
const pathTo = (state: EditorState, start: SyntaxNode): PathStep[] => {
  const steps: PathStep[] = [];
  for (let node: SyntaxNode = start; node.parent; node = node.parent) {
    const around = node.parent;
    const name = node.name === "Property" ? node.getChild("PropertyName") : null;
    if (name) steps.unshift({ key: textOf(state, name), siblings: siblingTexts(state, around) });
    else if (around.name === "Array")
      steps.unshift({ key: String(indexIn(around, node.from)), siblings: {} });
  }
  return steps;
};

const colonOf = (property: SyntaxNode): number | null => {
  const name = property.getChild("PropertyName");
  return name && property.to > name.to ? name.to : null;
};

/** What the caret is at; null where nothing can be said, as behind a closing bracket. */
export const cursorPathAt = (state: EditorState, pos: number, typed: number): CursorPath | null => {
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
    return { kind: "value", steps: pathTo(state, node), ...token, siblings: {}, keys: [] };
  if (node.name === "Array") {
    const steps = [
      ...pathTo(state, node),
      { key: String(indexIn(node, token.from)), siblings: {} },
    ];
    return { kind: "value", steps, ...token, siblings: {}, keys: [] };
  }
  const object = node.name === "Property" ? node.parent : node;
  if (object?.name !== "Object" || isText) return null;
  return {
    kind: "key",
    steps: pathTo(state, object),
    ...token,
    siblings: siblingTexts(state, object),
    keys: propertiesOf(state, object).map(({ key }) => key),
  };
};

/** Of several shapes the one whose fixed texts are those that stand there; null is no shape. */
const matchingShape = (
  schema: FieldSchema,
  siblings: Readonly<Record<string, string>>,
): FieldSchema => {
  const shapes = (schema.anyOf ?? []).filter(({ type }) => type !== "null");
  const fits = shapes.find(({ properties = {} }) =>
    Object.entries(properties).every(
      ([key, field]) => field.enum?.length !== 1 || field.enum[0] === siblings[key],
    ),
  );
  return fits ?? shapes[0] ?? schema;
};

/** The schema of what `steps` lead to; undefined where the schema says nothing. */
export const schemaAt = (
  schema: FieldSchema,
  { steps, siblings }: Pick<CursorPath, "steps" | "siblings">,
): FieldSchema | undefined => {
  let at: FieldSchema | undefined = schema;
  for (const step of steps) {
    if (!at) return undefined;
    const shape = matchingShape(at, step.siblings);
    at = shape.type === "array" ? shape.items : shape.properties?.[step.key];
  }
  return at && matchingShape(at, siblings);
};
