import type { FastifySchema } from "fastify";
import { z } from "zod";
import { titles } from "../problem.ts";
import { problemSchema } from "./problem-schema.ts";
import { schemaOfBody } from "./read.ts";
import type { AnswerSource, RouteFacts } from "./route.ts";

const noQuery = z.strictObject({});

export const isOfCountry = ({ path }: Pick<RouteFacts, "path">): boolean =>
  path.startsWith("/:country/");

const headersOf = (facts: RouteFacts, isWrite: boolean) =>
  z.looseObject({
    ...(facts.ifMatch
      ? { "if-match": z.string().optional().describe("The record's ETag, as it was read.") }
      : {}),
    ...(isWrite
      ? { "idempotency-key": z.string().min(1).max(100).optional().describe("Kept for a day.") }
      : {}),
  });

/** The statuses of problems that follow from how a route is declared. */
const problemsOf = (facts: RouteFacts): readonly number[] => {
  const { access, method, params, ifMatch, problems = [] } = facts;
  const isRead = method === "GET";
  return [
    400,
    ...(access === "public" ? [] : [401, 403]),
    ...(isOfCountry(facts) || params ? [404] : []),
    ...(ifMatch ? [412] : []),
    ...(isRead ? [] : [413, 415, 422]),
    ...problems,
  ];
};

const answered = (answer: AnswerSource) => {
  if (!answer) return z.undefined().describe("Done.");
  if (answer instanceof z.ZodType)
    return { description: "Done.", content: { "application/json": { schema: answer } } };
  return {
    description: "Done.",
    content: { [answer.mediaType.split(";")[0] ?? ""]: { schema: z.string() } },
  };
};

const refused = (description: string) => ({
  description,
  content: { "application/problem+json": { schema: problemSchema } },
});

/**
 * What the API's document is made of for one route. Of what a request is read by it says only that it
 * is read: Fastify leaves out the parts that no schema stands for.
 */
export const documentationOf = (
  facts: RouteFacts,
  { countries, isWrite }: Readonly<{ countries: readonly string[]; isWrite: boolean }>,
): FastifySchema => {
  const { id, summary, access, method, path, status = 200, answer } = facts;
  const params = z.object({
    ...(isOfCountry(facts) ? { country: z.enum(countries) } : {}),
    ...facts.params,
  });
  const isRead = method === "GET";
  const documentation = {
    operationId: id,
    summary,
    tags: [path.replace("/:country", "").split("/")[1] ?? ""],
    ...(path.includes(":") ? { params } : {}),
    querystring: facts.query ?? noQuery,
    ...(isRead ? {} : { body: schemaOfBody(facts.body) }),
    ...(isWrite || facts.ifMatch ? { headers: headersOf(facts, isWrite) } : {}),
    ...(access === "public" ? {} : { "x-role": access.role }),
    response: {
      [status]: answered(answer),
      ...Object.fromEntries(
        problemsOf(facts).map((each) => [each, refused(titles[each] ?? "Error")]),
      ),
      default: refused("Any other error."),
    },
  };
  return documentation;
};
