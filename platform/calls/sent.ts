import type { z } from "zod";
import type { Call } from "./call.ts";

type NamesIn<Path extends string> = Path extends `${string}:${infer Name}/${infer Rest}`
  ? Name | NamesIn<`/${Rest}`>
  : Path extends `${string}:${infer Name}`
    ? Name
    : never;

/** What a schema may be sent: numbers of an address are read from their digits. */
type Sendable<Schema extends z.ZodType> =
  unknown extends z.input<Schema> ? z.output<Schema> : z.input<Schema>;

type ParamOf<Called extends Call, Name extends string> = Called extends {
  params: Readonly<Record<Name, infer Schema extends z.ZodType>>;
}
  ? Sendable<Schema>
  : string;

/** The values in the path of a call. */
export type PathOf<Called extends Call> = Readonly<{
  [Name in NamesIn<Called["path"]>]: ParamOf<Called, Name>;
}>;

type Unchanging<Value> = Value extends readonly (infer Item)[]
  ? readonly Unchanging<Item>[]
  : Value extends object
    ? { readonly [Key in keyof Value]: Unchanging<Value[Key]> }
    : Value;

type OutputAt<Schema extends z.ZodType, Key> = Key extends keyof z.output<Schema>
  ? z.output<Schema>[Key]
  : never;

/** A parameter is given as it stands in an address, or as it is read there. */
type ParameterOf<Input, Output> = (unknown extends Input ? never : Input) | Unchanging<Output>;

type QueryFields<Schema extends z.ZodType> = {
  readonly [Key in keyof z.input<Schema>]: ParameterOf<z.input<Schema>[Key], OutputAt<Schema, Key>>;
};

type QueryOf<Called extends Call> = Called extends { query: infer Query extends z.ZodType }
  ? Readonly<{ query: QueryFields<Query> | URLSearchParams }>
  : unknown;
type BodyOf<Called extends Call> = Called extends { body: infer Body extends z.ZodType }
  ? Readonly<{ body: Unchanging<z.input<Body>> }>
  : unknown;
type GuardOf<Called extends Call> = Called extends { ifMatch: true }
  ? Readonly<{
      /** The version that the user saw; null accepts any. */
      ifMatch: number | null;
    }>
  : unknown;

/** A part that may be empty may be left out. */
type OptionalWhereEmpty<Part> =
  Part extends Readonly<{ query: infer Value }>
    ? object extends Value
      ? Partial<Part>
      : Part
    : Part extends Readonly<{ body: infer Value }>
      ? object extends Value
        ? Partial<Part>
        : Part
      : Part;

/** What is sent with a call beside what its path names. */
export type SentOf<Called extends Call> = OptionalWhereEmpty<QueryOf<Called>> &
  OptionalWhereEmpty<BodyOf<Called>> &
  GuardOf<Called> &
  (Called["method"] extends "GET"
    ? unknown
    : Readonly<{
        /** With a key a call is carried out once, however often it is sent. */
        key?: string;
      }>) &
  Readonly<{
    /** Ends the call. */
    signal?: AbortSignal;
  }>;

/** The arguments of whoever calls: what is sent may be left out where all of it may be. */
export type Arguments<Called extends Call> = readonly [
  path: PathOf<Called>,
  ...(object extends SentOf<Called> ? [sent?: SentOf<Called>] : [sent: SentOf<Called>]),
];
