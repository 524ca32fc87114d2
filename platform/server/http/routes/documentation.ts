import type { FastifySchema } from "fastify";
import { z } from "zod";
import type { Call } from "#platform/calls/call.ts";
import type { Role } from "#platform/roles.ts";
import { titles } from "../problem.ts";
import { problemSchema } from "./problem-schema.ts";
import { schemaOfBody } from "./read.ts";

/** The name of the security scheme that every call of staff uses. */
export const sessionScheme = "session";
/** The same for calls of signed-in visitors. */
export const visitorScheme = "visitorSession";

const noQuery = z.strictObject({});

export const isOfCountry = ({ path }: Pick<Call, "path">): boolean => path.startsWith("/:country/");

const headersOf = (declaration: Call, isWrite: boolean) =>
  z.looseObject({
    ...(declaration.ifMatch
      ? {
          "if-match": z
            .string()
            .optional()
            .describe("The record's ETag, as it was read; without it the newest version is meant."),
        }
      : {}),
    ...(isWrite
      ? {
          "idempotency-key": z
            .string()
            .min(1)
            .max(100)
            .optional()
            .describe(
              "Any text of the client's: the same request sent again with it within a day is done once.",
            ),
        }
      : {}),
  });

/** The error statuses that follow from a route's declaration. */
const problemsOf = (declaration: Call): readonly number[] => {
  const { access, method, params, ifMatch, problems = [] } = declaration;
  const isRead = method === "GET";
  return [
    400,
    ...(access === "anyone" ? [] : [401]),
    ...(access === "anyone" || access === "visitor" ? [] : [403]),
    ...(isOfCountry(declaration) || params ? [404] : []),
    ...(ifMatch ? [412] : []),
    ...(isRead ? [] : [413, 415, 422]),
    ...problems,
  ];
};

const answerDescriptionOf = ({ method, summary, status, answer }: Call): string => {
  if (!answer) return "It was done; the answer has no body.";
  if (method === "GET") return `${summary}.`;
  if (status === 201) return "The record that was made.";
  if (status === 202) return "It was accepted, and is done in the background.";
  if (method === "PUT") return "What is stored now.";
  return method === "DELETE" ? "The record as it was." : `What came of it: ${summary}.`;
};

const answerSchemaOf = (declaration: Call) => {
  const { answer } = declaration;
  const description = answerDescriptionOf(declaration);
  if (!answer) return z.undefined().describe(description);
  if (answer instanceof z.ZodType)
    return { description, content: { "application/json": { schema: answer } } };
  return {
    description,
    content: { [answer.mediaType.split(";")[0] ?? ""]: { schema: z.string() } },
  };
};

const callers: Readonly<Record<Role, string>> = {
  editor: "For editors and all roles above.",
  "super-editor": "For super editors and administrators.",
  admin: "For administrators.",
};

const callersOf = (access: Call["access"]): string => {
  if (access === "anyone") return "For everybody, without signing in.";
  return access === "visitor" ? "For signed-in visitors." : callers[access.role];
};

const securityOf = (access: Call["access"]) => {
  if (access === "anyone") return [];
  return [{ [access === "visitor" ? visitorScheme : sessionScheme]: [] }];
};

const descriptionOf = ({ access, method }: Call): string =>
  [
    callersOf(access),
    ...(method === "GET"
      ? []
      : ["Send `Origin` or `Sec-Fetch-Site: same-origin`, as browsers do by themselves."]),
  ].join(" ");

const problemAnswer = (description: string) => ({
  description,
  content: { "application/problem+json": { schema: problemSchema } },
});

/**
 * The OpenAPI schemas of one route. `headers` only documents: Fastify leaves out parts of a request
 * that have no schema.
 */
export const documentationOf = (
  declaration: Call,
  { countries, isWrite }: Readonly<{ countries: readonly string[]; isWrite: boolean }>,
): FastifySchema => {
  const { id, summary, access, method, path, status = 200, accepted } = declaration;
  const params = z.object({
    ...(isOfCountry(declaration) ? { country: z.enum(countries) } : {}),
    ...declaration.params,
  });
  const isRead = method === "GET";
  const documentation = {
    operationId: id,
    summary,
    description: descriptionOf(declaration),
    security: securityOf(access),
    tags: [path.replace("/:country", "").split("/")[1] ?? ""],
    ...(path.includes(":") ? { params } : {}),
    querystring: declaration.query ?? noQuery,
    ...(isRead ? {} : { body: schemaOfBody(declaration) }),
    ...(declaration.bodyType ? { consumes: [declaration.bodyType] } : {}),
    ...(isWrite || declaration.ifMatch ? { headers: headersOf(declaration, isWrite) } : {}),
    ...(typeof access === "string" ? {} : { "x-role": access.role }),
    response: {
      [status]: answerSchemaOf(declaration),
      ...(accepted
        ? { 202: answerSchemaOf({ ...declaration, status: 202, answer: accepted }) }
        : {}),
      ...Object.fromEntries(
        problemsOf(declaration).map((each) => [each, problemAnswer(titles[each] ?? "Error")]),
      ),
      default: problemAnswer("Any other error."),
    },
  };
  return documentation;
};
