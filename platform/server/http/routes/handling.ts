import type { Readable } from "node:stream";
import type { z } from "zod";
import type { Call, MediaType } from "#platform/calls/call.ts";
import type { Database } from "#platform/server/database/tables.ts";
import type { Content } from "../content/content.ts";
import type { Visit } from "../visit.ts";
import type { Actor, Visitor } from "./access.ts";

/** Reads a body that its schema alone cannot read; the call's schema then only documents it. */
export type BodyReader<Body> = Readonly<{
  /** @throws Problem for a body that it refuses */
  read: (body: unknown) => Body;
  /** The schema of the record that the path names, where records of a path have several. */
  schemaFor?: (params: unknown) => z.ZodType | null;
  /** Whether it deals itself with text that cannot be stored. */
  takesAnyText?: true;
}>;

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

type ScopeOf<Called extends Call> = Called["path"] extends `/:country/${string}`
  ? MarketScope
  : unknown;
type ActorOf<Called extends Call> = Called["access"] extends "anyone" | "visitor" ? null : Actor;
type VisitOf<Called extends Call> = Called extends { host: "site" }
  ? Readonly<{ visit: Visit }>
  : unknown;
type VisitorOf<Called extends Call> = Called["access"] extends "visitor"
  ? Readonly<{ visitor: Visitor }>
  : unknown;
type ValuesOf<Called extends Call> = Called extends { params: infer Params }
  ? {
      readonly [Name in keyof Params]: Params[Name] extends z.ZodType
        ? z.output<Params[Name]>
        : never;
    }
  : Readonly<Record<never, never>>;
type QueryOf<Called extends Call> = Called extends { query: infer Query extends z.ZodType }
  ? z.output<Query>
  : undefined;
/** A call's body as its schema reads it. */
export type BodyOf<Called extends Call> = Called extends { body: infer Body extends z.ZodType }
  ? z.output<Body>
  : undefined;
type AnsweredBy<Called extends Call> = Called extends { answer: infer Answer }
  ? Answer extends z.ZodType
    ? z.output<Answer>
    : Answer extends MediaType
      ? string | Buffer | Readable | Content
      : undefined
  : undefined;

/** The parsed and checked input of a handler. */
export type Input<Called extends Call, Body> = Readonly<{
  params: ValuesOf<Called>;
  query: QueryOf<Called>;
  body: Body;
  actor: ActorOf<Called>;
  /** The record's version that the client expects; null when the client sends no `If-Match`. */
  ifMatch: number | null;
}> &
  ScopeOf<Called> &
  VisitOf<Called> &
  VisitorOf<Called>;

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

/** What the server does for a call that reads, or that acts outside the database. */
export type Handling<Called extends Call, Body> = Readonly<{
  reader?: BodyReader<Body>;
  /** How long caches may keep the answer; by default no cache may keep it. */
  shared?: SharedCaching;
  handle: (
    input: Input<Called, Body> & Readonly<{ db: Database }>,
  ) => Promise<Result<AnsweredBy<Called>>>;
}>;

/**
 * What the server does for a call that writes in one transaction. With an `Idempotency-Key` a client
 * may send the request again, and it is carried out once.
 */
export type Writing<Called extends Call, Body, Prepared> = Readonly<{
  reader?: BodyReader<Body>;
  /** Refuses a request before its body is read. @throws Problem */
  guard?: (
    input: Readonly<{ db: Database; actor: ActorOf<Called> }> & ScopeOf<Called>,
  ) => Promise<void>;
  /** Does slow work, or work that needs no transaction, before the transaction begins. */
  prepare?: (input: Input<Called, Body> & Readonly<{ db: Database }>) => Promise<Prepared>;
  /** Runs in the transaction and may only use `trx`. */
  write: (
    input: Input<Called, Body> & Readonly<{ trx: Database; prepared: Prepared }>,
  ) => Promise<Result<AnsweredBy<Called>> | Accepted>;
}>;
