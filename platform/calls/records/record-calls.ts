import { z } from "zod";
import type { Access } from "#platform/calls/access.ts";
import { declareCall } from "#platform/calls/call.ts";

type DeclaredRecord<
  Path extends string,
  Body extends z.ZodType,
  Answer extends z.ZodType,
  Saved extends z.ZodType,
> = Readonly<{
  /** Of the list, below which records lie by their ids. */
  path: Path;
  /** With which the names of the operations end: `Faq`, as in `getFaq`. */
  name: string;
  access: Readonly<{ read: Access; write: Access }>;
  /** The message of the 404. */
  absent: string;
  /** By default any GUID, since imported rows may have ids of no UUID version. */
  id?: z.ZodType<string, string>;
  /** What staff write. */
  body: Body;
  /** What a save states, where a new record may leave out more. */
  savedBody?: Saved;
  answer: Answer;
  summaries: Readonly<Record<"get" | "create" | "save" | "delete", string>>;
  /** Whether what refers to a record is in the way of its deletion. */
  isHeld?: boolean;
}>;

/** The calls that a record of every kind has: it is read, made, saved and deleted by its id. */
export const recordCalls = <
  const Path extends `/:country/${string}`,
  Body extends z.ZodType,
  Answer extends z.ZodType,
  Saved extends z.ZodType = Body,
>({
  path,
  name,
  access: { read, write },
  absent,
  id = z.guid(),
  body,
  savedBody,
  answer,
  summaries,
  isHeld = false,
}: DeclaredRecord<Path, Body, Answer, Saved>) => {
  const ofId = { path: `${path}/:id`, params: { id }, absent, answer } as const;
  return {
    get: declareCall({
      ...ofId,
      method: "GET",
      id: `get${name}`,
      summary: summaries.get,
      access: read,
    }),
    create: declareCall({
      method: "POST",
      path,
      id: `create${name}`,
      summary: summaries.create,
      access: write,
      body,
      status: 201,
      answer,
    }),
    save: declareCall({
      ...ofId,
      method: "PUT",
      id: `save${name}`,
      summary: summaries.save,
      access: write,
      body: savedBody ?? body,
      ifMatch: true,
    }),
    delete: declareCall({
      ...ofId,
      method: "DELETE",
      id: `delete${name}`,
      summary: summaries.delete,
      access: write,
      ifMatch: true,
      problems: isHeld ? [409] : [],
    }),
  };
};

export type RecordCalls<Body extends object, Answer extends object> = ReturnType<
  typeof recordCalls<`/:country/${string}`, z.ZodType<Body>, z.ZodType<Answer>>
>;
