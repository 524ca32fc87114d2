import { expectTypeOf, test } from "vitest";
import { z } from "zod";
import { type AnswerOf, type AnyAnswerOf, declareCall } from "./call.ts";
import { listQuery, queryFilter } from "./list-query.ts";
import type { Arguments } from "./sent.ts";

// The compiler runs this test: a wrong argument or answer does not compile.

const access = { role: "editor" } as const;
const noteSchema = z.strictObject({ text: z.string(), tags: z.array(z.string()).default([]) });
const saveNote = declareCall({
  method: "PUT",
  path: "/:country/notes/:id",
  id: "saveNote",
  summary: "Saves a note",
  access,
  params: { id: z.coerce.number() },
  body: noteSchema,
  ifMatch: true,
  answer: noteSchema,
});
const listNotes = declareCall({
  method: "GET",
  path: "/:country/notes",
  id: "listNotes",
  summary: "Notes",
  access,
  query: listQuery({ pinned: queryFilter("Only pinned ones.") }),
  answer: z.array(noteSchema),
  accepted: z.strictObject({ planId: z.string() }),
});

test("what is sent follows from the declaration", () => {
  type Saved = Arguments<typeof saveNote>;
  expectTypeOf<
    [{ country: string; id: number }, { body: { text: string }; ifMatch: null }]
  >().toExtend<Saved>();
  expectTypeOf<
    [
      { country: string; id: number },
      { body: { text: string; tags: readonly string[] }; ifMatch: 1 },
    ]
  >().toExtend<Saved>();
  // A number, a body and the version that was seen are asked for.
  expectTypeOf<
    [{ country: string; id: string }, { body: { text: string }; ifMatch: 1 }]
  >().not.toExtend<Saved>();
  expectTypeOf<
    [{ country: string; id: number }, { body: { text: 5 }; ifMatch: 1 }]
  >().not.toExtend<Saved>();
  expectTypeOf<
    [{ country: string; id: number }, { body: { text: string } }]
  >().not.toExtend<Saved>();
  expectTypeOf<[{ country: string; id: number }]>().not.toExtend<Saved>();

  type Listed = Arguments<typeof listNotes>;
  expectTypeOf<[{ country: string }]>().toExtend<Listed>();
  expectTypeOf<
    [{ country: string }, { query: { page: number; pinned: boolean } }]
  >().toExtend<Listed>();
  expectTypeOf<[{ country: string }, { query: { page: boolean } }]>().not.toExtend<Listed>();
});

test("what is answered follows from the declaration", () => {
  expectTypeOf<AnswerOf<typeof saveNote>>().toEqualTypeOf<{ text: string; tags: string[] }>();
  expectTypeOf<AnyAnswerOf<typeof listNotes>>().toEqualTypeOf<
    { text: string; tags: string[] }[] | { planId: string }
  >();
});

test("a declaration has no key that calls do not know", () => {
  const known = { method: "GET", path: "/x", id: "x", summary: "X", access } as const;
  expectTypeOf(declareCall<typeof known>)
    .parameter(0)
    .toExtend<typeof known>();
  const mistaken = { ...known, absentt: "No." };
  expectTypeOf<typeof mistaken>().not.toExtend<
    Parameters<typeof declareCall<typeof mistaken>>[0]
  >();
});
