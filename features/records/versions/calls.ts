import { z } from "zod";
import type { Access } from "#platform/calls/access.ts";
import { declareCall } from "#platform/calls/call.ts";
import { listOf, pageQuery } from "#platform/calls/list-query.ts";
import type { PresentRecords } from "#platform/calls/presence-calls.ts";
import { recordVersionSchema, storedRecordVersionSchema } from "./contract.ts";

type VersionedRecords<Answer extends z.ZodType> = PresentRecords &
  Readonly<{
    /** Who may put a version back. */
    write: Access;
    /** The schema of the record. */
    answer: Answer;
  }>;

export const absentVersion = "There is no such version.";

const versionParam = z.coerce.number().int().min(1).max(2_000_000_000);

/** The versions of records of a kind and putting one back, below the record's path. */
export const versionCalls = <Answer extends z.ZodType>({
  name,
  path,
  access,
  write,
  absent,
  id = z.uuid(),
  answer,
}: VersionedRecords<Answer>) => {
  const at = `${path}/:id/versions` as const;
  return {
    list: declareCall({
      method: "GET",
      path: at,
      id: `listVersionsOf${name}`,
      summary: "The saved versions of a record, the newest first; none before its first change",
      access,
      params: { id },
      absent,
      query: pageQuery({}),
      answer: listOf(recordVersionSchema),
    }),
    get: declareCall({
      method: "GET",
      path: `${at}/:version`,
      id: `getVersionOf${name}`,
      summary: "A version of a record with what staff wrote in it",
      access,
      params: { id, version: versionParam },
      absent: absentVersion,
      answer: storedRecordVersionSchema,
    }),
    restore: declareCall({
      method: "POST",
      path: `${at}/:version/restore`,
      id: `restoreVersionOf${name}`,
      summary: "Saves a record as it was in an older version",
      access: write,
      params: { id, version: versionParam },
      absent: absentVersion,
      ifMatch: true,
      answer,
    }),
  };
};
