import type { z } from "zod";
import type { Access } from "./access.ts";

/** An answer that is not JSON, such as a page, an event stream or a file. */
export type MediaType = Readonly<{ mediaType: string }>;

export type ParamSchemas = Readonly<Record<string, z.ZodType>>;

/** A call of the API, as its server and its callers see it. */
export type Call = Readonly<{
  method: "GET" | "POST" | "PUT" | "PATCH" | "DELETE";
  /** In Fastify's notation; `/:country/…` for everything that belongs to a market. */
  path: string;
  /** The only hosts that answer it: the back-office's, or those of markets. By default every host. */
  host?: "office" | "site";
  /** The `operationId` in the OpenAPI document. */
  id: string;
  summary: string;
  /** `visitor` is whoever has signed in on a market's host. */
  access: "anyone" | "visitor" | Access;
  /** Of the path, except `country`; a value that they refuse is answered with 404. */
  params?: ParamSchemas;
  /** The message of the 404 for a value that `params` refuses. */
  absent?: string;
  query?: z.ZodType;
  /** By default only an empty object is accepted. */
  body?: z.ZodType;
  /** The body's content type, for a call that takes a file; JSON by default. */
  bodyType?: "multipart/form-data";
  /** Whether `If-Match` guards the record; without the header the newest version is meant. */
  ifMatch?: boolean;
  /**
   * The answer holds a secret of which only a hash is stored, so that it is not kept for a repeated
   * request: the write itself does once what comes with one `Idempotency-Key`.
   */
  isSecret?: true;
  /** 200 by default. */
  status?: 200 | 201 | 202 | 204;
  answer?: z.ZodType | MediaType;
  /** What is answered with 202 where a write is done in the background instead. */
  accepted?: z.ZodType;
  /** Error statuses beyond those that follow from the declaration. */
  problems?: readonly number[];
}>;

type NothingElse<Declared> = Readonly<Record<Exclude<keyof Declared, keyof Call>, never>>;

/** Declares a call: the server adds what it does, and browsers call it. */
export const declareCall = <const Declared extends Call>(
  declared: Declared & NothingElse<Declared>,
): Declared => declared;

/** What a call answers, parsed; undefined for one without a body or with one that is no JSON. */
export type AnswerOf<Called extends Call> = Called extends {
  answer: infer Answer extends z.ZodType;
}
  ? z.output<Answer>
  : undefined;

/** As `AnswerOf`, and what may be answered instead where the call may go on in the background. */
export type AnyAnswerOf<Called extends Call> =
  | AnswerOf<Called>
  | (Called extends { accepted: infer Accepted extends z.ZodType } ? z.output<Accepted> : never);
