import type { Readable } from "node:stream";
import type { z } from "zod";
import type { Database } from "#platform/server/database/tables.ts";
import type { Access, Actor } from "./access.ts";

/** A body that is not read by its schema alone; the schema then only documents it. */
export type BodyReader<Output> = Readonly<{
  schema: z.ZodType;
  /** @throws Problem for what it refuses */
  read: (body: unknown) => Output;
}>;

/** An answer that is no JSON, such as a page, a stream of events or a file. */
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
    ? string | Buffer | Readable
    : undefined;

/** What a call on a country's records knows of it. */
export type MarketScope = Readonly<{
  /** The code in the path. */
  country: string;
  market: string;
  /**
   * The market of another country, for a call that reads there too.
   * @throws Problem 404 for an unknown country, 403 for one that the actor does not work on
   */
  marketOf: (country: string) => string;
}>;

/** What a handler is given: everything is read and checked. */
export type Input<Path, A, Params extends ParamSchemas, Query, Body> = Readonly<{
  params: ValuesOf<Params>;
  query: QueryOf<Query>;
  body: BodyOf<Body>;
  actor: A extends "public" ? null : Actor;
  /** The version named by `If-Match`; null where none is sent. */
  ifMatch: number | null;
}> &
  (Path extends `/:country/${string}` ? MarketScope : unknown);

/** What a handler answers. */
export type Result<Body> = Readonly<{
  /** Of the record that is answered: becomes the `ETag`. */
  version?: number;
  /** The path of the record that was made. */
  location?: string;
  headers?: Readonly<Record<string, string>>;
}> &
  ([Body] extends [undefined] ? unknown : Readonly<{ body: Body }>);

/** How long anybody may keep an answer, and the tags by which a CDN drops it earlier. */
export type Shared = Readonly<{
  maxAge: number;
  staleWhileRevalidate: number;
  tags: (market: string) => readonly string[];
}>;

/** What is declared of every route, whatever its types. */
export type RouteFacts = Readonly<{
  method: "GET" | "POST" | "PUT" | "DELETE";
  /** As Fastify writes it; `/:country/…` for all that belongs to a market. */
  path: string;
  /** The only host that has it; every host unless given. */
  host?: string;
  /** The operation's id in the API's document. */
  id: string;
  summary: string;
  access: AccessSource;
  /** Of the path, `country` aside; what they refuse is not there: 404. */
  params?: ParamSchemas;
  /** The words of that 404. */
  absent?: string;
  query?: z.ZodType;
  /** None unless given: then only an empty object may be sent. */
  body?: BodySource;
  /** Whether `If-Match` guards the record; a missing header means the newest version. */
  ifMatch?: boolean;
  /** 200 unless given. */
  status?: 200 | 201 | 202 | 204;
  answer?: AnswerSource;
  /** Further statuses of problems, beside those that follow from the declaration. */
  problems?: readonly number[];
  /** Nobody may keep the answer unless given. */
  shared?: Shared;
}>;

type Typed<Path, A, Params extends ParamSchemas, Query, Body, Answer> = RouteFacts &
  Readonly<{
    path: Path;
    access: A;
    params?: Params;
    query?: Query;
    body?: Body;
    answer?: Answer;
  }>;

/** A route that reads, or that does something outside of the tables. */
export type Route<Path, A, Params extends ParamSchemas, Query, Body, Answer> = Typed<
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

/** A route that writes in one transaction, and that a client may repeat with an `Idempotency-Key`. */
export type WriteRoute<Path, A, Params extends ParamSchemas, Query, Body, Answer, Prepared> = Typed<
  Path,
  A,
  Params,
  Query,
  Body,
  Answer
> &
  Readonly<{
    /** Refuses the call whatever is sent. @throws Problem */
    guard?: (
      input: Readonly<{ db: Database; actor: A extends "public" ? null : Actor }> &
        (Path extends `/:country/${string}` ? MarketScope : unknown),
    ) => Promise<void>;
    /** What takes long or needs no transaction, before it begins. */
    prepare?: (
      input: Input<Path, A, Params, Query, Body> & Readonly<{ db: Database }>,
    ) => Promise<Prepared>;
    /** Done in a transaction, in which only `trx` may be used. */
    write: (
      input: Input<Path, A, Params, Query, Body> & Readonly<{ trx: Database; prepared: Prepared }>,
    ) => Promise<Result<AnswerOf<Answer>>>;
  }>;
