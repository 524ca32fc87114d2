import { syntaxTree } from "@codemirror/language";
import type { EditorState } from "@codemirror/state";
import type { FieldSchema } from "#design/office/form/field-schema.ts";

type SyntaxNode = ReturnType<ReturnType<typeof syntaxTree>["resolveInner"]>;

/**
 * One step of a path: a key or an index, with the string values next to it, which identify a
 * block's type.
 */
type PathStep = Readonly<{ key: string; siblings: Readonly<Record<string, string>> }>;

/** The position of the cursor: a key of the object at `steps`, or the value at `steps`. */
export type CursorPath = Readonly<{
  kind: "key" | "value";
  steps: readonly PathStep[];
  from: number;
  to: number;
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

/** The path from the root to the value that contains `start`. */
const pathTo = (state: EditorState, start: SyntaxNode): PathStep[] => {
  const steps: PathStep[] = [];
  for (let node: SyntaxNode = start; node.parent; node = node.parent) {
    const parent = node.parent;
    const name = node.name === "Property" ? node.getChild("PropertyName") : null;
    if (name) steps.unshift({ key: textOf(state, name), siblings: siblingTexts(state, parent) });
    else if (parent.name === "Array")
      steps.unshift({ key: String(indexIn(parent, node.from)), siblings: {} });
  }
  return steps;
};

const colonOf = (property: SyntaxNode): number | null => {
  const name = property.getChild("PropertyName");
  return name && property.to > name.to ? name.to : null;
};

/**
 * @param wordStart where the typed word begins
 * @returns null where neither a key nor a value can be written, as after a closing bracket
 */
export const cursorPathAt = (
  state: EditorState,
  pos: number,
  wordStart: number,
): CursorPath | null => {
  const inner = syntaxTree(state).resolveInner(pos, -1);
  const isPropertyName = inner.name === "PropertyName";
  const isString = inner.name === "String";
  const token = {
    from: isPropertyName || isString ? inner.from : wordStart,
    to: isPropertyName || isString ? inner.to : pos,
  };
  let node = inner;
  while (node.parent && !["Property", "Object", "Array"].includes(node.name)) node = node.parent;
  const isClosed = /[}\]]/.test(state.sliceDoc(node.to - 1, node.to));
  if (node.to <= pos && node.name !== "Property" && isClosed) return null;
  const colonAt = colonOf(node);
  if (node.name === "Property" && !isPropertyName && colonAt !== null && pos > colonAt)
    return { kind: "value", steps: pathTo(state, node), ...token, siblings: {}, keys: [] };
  if (node.name === "Array") {
    const steps = [
      ...pathTo(state, node),
      { key: String(indexIn(node, token.from)), siblings: {} },
    ];
    return { kind: "value", steps, ...token, siblings: {}, keys: [] };
  }
  const object = node.name === "Property" ? node.parent : node;
  if (object?.name !== "Object" || isString) return null;
  return {
    kind: "key",
    steps: pathTo(state, object),
    ...token,
    siblings: siblingTexts(state, object),
    keys: propertiesOf(state, object).map(({ key }) => key),
  };
};

/**
 * The alternative whose constant strings equal the sibling values. An alternative that only allows
 * null is skipped.
 */
const matchingAlternative = (
  schema: FieldSchema,
  siblings: Readonly<Record<string, string>>,
): FieldSchema => {
  const alternatives = (schema.anyOf ?? []).filter(({ type }) => type !== "null");
  const match = alternatives.find(({ properties = {} }) =>
    Object.entries(properties).every(
      ([key, field]) => field.enum?.length !== 1 || field.enum[0] === siblings[key],
    ),
  );
  return match ?? alternatives[0] ?? schema;
};

/** Undefined where the schema has no entry for the path. */
export const schemaAt = (
  schema: FieldSchema,
  { steps, siblings }: Pick<CursorPath, "steps" | "siblings">,
): FieldSchema | undefined => {
  let current: FieldSchema | undefined = schema;
  for (const step of steps) {
    if (!current) return undefined;
    const alternative = matchingAlternative(current, step.siblings);
    current = alternative.type === "array" ? alternative.items : alternative.properties?.[step.key];
  }
  return current && matchingAlternative(current, siblings);
};
