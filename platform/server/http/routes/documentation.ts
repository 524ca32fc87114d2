import type { FastifySchema } from "fastify";
import { z } from "zod";
import { titles } from "../problem.ts";
import { problemSchema } from "./problem-schema.ts";
import { schemaOfBody } from "./read.ts";
import type { AnswerSource, RouteDeclaration } from "./route.ts";

const noQuery = z.strictObject({});

export const isOfCountry = ({ path }: Pick<RouteDeclaration, "path">): boolean =>
  path.startsWith("/:country/");

const headersOf = (declaration: RouteDeclaration, isWrite: boolean) =>
  z.looseObject({
    ...(declaration.ifMatch
      ? { "if-match": z.string().optional().describe("The record's ETag, as it was read.") }
      : {}),
    ...(isWrite
      ? { "idempotency-key": z.string().min(1).max(100).optional().describe("Kept for a day.") }
      : {}),
  });

/** The error statuses that follow from a route's declaration. */
const problemsOf = (declaration: RouteDeclaration): readonly number[] => {
  const { access, method, params, ifMatch, problems = [] } = declaration;
  const isRead = method === "GET";
  return [
    400,
    ...(access === "public" ? [] : [401, 403]),
    ...(isOfCountry(declaration) || params ? [404] : []),
    ...(ifMatch ? [412] : []),
    ...(isRead ? [] : [413, 415, 422]),
    ...problems,
  ];
};

const answerSchemaOf = (answer: AnswerSource) => {
  if (!answer) return z.undefined().describe("Done.");
  if (answer instanceof z.ZodType)
    return { description: "Done.", content: { "application/json": { schema: answer } } };
  return {
    description: "Done.",
    content: { [answer.mediaType.split(";")[0] ?? ""]: { schema: z.string() } },
  };
};

const problemAnswer = (description: string) => ({
  description,
  content: { "application/problem+json": { schema: problemSchema } },
});

/**
 * The OpenAPI schemas of one route. `headers` only documents: Fastify leaves out parts of a request
 * that have no schema.
 */
export const documentationOf = (
  declaration: RouteDeclaration,
  { countries, isWrite }: Readonly<{ countries: readonly string[]; isWrite: boolean }>,
): FastifySchema => {
  const { id, summary, access, method, path, status = 200, answer } = declaration;
  const params = z.object({
    ...(isOfCountry(declaration) ? { country: z.enum(countries) } : {}),
    ...declaration.params,
  });
  const isRead = method === "GET";
  const documentation = {
    operationId: id,
    summary,
    tags: [path.replace("/:country", "").split("/")[1] ?? ""],
    ...(path.includes(":") ? { params } : {}),
    querystring: declaration.query ?? noQuery,
    ...(isRead ? {} : { body: schemaOfBody(declaration.body) }),
    ...(isWrite || declaration.ifMatch ? { headers: headersOf(declaration, isWrite) } : {}),
    ...(access === "public" ? {} : { "x-role": access.role }),
    response: {
      [status]: answerSchemaOf(answer),
      ...Object.fromEntries(
        problemsOf(declaration).map((each) => [each, problemAnswer(titles[each] ?? "Error")]),
      ),
      default: problemAnswer("Any other error."),
    },
  };
  return documentation;
};
