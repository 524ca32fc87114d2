import { z } from "zod";
import { declareCall } from "./call.ts";

/**
 * The call of a list for a screen that stands below the list's feature and knows no more of its rows
 * than these fields. What the server answers, and which parameters it takes, is declared by the
 * feature.
 */
export const knownRows = <const Path extends string, Row extends z.ZodType>(path: Path, row: Row) =>
  declareCall({
    method: "GET",
    path,
    id: path,
    summary: "The rows of a later feature's list, as far as they are known here",
    access: { role: "editor" },
    query: z.looseObject({}),
    answer: z.object({ items: z.array(row).readonly(), total: z.int() }),
  });
