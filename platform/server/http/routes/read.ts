import { z } from "zod";
import { readBody } from "../body.ts";
import { Problem } from "../problem.ts";
import { readQuery } from "../query.ts";
import { composeTexts } from "../compose-texts.ts";
import type { BodyReader, BodySource, ParamSchemas } from "./route.ts";

/** Checks and parses one part of a request. @throws Problem for a value that it refuses */
export type Reader = (value: unknown) => unknown;

const emptyBody = z.strictObject({});

const isReader = (body: z.ZodType | BodyReader<unknown>): body is BodyReader<unknown> =>
  !(body instanceof z.ZodType);

export const schemaOfBody = (body: BodySource): z.ZodType => {
  if (!body) return emptyBody;
  return isReader(body) ? body.schema : body;
};

/** The schema of the record that a path names. */
export const schemaOfRecord = (body: BodySource, params: unknown): z.ZodType =>
  (body && isReader(body) ? body.schemaFor?.(params) : null) ?? schemaOfBody(body);

const readWith = (body: BodySource, schema: z.ZodType): Reader => {
  const reader = body && isReader(body) ? body : null;
  const read = reader?.read ?? ((sent: unknown) => readBody(schema, sent));
  if (reader?.takesAnyText) return read;
  return (sent) => {
    composeTexts(sent);
    return read(sent);
  };
};

/** Reads a missing body as an empty object where the schema allows one. */
const bodyReader = (body: BodySource): Reader => {
  const schema = schemaOfBody(body);
  const mayBeMissing = schema.safeParse({}).success;
  const read = readWith(body, schema);
  return (sent) => read(mayBeMissing ? (sent ?? {}) : sent);
};

/** @throws Problem 404 for parameters that can name no record */
const paramsReader = (params: ParamSchemas, absent: string): Reader => {
  const schema = z.looseObject(params);
  return (sent) => {
    const { data, success } = schema.safeParse(sent);
    if (!success) throw new Problem(404, absent);
    return data;
  };
};

/**
 * Functions that parse and check the parts of a request to a route, keyed by Fastify's names for
 * these parts.
 */
export const readersOf = ({
  params = {},
  absent = "There is no such record.",
  query = z.strictObject({}),
  body,
}: Readonly<{
  params?: ParamSchemas;
  absent?: string;
  query?: z.ZodType;
  body?: BodySource;
}>): Readonly<Record<string, Reader>> => ({
  params: paramsReader(params, absent),
  querystring: (sent) => readQuery(query, sent),
  body: bodyReader(body),
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
