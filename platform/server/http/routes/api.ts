import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { z } from "zod";
import type { Call } from "#platform/calls/call.ts";
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
import { Problem } from "../problem.ts";
import type { Visit } from "../visit.ts";
import { type Actor, requireCountry, requireRole, type Visitor } from "./access.ts";
import { documentationOf, isOfCountry } from "./documentation.ts";
import { type Answered, assertSameId, readPutBack } from "./put-back.ts";
import { asValidator, readersOf, schemaOfRecord } from "./read.ts";
import { assertAnswer } from "./check-answer.ts";
import type {
  BodyOf,
  BodyReader,
  Handling,
  MarketScope,
  SharedCaching,
  Writing,
} from "./handling.ts";

export type ApiContext = Readonly<{
  db: Database;
  /** @throws Problem 401 without a session */
  actorOf: (request: FastifyRequest) => Promise<Actor>;
  /** @throws Problem 404 for an unknown country */
  marketOf: (country: string) => string;
  /** All codes that `marketOf` knows. */
  countries: readonly string[];
  /** By the names that calls have for hosts. */
  hosts: Readonly<{ office: string }>;
  /** The hosts of markets; without them there are no calls of theirs. */
  sites?: Sites;
  /** Whether each answer is held to its declaration, which costs a parse of all that is sent. */
  checksAnswers: boolean;
}>;

/** Who sends requests to the hosts of markets. */
export type Sites = Readonly<{
  /** The id of the market whose host a request came to. */
  marketOf: (request: FastifyRequest) => string;
  /** Null for a stranger. */
  visitorOf: (visit: Visit) => Promise<Visitor | null>;
}>;

/** Who sends a request, for which market; known before anything of the body is read. */
type Admitted = Readonly<{
  scope: MarketScope | null;
  actor: Actor | null;
  /** Of a call of a market's host. */
  visit: Visit | null;
  visitor: Visitor | null;
}>;

/** A handler's result of whichever type. */
type AnyResult = Readonly<{
  version?: number;
  location?: string;
  headers?: Readonly<Record<string, string>>;
  body?: unknown;
  accepted?: unknown;
}>;

/**
 * What the server does for a call, whichever it is. Its functions are methods here, since they take
 * less than any object: what the call's schemas have parsed.
 */
type AnyHandling = Readonly<{
  reader?: BodyReader<unknown>;
  shared?: SharedCaching;
  handle(input: object): Promise<AnyResult>;
}>;
type AnyWriting = Readonly<{
  reader?: BodyReader<unknown>;
  guard?(input: object): Promise<void>;
  prepare?(input: object): Promise<unknown>;
  write(input: object): Promise<AnyResult>;
}>;

const countryParam = z.object({ country: z.string().default("") });

const visitOf = (
  { sites }: ApiContext,
  { id, host }: Call,
  request: FastifyRequest,
  reply: FastifyReply,
): Visit | null => {
  if (host !== "site") return null;
  if (!sites) throw new Error(`There are no hosts for ${id}.`);
  return { request, reply, market: sites.marketOf(request) };
};

/** Checks sign-in, country and role. @throws Problem 401, 403, 404 */
const admit = async (
  context: ApiContext,
  call: Call,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<Admitted> => {
  const { actorOf, marketOf, sites } = context;
  const visit = visitOf(context, call, request, reply);
  if (call.access === "visitor") {
    const visitor = visit && sites ? await sites.visitorOf(visit) : null;
    if (!visitor) throw new Problem(401, "Sign in first.");
    return { actor: null, scope: null, visit, visitor };
  }
  const { country } = countryParam.parse(request.params);
  const market = isOfCountry(call) ? marketOf(country) : null;
  const actor = call.access === "anyone" ? null : await actorOf(request);
  const marketWithAccess = (countryCode: string) => {
    const found = marketOf(countryCode);
    if (actor) requireCountry(actor, countryCode);
    return found;
  };
  if (market !== null) marketWithAccess(country);
  if (actor && call.access !== "anyone") requireRole(actor, call.access);
  return {
    actor,
    visit,
    visitor: null,
    scope: market === null ? null : { country, market, marketOf: marketWithAccess },
  };
};

const headersOf = ({ version, location, headers }: AnyResult): Record<string, string> => ({
  ...headers,
  ...(version === undefined ? {} : { etag: `"${version}"` }),
  ...(location === undefined ? {} : { location }),
});

const cacheHeadersOf = (
  shared: SharedCaching | undefined,
  market: string,
): Record<string, string> =>
  shared
    ? {
        "cache-control": `public, max-age=${shared.maxAge}, stale-while-revalidate=${shared.staleWhileRevalidate}`,
        "surrogate-key": shared.tags(market).join(" "),
      }
    : { "cache-control": "no-store" };

type Registry = Readonly<{
  app: FastifyInstance;
  context: ApiContext;
  admitted: WeakMap<FastifyRequest, Admitted>;
  /** What the GET of a path answers, for the PUT of the same path. */
  reads: Map<string, (request: FastifyRequest) => Promise<Answered>>;
  /** The versions that bodies name. */
  versions: WeakMap<FastifyRequest, number>;
}>;

const openRegistry = (app: FastifyInstance, context: ApiContext): Registry => {
  // Fastify reads plain text too, which no route takes.
  app.removeContentTypeParser("text/plain");
  return { app, context, admitted: new WeakMap(), reads: new Map(), versions: new WeakMap() };
};

const admittedOf = ({ admitted }: Registry, request: FastifyRequest): Admitted => {
  const found = admitted.get(request);
  if (!found) throw new Error("A call was not admitted.");
  return found;
};

const toAnswer = ({ status = 200 }: Call, result: AnyResult): Answer => ({
  status: result.accepted === undefined ? status : 202,
  headers: headersOf(result),
  text: JSON.stringify(result.accepted ?? result.body),
});

/** Fastify has the parts that are named here validated; what stands in them is not used. */
const validatedParts = ({ path, method }: Call) => ({
  ...(path.includes(":") ? { params: {} } : {}),
  querystring: {},
  ...(method === "GET" ? {} : { body: {} }),
});

/** Stands for all markets in the constraint of routes. */
export const anyMarket = "any market";

const constraintsOf = ({ host }: Call, { hosts }: ApiContext) => {
  if (host === "office") return { constraints: { host: hosts.office } };
  return host === "site" ? { constraints: { market: anyMarket } } : {};
};

type Registration = Readonly<{
  isWrite: boolean;
  reader: BodyReader<unknown> | undefined;
  isCompressed: boolean;
  before: (request: FastifyRequest, reply: FastifyReply) => Promise<unknown>;
  handler: (request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply>;
}>;

const register = (
  { app, context, admitted }: Registry,
  call: Call,
  { isWrite, reader, isCompressed, before, handler }: Registration,
): void => {
  let readers: ReturnType<typeof readersOf> | null = null;
  app.route({
    method: call.method,
    url: call.path,
    ...constraintsOf(call, context),
    // Hundreds of routes are registered at a start, and few are called soon after: their schemas
    // are made when they are needed.
    config: {
      documentation: () => documentationOf(call, { countries: context.countries, isWrite }),
      documentedFor: call.host ?? (call.access === "anyone" ? "all" : "office"),
    },
    schema: validatedParts(call),
    validatorCompiler:
      ({ httpPart }) =>
      (value: unknown) => {
        readers ??= readersOf(call, reader);
        return asValidator(readers[httpPart ?? ""])(value);
      },
    onRequest: async (request, reply) =>
      void admitted.set(request, await admit(context, call, request, reply)),
    preValidation: before,
    handler,
    ...(isCompressed ? { onSend: compressAnswer } : {}),
  });
};

const inputOf = (registry: Registry, call: Call, request: FastifyRequest) => {
  const { actor, scope, visit, visitor } = admittedOf(registry, request);
  const { params, query, body, headers } = request;
  const header = headers["if-match"];
  const named =
    header === undefined ? (registry.versions.get(request) ?? null) : readIfMatch(header);
  const who = { actor, ...(visit && { visit }), ...(visitor && { visitor }) };
  return { ...scope, params, query, body, ...who, ifMatch: call.ifMatch ? named : null };
};

/** Keeps how to ask a GET what it answers, before anything of a request is parsed. */
const keepRead = (registry: Registry, call: Call, handling: AnyHandling): void => {
  const { method, path, answer, host } = call;
  // Nothing of visitors is written with PUT.
  if (host === "site" || method !== "GET" || !(answer instanceof z.ZodType)) return;
  const { db } = registry.context;
  registry.reads.set(path, async (request) => {
    const { params, querystring } = readersOf(call);
    const { actor, scope, visit } = admittedOf(registry, request);
    const input = {
      ...(visit && { visit }),
      params: params?.(request.params),
      query: querystring?.({}),
      ifMatch: null,
    };
    const { body, version } = await handling.handle({ ...scope, ...input, actor, db });
    return { body, ...(version === undefined ? {} : { version }) };
  });
};

/** @throws Problem 422 for what nobody writes and is not as the GET of the path answers it */
const takePutBack = async (
  { reads, versions }: Registry,
  call: Call,
  reader: BodyReader<unknown> | undefined,
  request: FastifyRequest,
): Promise<void> => {
  const read = reads.get(call.path);
  if (call.method !== "PUT" || !read || call.bodyType) return;
  const { id } = z.looseObject({ id: z.string().optional() }).parse(request.params);
  const ifMatch = readIfMatch(request.headers["if-match"]);
  const schema = schemaOfRecord(call, reader, request.params);
  const { body, version } = await readPutBack(schema, request.body, ifMatch, () => read(request));
  assertSameId(body, id);
  request.body = body;
  if (version !== null) versions.set(request, version);
};

const sendResult = (
  request: FastifyRequest,
  reply: FastifyReply,
  { status = 200, answer, absent = "There is no such file." }: Call,
  result: AnyResult,
) => {
  void reply.status(status).headers(headersOf(result));
  if (answer && "mediaType" in answer) void reply.type(answer.mediaType);
  return result.body instanceof Content
    ? sendContent(request, reply, result.body, { absent })
    : reply.send(result.body);
};

const addRoute = (registry: Registry, call: Call, handling: AnyHandling): void => {
  const { db, checksAnswers } = registry.context;
  const { reader, shared } = handling;
  keepRead(registry, call, handling);
  register(registry, call, {
    isWrite: false,
    reader,
    isCompressed: shared !== undefined,
    before: async () => undefined,
    async handler(request, reply) {
      const result = await handling.handle({ ...inputOf(registry, call, request), db });
      if (checksAnswers) assertAnswer(call, result);
      const { scope } = admittedOf(registry, request);
      void reply.headers(cacheHeadersOf(shared, scope?.market ?? ""));
      return sendResult(request, reply, call, result);
    },
  });
};

const addWrite = (registry: Registry, call: Call, writing: AnyWriting): void => {
  const { db, checksAnswers } = registry.context;
  const { reader } = writing;
  const keys = new WeakMap<FastifyRequest, IdempotencyKey>();
  register(registry, call, {
    isWrite: true,
    reader,
    isCompressed: false,
    async before(request, reply) {
      const { actor, scope } = admittedOf(registry, request);
      const key = call.isSecret ? null : idempotencyKey(request, actor?.email ?? "");
      const stored = key && (await storedAnswer(db, key));
      if (stored) return sendAnswer(reply, stored);
      if (key) keys.set(request, key);
      await writing.guard?.({ ...scope, actor, db });
      return takePutBack(registry, call, reader, request);
    },
    async handler(request, reply) {
      const input = inputOf(registry, call, request);
      const prepared = await writing.prepare?.({ ...input, db });
      const runWrite = async (trx: Database) => {
        const result = await writing.write({ ...input, trx, prepared });
        if (checksAnswers) assertAnswer(call, result);
        return toAnswer(call, result);
      };
      return sendAnswer(reply, await writeOnce(db, keys.get(request) ?? null, runWrite));
    },
  });
};

/**
 * Registers what the server does for the calls of the API. From a call's declaration follow access,
 * schemas and the OpenAPI document.
 */
export const createApi = (app: FastifyInstance, context: ApiContext) => {
  const registry = openRegistry(app, context);
  return {
    /** Registers a call that reads, or that acts outside the database. */
    route: <Called extends Call, Body = BodyOf<Called>>(
      call: Called,
      handling: Handling<Called, Body>,
    ): void => addRoute(registry, call, handling),
    /** Registers a call that writes in one transaction; with an `Idempotency-Key` only once. */
    write: <Called extends Call, Body = BodyOf<Called>, Prepared = undefined>(
      call: Called,
      writing: Writing<Called, Body, Prepared>,
    ): void => addWrite(registry, call, writing),
  };
};

export type Api = ReturnType<typeof createApi>;
