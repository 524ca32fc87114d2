import { randomUUID } from "node:crypto";
import { z } from "zod";
import type { SignInBrowser } from "#platform/server/identity/testing/sign-in-browser.ts";
import { operationExamples } from "./operation-examples.ts";
import type { Example, StoredRecords } from "./example.ts";
import type { Operation } from "./whole-api.ts";

const recordsSchema = z.array(z.looseObject({ id: z.string() }));
const listSchema = z.union([
  recordsSchema,
  z.looseObject({ items: recordsSchema }).transform(({ items }) => items),
]);

export const bodyExample = ({ requestBody }: Operation): unknown =>
  requestBody?.content["application/json"]?.example;

/** Creates a record if the document has an example of its body. @returns the id of the list's first record, null if it is empty */
const idOfRecord = async (
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
 * A call of the operation that succeeds: the one written for it, or one built from the OpenAPI
 * document's example of its body and, for paths such as `{list}/{id}`, from a record of the list.
 */
export const exampleOf = async (
  operation: Operation,
  stored: StoredRecords,
  operations: readonly Operation[],
  admin: SignInBrowser,
): Promise<Example> => {
  const written = operationExamples[operation.operationId];
  if (written) return written(stored);
  const json = bodyExample(operation);
  const [, list] = /^(.*)\/\{id\}/.exec(operation.path) ?? [];
  if (list === undefined) return { json };
  const id = await idOfRecord(list, operations, admin);
  return id === null
    ? { params: { id: randomUUID() }, json, status: 404 }
    : { params: { id }, json };
};
