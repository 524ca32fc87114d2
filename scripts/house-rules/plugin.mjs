import { basename } from "node:path";
import { bannedFiles, bannedIdentifiers } from "./banned-names.mjs";
import { composedKeys } from "./composed-keys.mjs";
import { declaredCalls } from "./declared-calls.mjs";
import { innerOrder } from "./floors/inner-order.mjs";
import { ownTables } from "./own-tables.mjs";
import { noClocks, waitingAssertions } from "./steady-journeys.mjs";

const declarations = [
  "ArrowFunctionExpression",
  "ClassDeclaration",
  "FunctionDeclaration",
  "FunctionExpression",
  "TSEnumDeclaration",
  "TSInterfaceDeclaration",
  "TSTypeAliasDeclaration",
  "VariableDeclarator",
];

/** Reports names of the ban list where they are declared; a prop, where it is passed. */
const fieldNames = {
  create(context) {
    const check = (node) => {
      const reason = node && bannedIdentifiers.get(node.name);
      if (reason) context.report({ node, message: `${node.name}: ${reason}` });
    };
    const checkIdentifier = (node) => check(node?.type === "Identifier" ? node : null);
    const checkDeclaration = ({ id, params = [] }) => [id, ...params].forEach(checkIdentifier);
    return {
      Program(node) {
        const file = basename(context.filename);
        const reason = bannedFiles.get(file.replace(/(\.test)?\.\w+$/, ""));
        if (reason) context.report({ node, message: `${file}: ${reason}` });
      },
      JSXAttribute: ({ name }) => check(name),
      ...Object.fromEntries(declarations.map((kind) => [kind, checkDeclaration])),
    };
  },
};

export default {
  meta: { name: "house" },
  rules: {
    "composed-keys": composedKeys,
    "declared-calls": declaredCalls,
    "field-names": fieldNames,
    "inner-order": innerOrder,
    "no-clocks": noClocks,
    "own-tables": ownTables,
    "waiting-assertions": waitingAssertions,
  },
};
