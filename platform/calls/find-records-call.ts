import { z } from "zod";
import { declareCall } from "./call.ts";
import { foundRecordSchema, maxFoundPerGroup } from "#platform/choices/found-record.ts";

const query = z.strictObject({ search: z.string().trim().min(2).max(200) });
const answer = z.strictObject({ items: z.array(foundRecordSchema).readonly() });

export const findRecords = declareCall({
  method: "GET",
  path: "/:country/found-records",
  id: "findRecords",
  summary: `Finds records of every kind by words, at most ${maxFoundPerGroup} of each`,
  access: { role: "editor" },
  query,
  answer,
});
