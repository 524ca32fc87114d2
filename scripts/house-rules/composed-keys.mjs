import { basename } from "node:path";

/** What says which key was pressed. */
const keyNames = new Set(["key", "keyCode", "which"]);
const handlerName = /^(on|handle)Key(Down|Press|Up)?$|^key(down|press|up)$/;
const typeName = /\bKey(boardEvent|Press)\b/;

const composed =
  "The Enter that ends a composition (Chinese, dead keys) is no Enter: read the key by pressedKey or isPressed.";

const nameOf = (node) => node?.name?.name ?? node?.name ?? node?.value;
const isKeyListener = (argument) =>
  argument.type === "ArrayExpression"
    ? argument.elements.some((each) => each && isKeyListener(each))
    : argument.type === "Literal" && /^key(down|press|up)$/.test(String(argument.value));

/** A function whose parameters get their types from where it stands. */
const isHandler = ({ parent }) => {
  if (parent.type === "JSXExpressionContainer") return handlerName.test(nameOf(parent.parent));
  if (parent.type === "Property") return handlerName.test(nameOf(parent.key));
  return parent.type === "CallExpression" && parent.arguments.some(isKeyListener);
};

const readsKey = ({ type, properties = [] }) =>
  type === "ObjectPattern" && properties.some(({ key }) => keyNames.has(nameOf(key)));

/** The place where a use of an event reads its key; undefined where it does not. */
const readOf = ({ parent, ...identifier }) => {
  if (parent.type === "VariableDeclarator" && readsKey(parent.id)) return parent.id;
  if (parent.type !== "MemberExpression" || parent.object.range[0] !== identifier.range[0])
    return undefined;
  if (parent.property.name === "nativeEvent") return readOf(parent);
  return keyNames.has(parent.property.name) ? parent : undefined;
};

/** A handler of keys asks one helper which key was pressed, which leaves out compositions. */
export const composedKeys = {
  create(context) {
    if (basename(context.filename) === "pressed-key.ts") return {}; // the helper itself
    const { sourceCode } = context;
    const report = (node) => context.report({ node, message: composed });
    const check = (node) => {
      const isTyped = isHandler(node);
      for (const param of node.params) {
        const type = param.typeAnnotation ? sourceCode.getText(param.typeAnnotation) : "";
        if (!isTyped && !typeName.test(type)) continue;
        if (readsKey(param)) report(param);
        if (param.type !== "Identifier") continue;
        const variable = sourceCode
          .getDeclaredVariables(node)
          .find(({ name }) => name === param.name);
        for (const { identifier } of variable?.references ?? []) {
          const place = readOf(identifier);
          if (place) report(place);
        }
      }
    };
    return {
      ArrowFunctionExpression: check,
      FunctionDeclaration: check,
      FunctionExpression: check,
    };
  },
};
