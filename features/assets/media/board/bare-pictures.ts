import { sql } from "kysely";
import { boardRow, type BoardSource, foundRows } from "#features/records/board/store.ts";
import { counted } from "#platform/counted.ts";
import { needSql } from "../library/listing/conditions.ts";
import "../store.ts";

const path = "/media?need=alt";

/** Pictures of the company that lack an alternative text in a language of its markets. */
export const barePictures: BoardSource = async ({ db }) => {
  const { rows } = await sql<{ count: number }>`
    select count(*)::integer as count from media where ${needSql.alt}`.execute(db);
  const count = rows[0]?.count ?? 0;
  if (count === 0) return foundRows([]);
  return foundRows([
    boardRow({
      id: "pictures",
      icon: "picture",
      tone: "incomplete",
      lead: { label: counted(count, "picture"), path },
      text: "without an alternative text",
      detail: "who hears a page does not learn what they show",
      action: { label: "Write", path },
    }),
  ]);
};
