import { basename } from "node:path";
import { bannedFiles, bannedIdentifiers } from "./banned-names.mjs";

const declarations = [
  "ClassDeclaration",
  "FunctionDeclaration",
  "TSEnumDeclaration",
  "TSInterfaceDeclaration",
  "TSTypeAliasDeclaration",
  "VariableDeclarator",
];

/** Reports names of the ban list at their declaration. */
const fieldNames = {
  create(context) {
    const check = ({ id }) => {
      const reason = id?.type === "Identifier" && bannedIdentifiers.get(id.name);
      if (reason) context.report({ node: id, message: `${id.name}: ${reason}` });
    };
    return {
      Program(node) {
        const file = basename(context.filename);
        const reason = bannedFiles.get(file.replace(/(\.test)?\.\w+$/, ""));
        if (reason) context.report({ node, message: `${file}: ${reason}` });
      },
      ...Object.fromEntries(declarations.map((kind) => [kind, check])),
    };
  },
};

export default { meta: { name: "house" }, rules: { "field-names": fieldNames } };
