import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { z } from "zod";
import type { Database } from "#platform/server/database/tables.ts";
import { compressAnswer } from "../compression/compressed.ts";
import {
  type Answer,
  type IdempotencyKey,
  idempotencyKey,
  sendAnswer,
  storedAnswer,
  writeOnce,
} from "../idempotency.ts";
import { readIfMatch } from "../if-match.ts";
import { type Actor, requireCountry, requireRole } from "./access.ts";
import { documentationOf, isOfCountry } from "./documentation.ts";
import { asValidator, readersOf } from "./read.ts";
import type {
  AccessSource,
  AnswerSource,
  BodySource,
  MarketScope,
  ParamSchemas,
  Route,
  RouteFacts,
  WriteRoute,
} from "./route.ts";

/** What the routes of an API need to know of the server that they stand in. */
export type ApiContext = Readonly<{
  db: Database;
  /** @throws Problem 401 for who is not signed in */
  actorOf: (request: FastifyRequest) => Promise<Actor>;
  /** @throws Problem 404 for an unknown country */
  marketOf: (country: string) => string;
  /** All codes that `marketOf` knows. */
  countries: readonly string[];
}>;

/** Who calls for what; known before anything of the body is read. */
type Call = Readonly<{ scope: MarketScope | null; actor: Actor | null }>;

/** A result of whichever type, as it is sent. */
type AnyResult = Readonly<{
  version?: number;
  location?: string;
  headers?: Readonly<Record<string, string>>;
  body?: unknown;
}>;
type AnyHandler = (input: object) => Promise<AnyResult>;

const ofPath = z.object({ country: z.string().default("") });

/** Lets nobody in who may not call a route. @throws Problem 401, 403, 404 */
const admit = async (
  { actorOf, marketOf }: ApiContext,
  facts: RouteFacts,
  request: FastifyRequest,
): Promise<Call> => {
  const { country } = ofPath.parse(request.params);
  const market = isOfCountry(facts) ? marketOf(country) : null;
  const actor = facts.access === "public" ? null : await actorOf(request);
  const enter = (asked: string) => {
    const found = marketOf(asked);
    if (actor) requireCountry(actor, asked);
    return found;
  };
  if (market !== null) enter(country);
  if (actor && facts.access !== "public") requireRole(actor, facts.access);
  return { actor, scope: market === null ? null : { country, market, marketOf: enter } };
};

const headersOf = ({ version, location, headers }: AnyResult): Record<string, string> => ({
  ...headers,
  ...(version === undefined ? {} : { etag: `"${version}"` }),
  ...(location === undefined ? {} : { location }),
});

const cachingOf = ({ shared }: RouteFacts, market: string): Record<string, string> =>
  shared
    ? {
        "cache-control": `public, max-age=${shared.maxAge}, stale-while-revalidate=${shared.staleWhileRevalidate}`,
        "surrogate-key": shared.tags(market).join(" "),
      }
    : { "cache-control": "no-store" };

/**
 * Declares the routes of an API, each from its schemas: who may call it, what it reads and answers,
 * and what the API's document says of it.
 */
export const createApi = (app: FastifyInstance, context: ApiContext) => {
  const { db, countries } = context;
  const calls = new WeakMap<FastifyRequest, Call>();
  const callOf = (request: FastifyRequest): Call => {
    const call = calls.get(request);
    if (!call) throw new Error("A call was not admitted.");
    return call;
  };

  const add = (
    facts: RouteFacts,
    isWrite: boolean,
    handler: (request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply>,
    before: (request: FastifyRequest, reply: FastifyReply) => Promise<unknown>,
  ): void => {
    const readers = readersOf(facts);
    app.route({
      method: facts.method,
      url: facts.path,
      ...(facts.host ? { constraints: { host: facts.host } } : {}),
      schema: documentationOf(facts, { countries, isWrite }),
      validatorCompiler: ({ httpPart }) => asValidator(readers[httpPart ?? ""]),
      // Answers are held to their schemas by the compiler and by tests, not at each call.
      serializerCompiler: () => JSON.stringify,
      onRequest: async (request) => void calls.set(request, await admit(context, facts, request)),
      preValidation: before,
      handler,
      ...(facts.shared ? { onSend: compressAnswer } : {}),
    });
  };

  const inputOf = (facts: RouteFacts, request: FastifyRequest) => {
    const { params, query, body, headers } = request;
    const { actor, scope } = callOf(request);
    const ifMatch = facts.ifMatch ? readIfMatch(headers["if-match"]) : null;
    return { ...scope, params, query, body, actor, ifMatch };
  };

  /** A route that reads, or that does something outside of the tables. */
  const route = <
    const Path extends string,
    const A extends AccessSource,
    Params extends ParamSchemas = Record<never, never>,
    Query extends z.ZodType | undefined = undefined,
    Body extends BodySource = undefined,
    const Answered extends AnswerSource = undefined,
  >(
    declared: Route<Path, A, Params, Query, Body, Answered>,
  ): void => {
    // The schemas that give the handler its types are those that its input was read by.
    const handle = declared.handle as unknown as AnyHandler;
    add(
      declared,
      false,
      async (request, reply) => {
        const result = await handle({ ...inputOf(declared, request), db });
        const caching = cachingOf(declared, callOf(request).scope?.market ?? "");
        void reply.status(declared.status ?? 200).headers({ ...caching, ...headersOf(result) });
        const { answer } = declared;
        if (answer && "mediaType" in answer) void reply.type(answer.mediaType);
        return reply.send(result.body);
      },
      async () => undefined,
    );
  };

  /** A route that writes in one transaction; with an `Idempotency-Key` it does so once. */
  const write = <
    const Path extends string,
    const A extends AccessSource,
    Params extends ParamSchemas = Record<never, never>,
    Query extends z.ZodType | undefined = undefined,
    Body extends BodySource = undefined,
    const Answered extends AnswerSource = undefined,
    Prepared = undefined,
  >(
    declared: WriteRoute<Path, A, Params, Query, Body, Answered, Prepared>,
  ): void => {
    const keys = new WeakMap<FastifyRequest, IdempotencyKey>();
    const run = declared.write as unknown as AnyHandler;
    const prepare = declared.prepare as unknown as
      | ((input: object) => Promise<unknown>)
      | undefined;
    const guard = declared.guard as unknown as ((input: object) => Promise<void>) | undefined;
    add(
      declared,
      true,
      async (request, reply) => {
        const input = inputOf(declared, request);
        const prepared = await prepare?.({ ...input, db });
        const toAnswer = async (trx: Database): Promise<Answer> => {
          const result = await run({ ...input, trx, prepared });
          const text = JSON.stringify(result.body);
          return { status: declared.status ?? 200, headers: headersOf(result), text };
        };
        return sendAnswer(reply, await writeOnce(db, keys.get(request) ?? null, toAnswer));
      },
      async (request, reply) => {
        const { actor, scope } = callOf(request);
        const key = idempotencyKey(request, actor?.email ?? "");
        const before = key && (await storedAnswer(db, key));
        if (before) return sendAnswer(reply, before);
        if (key) keys.set(request, key);
        return guard?.({ ...scope, actor, db });
      },
    );
  };

  return { route, write };
};

export type Api = ReturnType<typeof createApi>;
