import type { Readable } from "node:stream";
import type { z } from "zod";
import type { Database } from "#platform/server/database/tables.ts";
import type { Content } from "../content/content.ts";
import type { Access, Actor } from "./access.ts";

/** Reads a body that its schema alone cannot read; the schema then only documents it. */
export type BodyReader<Output> = Readonly<{
  schema: z.ZodType;
  /** @throws Problem for a body that it refuses */
  read: (body: unknown) => Output;
  /** The schema of the record that the path names, where records of a path have several. */
  schemaFor?: (params: unknown) => z.ZodType | null;
  /** Whether it deals itself with text that cannot be stored. */
  takesAnyText?: true;
}>;

/** An answer that is not JSON, such as a page, an event stream or a file. */
export type MediaType = Readonly<{ mediaType: string }>;

export type ParamSchemas = Readonly<Record<string, z.ZodType>>;
export type BodySource = z.ZodType | BodyReader<unknown> | undefined;
export type AnswerSource = z.ZodType | MediaType | undefined;
export type AccessSource = "public" | Access;

type ValuesOf<Params extends ParamSchemas> = Readonly<{
  [Name in keyof Params]: z.output<Params[Name]>;
}>;
type QueryOf<Query> = Query extends z.ZodType ? z.output<Query> : undefined;
type BodyOf<Body> = Body extends z.ZodType
  ? z.output<Body>
  : Body extends BodyReader<infer Output>
    ? Output
    : undefined;
type AnswerOf<Answer> = Answer extends z.ZodType
  ? z.output<Answer>
  : Answer extends MediaType
    ? string | Buffer | Readable | Content
    : undefined;

/** The market that a request is about. */
export type MarketScope = Readonly<{
  /** The code in the path. */
  country: string;
  market: string;
  /**
   * The market of another country, for a request that also reads there.
   * @throws Problem 404 for an unknown country, 403 for one outside the account's
   */
  marketOf: (country: string) => string;
}>;

/** The parsed and checked input of a handler. */
export type Input<Path, A, Params extends ParamSchemas, Query, Body> = Readonly<{
  params: ValuesOf<Params>;
  query: QueryOf<Query>;
  body: BodyOf<Body>;
  actor: A extends "public" ? null : Actor;
  /** The record's version that the client expects; null when the client sends no `If-Match`. */
  ifMatch: number | null;
}> &
  (Path extends `/:country/${string}` ? MarketScope : unknown);

export type Result<Body> = Readonly<{
  /** The record's version, sent as `ETag`. */
  version?: number;
  /** The path of the created record. */
  location?: string;
  headers?: Readonly<Record<string, string>>;
}> &
  ([Body] extends [undefined] ? unknown : Readonly<{ body: Body }>);

/** In place of the answer: what is done in the background instead, and followed at `location`. */
export type Accepted = Readonly<{ accepted: object; location: string }>;

/**
 * Seconds that any cache may keep an answer, and the tags by which a CDN is told to drop it
 * earlier.
 */
export type SharedCaching = Readonly<{
  maxAge: number;
  staleWhileRevalidate: number;
  tags: (market: string) => readonly string[];
}>;

export type RouteDeclaration = Readonly<{
  method: "GET" | "POST" | "PUT" | "DELETE";
  /** The path in Fastify's notation; `/:country/…` for everything that belongs to a market. */
  path: string;
  /** The only host that serves the route; by default every host does. */
  host?: string;
  /** The `operationId` in the OpenAPI document. */
  id: string;
  summary: string;
  access: AccessSource;
  /**
   * Schemas of the path's parameters except `country`; a value that they refuse is answered with
   * 404.
   */
  params?: ParamSchemas;
  /** The message of the 404 for a value that `params` refuses. */
  absent?: string;
  query?: z.ZodType;
  /** The schema of the body; by default only an empty object is accepted. */
  body?: BodySource;
  /** The body's content type, for a route whose scope accepts files; JSON by default. */
  bodyType?: "multipart/form-data";
  /** Whether `If-Match` guards the record; without the header the newest version is meant. */
  ifMatch?: boolean;
  /** 200 by default. */
  status?: 200 | 201 | 202 | 204;
  answer?: AnswerSource;
  /** What is answered with 202 where a write is done in the background instead. */
  accepted?: z.ZodType;
  /** Error statuses beyond those that follow from the declaration. */
  problems?: readonly number[];
  /** How long caches may keep the answer; by default no cache may keep it. */
  shared?: SharedCaching;
}>;

type TypedRoute<Path, A, Params extends ParamSchemas, Query, Body, Answer> = RouteDeclaration &
  Readonly<{
    path: Path;
    access: A;
    params?: Params;
    query?: Query;
    body?: Body;
    answer?: Answer;
  }>;

export type Route<Path, A, Params extends ParamSchemas, Query, Body, Answer> = TypedRoute<
  Path,
  A,
  Params,
  Query,
  Body,
  Answer
> &
  Readonly<{
    handle: (
      input: Input<Path, A, Params, Query, Body> & Readonly<{ db: Database }>,
    ) => Promise<Result<AnswerOf<Answer>>>;
  }>;

/**
 * A route that writes in one transaction. With an `Idempotency-Key` a client may send the request
 * again, and it is carried out once.
 */
export type WriteRoute<
  Path,
  A,
  Params extends ParamSchemas,
  Query,
  Body,
  Answer,
  Prepared,
> = TypedRoute<Path, A, Params, Query, Body, Answer> &
  Readonly<{
    /** Refuses a request before its body is read. @throws Problem */
    guard?: (
      input: Readonly<{ db: Database; actor: A extends "public" ? null : Actor }> &
        (Path extends `/:country/${string}` ? MarketScope : unknown),
    ) => Promise<void>;
    /** Does slow work, or work that needs no transaction, before the transaction begins. */
    prepare?: (
      input: Input<Path, A, Params, Query, Body> & Readonly<{ db: Database }>,
    ) => Promise<Prepared>;
    /** Runs in the transaction and may only use `trx`. */
    write: (
      input: Input<Path, A, Params, Query, Body> & Readonly<{ trx: Database; prepared: Prepared }>,
    ) => Promise<Result<AnswerOf<Answer>> | Accepted>;
  }>;
