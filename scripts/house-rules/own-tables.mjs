import { relative } from "node:path";

/** Kysely's calls whose first argument names tables. */
const reading = /^(selectFrom|using|(inner|left|right|full|cross|outer)\w*(Join|Apply)\w*)$/;
const writing = /^(insertInto|replaceInto|updateTable|deleteFrom|mergeInto)$/;
/** A word before a parenthesis is a function here, and a table with its columns where it is written. */
const readInSql = /\b(?:from|join|using)\s+(?:only\s+)?"?([a-z_]\w*)\b"?(?!\s*[.(])/gi;
const writtenInSql = /\b(?:into|update|truncate(?:\s+table)?)\s+(?:only\s+)?"?([a-z_]\w*)\b"?/gi;
/** What follows a comma in the list of a `from`, which another word of SQL ends. */
const inList =
  /\bfrom\s+(?:(?!\b(?:where|join|on|order|group|having|limit|union|set|returning|select)\b)[^()])*?,\s*(?:lateral\s+)?"?([a-z_]\w*)\b"?(?!\s*[.(])/gi;

const foreign = (table, owner) =>
  `${table} is a table of features/${owner}: ask its store, or read a view known_… that it declares.`;
const written = (table) => `${table} is a view: nobody writes through it.`;
const undeclared = (table) => `${table} is a view that no feature declares in its Tables.`;

/** The texts that an argument can be: a name, one of two, a list of them. */
const textsOf = (node) => {
  if (node?.type === "Literal") return [{ node, text: String(node.value) }];
  if (node?.type === "ArrayExpression") return node.elements.flatMap(textsOf);
  if (node?.type === "ConditionalExpression")
    return [node.consequent, node.alternate].flatMap(textsOf);
  return node?.type === "TSAsExpression" ? textsOf(node.expression) : [];
};

/** The variable of a name, in the scope of a node or around it. */
const variableOf = (scope, name) =>
  scope === null ? undefined : (scope.set.get(name) ?? variableOf(scope.upper, name));

/** The words that the type of a parameter allows: `table: "travel" | "trip"`. */
const wordsOfType = (type) => {
  if (type?.type === "TSUnionType") return type.types.flatMap(wordsOfType);
  return type?.type === "TSLiteralType" ? textsOf(type.literal) : [];
};

const tablesInSql = (text) =>
  [readInSql, inList, writtenInSql].flatMap((pattern) =>
    [...text.matchAll(pattern)].map(([, table]) => ({ table, isWrite: pattern === writtenInSql })),
  );

const isSql = (node) => node?.type === "Identifier" && node.name === "sql";

/**
 * A table is named only in the feature that declares it. Views that a feature declares for others
 * begin with `known_`, and are read alone.
 */
export const ownTables = {
  meta: { schema: false },
  create(context) {
    const [{ owners }] = context.options;
    const file = relative(context.cwd, context.filename);
    const room = /^features\/([^/]+\/[^/]+)\//.exec(file)?.[1];
    const report = (node, { table, isWrite }) => {
      const owner = owners[table];
      if (table.startsWith("known_")) {
        if (isWrite) context.report({ node, message: written(table) });
        else if (!owner) context.report({ node, message: undeclared(table) });
      } else if (owner && owner !== room) context.report({ node, message: foreign(table, owner) });
    };
    const namedBy = (argument) => {
      if (argument?.type !== "Identifier") return textsOf(argument);
      const variable = variableOf(context.sourceCode.getScope(argument), argument.name);
      return wordsOfType(variable?.identifiers[0]?.typeAnnotation?.typeAnnotation);
    };
    const reportSql = (node, text) => {
      for (const named of tablesInSql(text)) report(node, named);
    };
    return {
      CallExpression(node) {
        const { type, object, property } = node.callee;
        if (type !== "MemberExpression") return;
        const named = namedBy(node.arguments[0]);
        if (isSql(object) && property.name === "table")
          for (const { node: place, text } of named) report(place, { table: text, isWrite: false });
        else if (isSql(object) && property.name === "raw")
          for (const { node: place, text } of named) reportSql(place, text);
        const isWrite = writing.test(property.name);
        if (!isWrite && !reading.test(property.name)) return;
        for (const { node: place, text } of named)
          report(place, { table: text.split(/\s/)[0], isWrite });
      },
      TaggedTemplateExpression(node) {
        if (!isSql(node.tag)) return;
        // A value stands for a word that is no table, so that lists go on behind it.
        reportSql(node.quasi, node.quasi.quasis.map(({ value }) => value.raw).join(" $ "));
      },
    };
  },
};
