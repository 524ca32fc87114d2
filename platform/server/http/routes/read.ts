import { z } from "zod";
import type { Call } from "#platform/calls/call.ts";
import { readBody } from "../body.ts";
import { Problem } from "../problem.ts";
import { readQuery } from "../query.ts";
import { composeTexts } from "../compose-texts.ts";
import type { BodyReader } from "./handling.ts";

/** Checks and parses one part of a request. @throws Problem for a value that it refuses */
export type Reader = (value: unknown) => unknown;

type AnyReader = BodyReader<unknown> | undefined;

const emptyBody = z.strictObject({});

export const schemaOfBody = ({ body = emptyBody }: Pick<Call, "body">): z.ZodType => body;

/** The schema of the record that a path names. */
export const schemaOfRecord = (
  call: Pick<Call, "body">,
  reader: AnyReader,
  params: unknown,
): z.ZodType => reader?.schemaFor?.(params) ?? schemaOfBody(call);

const readWith = (schema: z.ZodType, reader: AnyReader): Reader => {
  const read = reader?.read ?? ((sent: unknown) => readBody(schema, sent));
  if (reader?.takesAnyText) return read;
  return (sent) => {
    composeTexts(sent);
    return read(sent);
  };
};

/** Reads a missing body as an empty object where the schema allows one. */
const bodyReader = (call: Pick<Call, "body">, reader: AnyReader): Reader => {
  const schema = schemaOfBody(call);
  const mayBeMissing = schema.safeParse({}).success;
  const read = readWith(schema, reader);
  return (sent) => read(mayBeMissing ? (sent ?? {}) : sent);
};

/** @throws Problem 404 for parameters that can name no record */
const paramsReader = ({
  params = {},
  absent = "There is no such record.",
}: Pick<Call, "params" | "absent">): Reader => {
  const schema = z.looseObject(params);
  return (sent) => {
    const { data, success } = schema.safeParse(sent);
    if (!success) throw new Problem(404, absent);
    return data;
  };
};

/**
 * Functions that parse and check the parts of a request, keyed by Fastify's names for these parts.
 */
export const readersOf = (
  call: Pick<Call, "params" | "absent" | "query" | "body">,
  reader?: BodyReader<unknown>,
): Readonly<Record<string, Reader>> => ({
  params: paramsReader(call),
  querystring: (sent) => readQuery(call.query ?? emptyBody, sent),
  body: bodyReader(call, reader),
});

/** Returns a Problem as a value: Fastify takes whatever a validator throws for a bug. */
export const asValidator = (read: Reader | undefined) => (value: unknown) => {
  if (!read) return true;
  try {
    return { value: read(value) };
  } catch (error) {
    if (error instanceof Problem) return { error };
    throw error;
  }
};
