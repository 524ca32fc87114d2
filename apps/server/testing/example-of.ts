import { randomUUID } from "node:crypto";
import { z } from "zod";
import type { SignInBrowser } from "#platform/server/identity/testing/sign-in-browser.ts";
import { operationExamples } from "./operation-examples.ts";
import type { Example, Stored } from "./example.ts";
import type { Operation } from "./whole-api.ts";

const recordsSchema = z.array(z.looseObject({ id: z.string() }));
const listSchema = z.union([
  recordsSchema,
  z.looseObject({ items: recordsSchema }).transform(({ items }) => items),
]);

/** The example that the API's document has of an operation's body; undefined where it has none. */
export const bodyExample = ({ requestBody }: Operation): unknown =>
  requestBody?.content["application/json"]?.example;

/** The id of a record in a list, which is made first where the document says how; null without one. */
const idIn = async (
  list: string,
  operations: readonly Operation[],
  admin: SignInBrowser,
): Promise<string | null> => {
  const path = list.replace("{country}", "it");
  const creation = operations.find((each) => each.method === "POST" && each.path === list);
  const json = creation && bodyExample(creation);
  if (json) await admin.send("POST", path, { json });
  const answer = await admin.send("GET", path);
  return listSchema.safeParse(answer.json()).data?.[0]?.id ?? null;
};

/**
 * How an operation is called so that it answers what it is for: its own example, or one made of what
 * the document says: the example of its body and, for `{list}/{id}`, a record of the list.
 */
export const exampleOf = async (
  operation: Operation,
  stored: Stored,
  operations: readonly Operation[],
  admin: SignInBrowser,
): Promise<Example> => {
  const own = operationExamples[operation.operationId];
  if (own) return own(stored);
  const json = bodyExample(operation);
  const [, list] = /^(.*)\/\{id\}/.exec(operation.path) ?? [];
  if (list === undefined) return { json };
  const id = await idIn(list, operations, admin);
  return id === null
    ? { params: { id: randomUUID() }, json, status: 404 }
    : { params: { id }, json };
};
