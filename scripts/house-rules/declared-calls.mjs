/** What reads an answer of the API as whatever type it is told. */
const readers = new Set(["callApi", "callVersioned", "readAnswer", "readInBackground"]);

const reason =
  "The answer's type follows from the call's declaration: call(getFaq, { country, id }) of a calls.ts.";

/** Whoever calls the API states no type of its answer. */
export const declaredCalls = {
  create(context) {
    return {
      CallExpression(node) {
        if (readers.has(node.callee.name) && node.typeArguments)
          context.report({ node, message: reason });
      },
    };
  },
};
