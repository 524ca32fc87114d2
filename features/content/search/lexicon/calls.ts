import { z } from "zod";
import { declareCall } from "#platform/calls/call.ts";
import {
  deskSentencesSchema,
  leaveWordsSchema,
  wordInputSchema,
  wordSchema,
} from "./lexicon-contract.ts";

const access = { role: "editor" } as const;

export const getSentences = declareCall({
  method: "GET",
  path: "/:country/sentences",
  id: "getSentences",
  summary: "What the search in own words did not understand within 30 days, and added words",
  access,
  answer: deskSentencesSchema,
});

export const addWord = declareCall({
  method: "POST",
  path: "/:country/sentences/words",
  id: "addWord",
  summary: "Adds words to the lexicon of the search, which reads them at once",
  access,
  body: wordInputSchema,
  status: 201,
  answer: wordSchema,
  problems: [409],
});

export const removeWord = declareCall({
  method: "DELETE",
  path: "/:country/sentences/words/:id",
  id: "removeWord",
  summary: "Takes added words out of the lexicon",
  access,
  params: { id: z.uuid() },
  absent: "There are no such words.",
  status: 204,
});

export const leaveWords = declareCall({
  method: "POST",
  path: "/:country/sentences/leave",
  id: "leaveWords",
  summary: "Leaves words as they are, and says why",
  access,
  body: leaveWordsSchema,
  status: 204,
});
