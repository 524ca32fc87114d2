import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { z } from "zod";
import type { Database } from "#platform/server/database/tables.ts";
import { compressAnswer } from "../compression/compress-response.ts";
import { Content } from "../content/content.ts";
import { sendContent } from "../content/send-content.ts";
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
import { type Answered, assertSameId, readPutBack } from "./put-back.ts";
import { asValidator, readersOf, schemaOfRecord } from "./read.ts";
import type {
  AccessSource,
  AnswerSource,
  BodySource,
  MarketScope,
  ParamSchemas,
  Route,
  RouteDeclaration,
  WriteRoute,
} from "./route.ts";

export type ApiContext = Readonly<{
  db: Database;
  /** @throws Problem 401 without a session */
  actorOf: (request: FastifyRequest) => Promise<Actor>;
  /** @throws Problem 404 for an unknown country */
  marketOf: (country: string) => string;
  /** All codes that `marketOf` knows. */
  countries: readonly string[];
}>;

/** Who sends a request, for which market; known before anything of the body is read. */
type Call = Readonly<{ scope: MarketScope | null; actor: Actor | null }>;

/** A handler's result of whichever type. */
type AnyResult = Readonly<{
  version?: number;
  location?: string;
  headers?: Readonly<Record<string, string>>;
  body?: unknown;
  accepted?: unknown;
}>;
type AnyHandler = (input: object) => Promise<AnyResult>;

const countryParam = z.object({ country: z.string().default("") });

/** Checks sign-in, country and role. @throws Problem 401, 403, 404 */
const admit = async (
  { actorOf, marketOf }: ApiContext,
  declaration: RouteDeclaration,
  request: FastifyRequest,
): Promise<Call> => {
  const { country } = countryParam.parse(request.params);
  const market = isOfCountry(declaration) ? marketOf(country) : null;
  const actor = declaration.access === "public" ? null : await actorOf(request);
  const marketWithAccess = (countryCode: string) => {
    const found = marketOf(countryCode);
    if (actor) requireCountry(actor, countryCode);
    return found;
  };
  if (market !== null) marketWithAccess(country);
  if (actor && declaration.access !== "public") requireRole(actor, declaration.access);
  return { actor, scope: market === null ? null : { country, market, marketOf: marketWithAccess } };
};

const headersOf = ({ version, location, headers }: AnyResult): Record<string, string> => ({
  ...headers,
  ...(version === undefined ? {} : { etag: `"${version}"` }),
  ...(location === undefined ? {} : { location }),
});

const cacheHeadersOf = ({ shared }: RouteDeclaration, market: string): Record<string, string> =>
  shared
    ? {
        "cache-control": `public, max-age=${shared.maxAge}, stale-while-revalidate=${shared.staleWhileRevalidate}`,
        "surrogate-key": shared.tags(market).join(" "),
      }
    : { "cache-control": "no-store" };

const callOf = (calls: WeakMap<FastifyRequest, Call>, request: FastifyRequest): Call => {
  const call = calls.get(request);
  if (!call) throw new Error("A call was not admitted.");
  return call;
};

type Registry = Readonly<{
  app: FastifyInstance;
  context: ApiContext;
  calls: WeakMap<FastifyRequest, Call>;
  /** What the GET of a path answers, for the PUT of the same path. */
  reads: Map<string, (request: FastifyRequest) => Promise<Answered>>;
  /** The versions that bodies name. */
  versions: WeakMap<FastifyRequest, number>;
}>;

const openRegistry = (app: FastifyInstance, context: ApiContext): Registry => {
  // Fastify reads plain text too, which no route takes.
  app.removeContentTypeParser("text/plain");
  return { app, context, calls: new WeakMap(), reads: new Map(), versions: new WeakMap() };
};

const toAnswer = ({ status = 200 }: RouteDeclaration, result: AnyResult): Answer => ({
  status: result.accepted === undefined ? status : 202,
  headers: headersOf(result),
  text: JSON.stringify(result.accepted ?? result.body),
});

/** Fastify has the parts that are named here validated; what stands in them is not used. */
const validatedParts = ({ path, method }: RouteDeclaration) => ({
  ...(path.includes(":") ? { params: {} } : {}),
  querystring: {},
  ...(method === "GET" ? {} : { body: {} }),
});

const register = (
  { app, context, calls }: Registry,
  declaration: RouteDeclaration,
  isWrite: boolean,
  handler: (request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply>,
  before: (request: FastifyRequest, reply: FastifyReply) => Promise<unknown>,
): void => {
  let readers: ReturnType<typeof readersOf> | null = null;
  app.route({
    method: declaration.method,
    url: declaration.path,
    ...(declaration.host ? { constraints: { host: declaration.host } } : {}),
    // Hundreds of routes are registered at a start, and few are called soon after: their schemas
    // are made when they are needed.
    config: {
      documentation: () => documentationOf(declaration, { countries: context.countries, isWrite }),
    },
    // The compiler and the tests check answers against their schemas, so that no call pays for
    // it.
    schema: validatedParts(declaration),
    validatorCompiler:
      ({ httpPart }) =>
      (value: unknown) => {
        readers ??= readersOf(declaration);
        return asValidator(readers[httpPart ?? ""])(value);
      },
    onRequest: async (request) =>
      void calls.set(request, await admit(context, declaration, request)),
    preValidation: before,
    handler,
    ...(declaration.shared ? { onSend: compressAnswer } : {}),
  });
};

const inputOf = (
  { calls, versions }: Registry,
  declaration: RouteDeclaration,
  request: FastifyRequest,
) => {
  const { actor, scope } = callOf(calls, request);
  const { params, query, body, headers } = request;
  const header = headers["if-match"];
  const named = header === undefined ? (versions.get(request) ?? null) : readIfMatch(header);
  return { ...scope, params, query, body, actor, ifMatch: declaration.ifMatch ? named : null };
};

/** Keeps how to ask a GET what it answers, before anything of a request is parsed. */
const keepRead = (
  { context: { db }, calls, reads }: Registry,
  declaration: RouteDeclaration,
  handle: AnyHandler,
): void => {
  const { method, path, answer } = declaration;
  if (method !== "GET" || !(answer instanceof z.ZodType)) return;
  reads.set(path, async (request) => {
    const { params, querystring } = readersOf(declaration);
    const { actor, scope } = callOf(calls, request);
    const input = { params: params?.(request.params), query: querystring?.({}), ifMatch: null };
    const { body, version } = await handle({ ...scope, ...input, actor, db });
    return { body, ...(version === undefined ? {} : { version }) };
  });
};

/** @throws Problem 422 for what nobody writes and is not as the GET of the path answers it */
const takePutBack = async (
  { reads, versions }: Registry,
  { method, path, body: source, bodyType }: RouteDeclaration,
  request: FastifyRequest,
): Promise<void> => {
  const read = reads.get(path);
  if (method !== "PUT" || !read || bodyType) return;
  const { id } = z.looseObject({ id: z.string().optional() }).parse(request.params);
  const ifMatch = readIfMatch(request.headers["if-match"]);
  const schema = schemaOfRecord(source, request.params);
  const { body, version } = await readPutBack(schema, request.body, ifMatch, () => read(request));
  assertSameId(body, id);
  request.body = body;
  if (version !== null) versions.set(request, version);
};

/**
 * The functions of a write without their types. This is safe, because the input was parsed with the
 * schemas that define those types.
 */
const handlersOf = (
  declaration: Readonly<{ write: unknown; prepare?: unknown; guard?: unknown }>,
) => ({
  run: declaration.write as AnyHandler,
  prepare: declaration.prepare as ((input: object) => Promise<unknown>) | undefined,
  guard: declaration.guard as ((input: object) => Promise<void>) | undefined,
});

const sendResult = (
  request: FastifyRequest,
  reply: FastifyReply,
  { status = 200, answer, absent = "There is no such file." }: RouteDeclaration,
  result: AnyResult,
) => {
  void reply.status(status).headers(headersOf(result));
  if (answer && "mediaType" in answer) void reply.type(answer.mediaType);
  return result.body instanceof Content
    ? sendContent(request, reply, result.body, { absent })
    : reply.send(result.body);
};

/**
 * Registers the routes of the API from their declarations: access, schemas, handler and OpenAPI
 * document.
 */
export const createApi = (app: FastifyInstance, context: ApiContext) => {
  const { db } = context;
  const registry = openRegistry(app, context);
  const { calls } = registry;
  /** Registers a route that reads, or that acts outside the database. */
  const route = <
    const Path extends string,
    const A extends AccessSource,
    Params extends ParamSchemas = Record<never, never>,
    Query extends z.ZodType | undefined = undefined,
    Body extends BodySource = undefined,
    const Answered extends AnswerSource = undefined,
  >(
    declaration: Route<Path, A, Params, Query, Body, Answered>,
  ): void => {
    // This cast is safe, because the input was parsed with the schemas that define the handler's
    // types.
    const handle = declaration.handle as unknown as AnyHandler;
    keepRead(registry, declaration, handle);
    register(
      registry,
      declaration,
      false,
      async (request, reply) => {
        const result = await handle({ ...inputOf(registry, declaration, request), db });
        const { scope } = callOf(calls, request);
        void reply.headers(cacheHeadersOf(declaration, scope?.market ?? ""));
        return sendResult(request, reply, declaration, result);
      },
      async () => undefined,
    );
  };

  /** Registers a route that writes in one transaction; with an `Idempotency-Key` only once. */
  const write = <
    const Path extends string,
    const A extends AccessSource,
    Params extends ParamSchemas = Record<never, never>,
    Query extends z.ZodType | undefined = undefined,
    Body extends BodySource = undefined,
    const Answered extends AnswerSource = undefined,
    Prepared = undefined,
  >(
    declaration: WriteRoute<Path, A, Params, Query, Body, Answered, Prepared>,
  ): void => {
    const keys = new WeakMap<FastifyRequest, IdempotencyKey>();
    const { run, prepare, guard } = handlersOf(declaration);
    register(
      registry,
      declaration,
      true,
      async (request, reply) => {
        const input = inputOf(registry, declaration, request);
        const prepared = await prepare?.({ ...input, db });
        const runWrite = async (trx: Database) =>
          toAnswer(declaration, await run({ ...input, trx, prepared }));
        return sendAnswer(reply, await writeOnce(db, keys.get(request) ?? null, runWrite));
      },
      async (request, reply) => {
        const { actor, scope } = callOf(calls, request);
        const key = idempotencyKey(request, actor?.email ?? "");
        const before = key && (await storedAnswer(db, key));
        if (before) return sendAnswer(reply, before);
        if (key) keys.set(request, key);
        await guard?.({ ...scope, actor, db });
        return takePutBack(registry, declaration, request);
      },
    );
  };

  return { route, write };
};

export type Api = ReturnType<typeof createApi>;
