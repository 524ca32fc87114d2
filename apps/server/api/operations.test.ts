import { Ajv2020, type ValidateFunction } from "ajv/dist/2020.js";
import type { LightMyRequestResponse } from "fastify";
import { afterAll, beforeAll, expect, test } from "vitest";
import { z } from "zod";
import type { SignInBrowser } from "#platform/server/identity/testing/sign-in-browser.ts";
import { bodyExample, exampleOf } from "../testing/example-of.ts";
import { operationExamples } from "../testing/operation-examples.ts";
import type { StoredRecords } from "../testing/example.ts";
import { openStoredRecords, pathOf } from "../testing/records/stored-records.ts";
import { openWholeApi, type Operation } from "../testing/whole-api.ts";

const api = await openWholeApi();
const { operations } = api;
let admin: SignInBrowser;
let editor: SignInBrowser;
let records: Awaited<ReturnType<typeof openStoredRecords>>;
// Formats need no validation: the document gives a pattern with each of them.
const ajv = new Ajv2020({ strict: false, allErrors: true, validateFormats: false });

beforeAll(async () => {
  admin = await api.signIn("admin");
  editor = await api.signIn("editor");
  records = await openStoredRecords(api, admin);
  ajv.addSchema({ ...api.document, $id: "openapi" });
});
afterAll(() => api.close());

const pointer = (...names: readonly string[]): string =>
  names
    .map((name) => encodeURIComponent(name.replaceAll("~", "~0").replaceAll("/", "~1")))
    .join("/");

const validators = new Map<string, ValidateFunction>();
const validatorOf = (at: string): ValidateFunction => {
  const validate = validators.get(at) ?? ajv.compile({ $ref: `openapi#/${at}/schema` });
  validators.set(at, validate);
  return validate;
};

/** How a response violates the OpenAPI document; null where it conforms. */
const violationsOf = (operation: Operation, answer: LightMyRequestResponse): unknown => {
  const { path, method, responses } = operation;
  const status = String(answer.statusCode);
  const described = responses[status];
  if (!described) return `${status} is not described: ${answer.body}`;
  const type = String(answer.headers["content-type"] ?? "").split(";")[0] ?? "";
  const types = Object.keys(described.content);
  if (types.length === 0) return answer.body === "" ? null : "An answer without a body has one.";
  if (!types.includes(type)) return `${type} is not described`;
  if (!type.endsWith("json")) return null;
  const at = pointer("paths", path, method.toLowerCase(), "responses", status, "content", type);
  const validate = validatorOf(at);
  return validate(answer.json()) ? null : { errors: validate.errors, body: answer.body };
};

test("the OpenAPI document describes every route and nothing else", () => {
  const withBraces = (path: string) => path.replaceAll(/:(\w+)/g, "{$1}");
  const documentationPaths = /^\/api\/(?:openapi\.json$|docs)/;
  const routes = api.routes.filter((route) => !route.startsWith("HEAD"));
  const declared = routes
    .filter((route) => !documentationPaths.test(route.split(" ")[1] ?? ""))
    .map(withBraces);
  const described = operations.map(({ method, path }) => `${method} ${path}`);
  expect(declared.toSorted()).toEqual(described.toSorted());
});

const flagNames = new Set(["dryRun", "skipRefused", "published", "fixed", "enabled"]);
const securityOf = (operation: Operation): string =>
  JSON.stringify(operation["x-role"] ? [{ session: [] }] : []);

test("no field is marked as one that nobody writes", () => {
  expect(JSON.stringify(api.document)).not.toContain('"readOnly"');
});

test("every operation has a unique id, a summary and an example of its body", () => {
  const ids = operations.map(({ operationId }) => operationId);
  expect(new Set(ids).size).toBe(ids.length);
  for (const { summary } of operations) expect(summary).toMatch(/^[A-Z].{4,}/);
  expect(Object.keys(operationExamples).filter((id) => !ids.includes(id))).toEqual([]);
  const unknown = operations.filter(
    (each) =>
      each.requestBody && !operationExamples[each.operationId] && bodyExample(each) === undefined,
  );
  expect(unknown.map(({ operationId }) => operationId)).toEqual([]);
});

test("the document alone tells how to call every operation", () => {
  const hasText = (text = "") => text.length > 10;
  const lacking = operations.flatMap((operation) => {
    const { operationId, method, description, requestBody, responses, parameters } = operation;
    const body = requestBody?.content["application/json"];
    const hasFields = Object.keys(body?.schema.properties ?? {}).length > 0;
    const success = Object.entries(responses).find(([status]) => status.startsWith("2"))?.[1];
    const faults = {
      role: !hasText(description),
      origin: method !== "GET" && !description.includes("Sec-Fetch-Site"),
      security: JSON.stringify(operation["security"] ?? null) !== securityOf(operation),
      example: hasFields && body?.example === undefined,
      success: !hasText(success?.description),
      flags: parameters.some(
        ({ name, schema: { type }, description: text }) =>
          flagNames.has(name) && (type !== "boolean" || !hasText(text)),
      ),
    };
    const wrong = Object.entries(faults).flatMap(([name, isWrong]) => (isWrong ? [name] : []));
    return wrong.length > 0 ? [`${operationId}: ${wrong.join(", ")}`] : [];
  });
  expect(lacking).toEqual([]);
  expect(api.document).toMatchObject({
    components: { securitySchemes: { session: { in: "cookie", name: "wr-staff" } } },
  });
});

test.each(operations)("$operationId answers as documented", async (operation) => {
  const stored = await records.store();
  const example = await exampleOf(operation, stored, operations, admin);
  const browsers = { editor, nobody: api.anonymous(), admin };
  const path = pathOf(operation, { country: "it", ...example.params });
  const answer = await browsers[example.as ?? "admin"].send(
    operation.method,
    example.query ? `${path}?${example.query}` : path,
    {
      ...(example.json === undefined ? {} : { json: example.json }),
      ...(example.file ? { file: example.file } : {}),
    },
  );
  const { statusCode: status, body } = answer;
  const right = example.status ? [example.status] : [200, 201, 202, 204];
  expect({ status, body }).toEqual({ status: expect.toBeOneOf(right) as number, body });
  expect(violationsOf(operation, answer)).toBeNull();
  const described = Object.keys(operation.responses[String(status)]?.headers ?? {});
  // The ETag of an answer that caches share is made of its bytes, and is no version of a record.
  const isShared = String(answer.headers["cache-control"]).includes("public");
  const names = isShared ? ["Location"] : ["ETag", "Location"];
  expect(described).toEqual(names.filter((name) => answer.headers[name.toLowerCase()]));
});

let kept: Promise<StoredRecords> | null = null;
/** What is refused changes nothing, so that all refusals share their records, with a word of each. */
const storeOnce = async (): Promise<StoredRecords> => {
  kept ??= records.store();
  const stored = await kept;
  return { ...stored, word: records.newWord() };
};

test.each(operations)("$operationId refuses as documented", async (operation) => {
  const { method, parameters } = operation;
  const stored = await storeOnce();
  const { params, json, file, status } = await exampleOf(operation, stored, operations, admin);
  const path = pathOf(operation, { country: "it", ...params });
  const form = file ? { file } : null;
  const wrong = new Map<string, number>();
  const check = async (what: string, answer: LightMyRequestResponse) => {
    expect({ what, faults: violationsOf(operation, answer) }).toEqual({ what, faults: null });
    wrong.set(what, answer.statusCode);
  };
  const send = (url: string, sent: Parameters<SignInBrowser["send"]>[2] = {}) =>
    admin.send(method, url, sent);
  await check(
    "unknown parameter",
    await send(`${path}?nonsense=red`, form ?? { json: json ?? {} }),
  );
  if (parameters.some((each) => each.in === "path" && each.name !== "country"))
    await check("no such record", await send(pathOf(operation, { country: "it" }), { json }));
  if (parameters.some(({ name }) => name === "if-match"))
    await check(
      "stale",
      await send(path, { ...(form ?? { json }), headers: { "if-match": '"99"' } }),
    );
  if (method !== "GET" && !form) {
    await check("unknown key", await send(path, { json: { nonsense: "red" } }));
    await check("no JSON", await send(path, { json: "{", headers: {} }));
  }
  if (method !== "GET") {
    const headers = { "content-type": "text/html" };
    await check("other type", await send(path, { json: "<p>", headers }));
  }
  expect(Object.fromEntries(wrong)).toEqual({
    "unknown parameter": 400,
    ...(wrong.has("no such record") ? { "no such record": 404 } : {}),
    ...(wrong.has("stale") ? { stale: status === 404 ? 404 : 412 } : {}),
    ...(method === "GET" || form ? {} : { "unknown key": 400, "no JSON": 400 }),
    ...(method === "GET" ? {} : { "other type": 415 }),
  });
});

const answerOf = ({ responses }: Operation): string =>
  JSON.stringify(responses["200"]?.content["application/json"]);
const writesRecord = (operation: Operation): boolean =>
  operation.method === "PUT" &&
  operations.some(
    (read) =>
      read.method === "GET" &&
      read.path === operation.path &&
      answerOf(read) === answerOf(operation),
  );

/** Records of one path may have several forms. */
const bodySchema = z.looseObject({
  properties: z.record(z.string(), z.unknown()).default({}),
  anyOf: z.array(z.looseObject({ properties: z.record(z.string(), z.unknown()) })).default([]),
});
const writtenFields = ({ requestBody }: Operation): ReadonlySet<string> => {
  const { properties, anyOf } = bodySchema.parse(requestBody?.content["application/json"]?.schema);
  return new Set(
    [properties, ...anyOf.map((each) => each.properties)].flatMap((fields) => Object.keys(fields)),
  );
};

test.each(operations.filter(writesRecord))(
  "$operationId takes back what is answered",
  async (operation) => {
    const stored = await records.store();
    const { params } = await exampleOf(operation, stored, operations, admin);
    const path = pathOf(operation, { country: "it", ...params });
    const put = (json: object) => admin.send("PUT", path, { json });
    const record = (await admin.send("GET", path)).json<Record<string, unknown>>();
    const back = await put(record);
    expect({ status: back.statusCode, body: back.body }).toMatchObject({ status: 200 });
    expect((await admin.send("GET", path)).json()).toEqual(record);

    // A list has nothing beside what is written.
    if (Array.isArray(record)) return;
    const written = writtenFields(operation);
    const answered = Object.keys(record).filter((name) => !written.has(name));
    for (const name of [...answered, "id"].filter((each) => each in record && each !== "version")) {
      const changed = await put({ ...record, [name]: "of mine" });
      expect({ name, status: changed.statusCode, ...changed.json<object>() }).toMatchObject({
        name,
        status: 422,
        errors: [{ path: name }],
      });
    }
    const isGuarded = operation.parameters.some(({ name }) => name === "if-match");
    expect((await put({ ...record, version: 99 })).statusCode).toBe(isGuarded ? 412 : 200);
  },
);

/** Records of the company, and those that each market has under the same name. */
const inAllMarkets =
  /^\/api\/\{country\}\/(media|cdn|trips|staff|layout|page-contents|page-composer-blocks)\b/;
const readsOfRecord = operations.filter(
  ({ method, path }) => method === "GET" && path.includes("{id}") && !inAllMarkets.test(path),
);

test.each(readsOfRecord)("$operationId tells nothing of another market", async (operation) => {
  const { params, query } = await exampleOf(operation, await storeOnce(), operations, admin);
  const path = pathOf(operation, { ...params, country: "fr" });
  const answer = await admin.send("GET", query ? `${path}?${query}` : path);
  expect({ status: answer.statusCode, body: answer.body }).toMatchObject({ status: 404 });
});

test("the page of the API's documentation loads its own files, from no other host", async () => {
  const page = await api.anonymous().send("GET", "/api/docs");
  expect(page.statusCode).toBe(200);
  const policy = String(page.headers["content-security-policy"]);
  expect(policy).toContain("default-src 'self'");
  expect(policy).not.toContain("http");
  const files = [...page.body.matchAll(/(?:src|href)="([^"]+)"/g)].map(([, file = ""]) => file);
  expect(files.length).toBeGreaterThan(3);
  for (const file of files) {
    const { pathname, host } = new URL(file, "http://office.test/api/docs");
    const answer = await api.anonymous().send("GET", pathname);
    expect({ file, host, status: answer.statusCode }).toMatchObject({
      host: "office.test",
      status: 200,
    });
  }
});
