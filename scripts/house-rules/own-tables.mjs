import { relative } from "node:path";

/** Kysely's calls whose first argument names tables. */
const reading = /^(selectFrom|using|(inner|left|right|full|cross|outer)\w*(Join|Apply)\w*)$/;
const writing = /^(insertInto|replaceInto|updateTable|deleteFrom|mergeInto)$/;
const inSql =
  /\b(from|join|into|update|using|truncate(?:\s+table)?)\s+(?:only\s+)?"?([a-z_]\w*)\b"?(?!\s*[.(])/gi;
/** What follows a comma in the list of a `from`, which another word of SQL ends. */
const inList =
  /\bfrom\s+(?:(?!\b(?:where|join|on|order|group|having|limit|union|set|returning|select)\b)[^()])*?,\s*(?:lateral\s+)?"?([a-z_]\w*)\b"?(?!\s*[.(])/gi;

const foreign = (table, owner) =>
  `${table} is a table of features/${owner}: ask its store, or read a view known_… that it declares.`;
const view = (table) => `${table} is a view: nobody writes through it.`;

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

const tablesInSql = (text) => [
  ...[...text.matchAll(inSql)].map(([, verb, table]) => ({
    table,
    isWrite: /^(into|update|truncate)/i.test(verb),
  })),
  ...[...text.matchAll(inList)].map(([, table]) => ({ table, isWrite: false })),
];

const isSql = (node) => node?.type === "Identifier" && node.name === "sql";

/**
 * A table is named only in the feature that declares it. Views that a feature declares for others
 * begin with `known_`, and are read alone. `known` lists by file what is still to be turned round.
 */
export const ownTables = {
  meta: { schema: false },
  create(context) {
    const [{ owners, known }] = context.options;
    const file = relative(context.cwd, context.filename);
    const room = /^features\/([^/]+\/[^/]+)\//.exec(file)?.[1];
    const report = (node, { table, isWrite }) => {
      const owner = owners[table];
      if (table.startsWith("known_")) {
        if (isWrite) context.report({ node, message: view(table) });
      } else if (owner && owner !== room && !known[file]?.includes(table))
        context.report({ node, message: foreign(table, owner) });
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
