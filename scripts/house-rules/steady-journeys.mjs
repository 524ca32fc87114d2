/** The methods by which Playwright reads a page or an element as it is at that moment. */
const reads = new Set([
  "allInnerTexts",
  "allTextContents",
  "ariaSnapshot",
  "boundingBox",
  "content",
  "count",
  "evaluate",
  "evaluateAll",
  "getAttribute",
  "innerHTML",
  "innerText",
  "inputValue",
  "isChecked",
  "isDisabled",
  "isEditable",
  "isEnabled",
  "isHidden",
  "isVisible",
  "textContent",
  "title",
]);
/** The objects whose address changes; that of a request or an answer does not. */
const moving = /^(page|tab|frame|popup|window)$/i;

const once =
  "This is read once from a page that moves: wait for it by expect.poll(() => …) or a locator's waitFor().";
const clock = "A test waits for a state and never for a clock.";

const isFunction = ({ type }) => /Function/.test(type);

const isRead = ({ type, callee }) => {
  if (type !== "CallExpression" || callee.type !== "MemberExpression") return false;
  const { object, property } = callee;
  return reads.has(property.name) || (property.name === "url" && moving.test(object.name));
};

const childrenOf = (node, keys) =>
  (keys[node.type] ?? []).flatMap((key) => node[key] ?? []).filter(Boolean);

/** The variable that a name stands for, where the file declares it. */
const variableOf = (name, scope) =>
  scope === null ? undefined : (scope.set.get(name) ?? variableOf(name, scope.upper));

/** What an assertion says of a page is waited for, also where a function of the file reads it. */
export const waitingAssertions = {
  create(context) {
    const { sourceCode } = context;
    const keys = sourceCode.visitorKeys;
    /** A function that is handed on is called by others, and perhaps again and again. */
    const readsIn = (node, seen) =>
      isRead(node) ||
      calls(node, seen) ||
      childrenOf(node, keys).some((child) => !isFunction(child) && readsIn(child, seen));
    const calls = ({ type, callee }, seen) => {
      if (type !== "CallExpression" || callee.type !== "Identifier" || seen.has(callee.name))
        return false;
      const [definition] = variableOf(callee.name, sourceCode.getScope(callee))?.defs ?? [];
      const declared = definition?.node.init ?? definition?.node;
      if (!declared || !isFunction(declared)) return false;
      return readsIn(declared.body, new Set([...seen, callee.name]));
    };
    return {
      CallExpression({ callee, arguments: args }) {
        if (callee.type !== "Identifier" || callee.name !== "expect") return;
        for (const node of args)
          if (readsIn(node, new Set())) context.report({ node, message: once });
      },
    };
  },
};

/** No test sleeps. A function without a delay only lets what is running end. */
export const noClocks = {
  create: (context) => ({
    ImportDeclaration(node) {
      if (/^(node:)?timers\/promises$/.test(node.source.value))
        context.report({ node, message: clock });
    },
    CallExpression(node) {
      const name = node.callee.property?.name ?? node.callee.name;
      const isDelay = name === "setTimeout" && node.arguments.length > 1;
      if (isDelay || name === "waitForTimeout") context.report({ node, message: clock });
    },
  }),
};
