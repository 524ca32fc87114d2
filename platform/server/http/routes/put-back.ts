import type { z } from "zod";
import { isPlainObject, isSame } from "#platform/changes/changes.ts";
import type { RuleError } from "#platform/rule-error.ts";
import { Problem } from "../problem.ts";

/** What a GET answers of the record that is written: its body as JSON, and its version. */
export type Answered = Readonly<{ body: unknown; version?: number }>;

type Steps = readonly PropertyKey[];
type ExtraField = Readonly<{ parent: Steps; name: string }>;

const message = "This is set by the server. Send it as it was read, or leave it out.";

const itemAt = (list: readonly unknown[], sent: unknown, index: PropertyKey): unknown => {
  const id = isPlainObject(sent) ? sent["id"] : undefined;
  const same = (item: unknown) => isPlainObject(item) && item["id"] === id;
  return id === undefined ? list[Number(index)] : list.find(same);
};

const stepInto = (value: unknown, step: PropertyKey): unknown =>
  value !== null && typeof value === "object" ? Reflect.get(value, step) : undefined;

/** What is stored where a part of the body comes from; items of lists are told by their ids. */
const storedAt = (sent: unknown, stored: unknown, steps: Steps): unknown => {
  const [step, ...rest] = steps;
  if (step === undefined) return stored;
  const part = stepInto(sent, step);
  const found = Array.isArray(stored) ? itemAt(stored, part, step) : stepInto(stored, step);
  return storedAt(part, found, rest);
};

/** The fields that a body has and its schema does not know. */
const extraFields = (schema: z.ZodType, body: unknown): readonly ExtraField[] =>
  (schema.safeParse(body).error?.issues ?? []).flatMap((issue) =>
    issue.code === "unrecognized_keys"
      ? issue.keys.map((name) => ({ parent: issue.path, name }))
      : [],
  );

const without = (value: unknown, steps: Steps, name: string): unknown => {
  const [step, ...rest] = steps;
  if (Array.isArray(value))
    return value.map((item: unknown, index) => (index === step ? without(item, rest, name) : item));
  if (!isPlainObject(value)) return value;
  if (step !== undefined) return { ...value, [step]: without(value[String(step)], rest, name) };
  const { [name]: _left, ...others } = value;
  return others;
};

const isVersion = ({ parent, name }: ExtraField): boolean =>
  parent.length === 0 && name === "version";

/** @throws Problem 422 for a version that is none */
const versionOf = (body: unknown): number => {
  const version = stepInto(body, "version");
  if (typeof version === "number" && Number.isInteger(version) && version >= 0) return version;
  const detail = "The version is a whole number.";
  throw new Problem(422, detail, { errors: [{ path: "version", message: detail }] });
};

/** A body with more than these is none that a GET answered. */
const maxExtraFields = 500;

/** A body without what nobody writes; its version counts as `If-Match`. */
export type PutBack = Readonly<{ body: unknown; version: number | null }>;

/**
 * Takes what a GET answered for the body of a PUT: what nobody writes may stand in it as it was
 * answered.
 * @param schema of the body
 * @param ifMatch the version that the client names in the header
 * @param read what the GET answers now; it is asked only where the body has more than its schema
 * @throws Problem 422 naming each field that was changed and that nobody writes
 */
export const readPutBack = async (
  schema: z.ZodType,
  body: unknown,
  ifMatch: number | null,
  read: () => Promise<Answered>,
): Promise<PutBack> => {
  const extras = extraFields(schema, body);
  if (extras.length === 0 || extras.length > maxExtraFields) return { body, version: null };
  const version = extras.some(isVersion) ? versionOf(body) : null;
  const answered = await read();
  const stored: unknown = JSON.parse(JSON.stringify(answered.body));
  const expected = ifMatch ?? version;
  // Of a record that somebody else has saved, the write itself says so.
  const isStale =
    expected !== null && answered.version !== undefined && expected !== answered.version;
  const errors: RuleError[] = [];
  let left = body;
  for (const extra of extras) {
    const { parent, name } = extra;
    const owner = storedAt(body, stored, parent);
    const isAnswered = isPlainObject(owner) && Object.hasOwn(owner, name);
    if (!isVersion(extra) && !isAnswered) continue;
    const sent = stepInto(parent.reduce(stepInto, body), name);
    if (!isVersion(extra) && !isStale && !isSame(sent, stepInto(owner, name)))
      errors.push({ path: [...parent, name].join("."), message });
    left = without(left, parent, name);
  }
  if (errors.length > 0) throw new Problem(422, message, { errors });
  return { body: left, version };
};

/**
 * @param id of the record in the path
 * @throws Problem 422 for a body that names another record
 */
export const assertSameId = (body: unknown, id: unknown): void => {
  const sent = stepInto(body, "id");
  if (sent === undefined || id === undefined || sent === id) return;
  throw new Problem(422, message, { errors: [{ path: "id", message }] });
};
