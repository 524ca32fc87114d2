import type { Generated, JSONColumnType } from "kysely";
import type { Database } from "#platform/server/database/tables.ts";
import { type Layout, type LayoutArea, layoutSchemas } from "./contract.ts";

declare module "#platform/server/database/tables.ts" {
  interface Tables {
    layout: {
      market: string;
      area: LayoutArea;
      version: Generated<number>;
      updated_at: Generated<Date>;
      content: JSONColumnType<object>;
    };
  }
}

/** What stands around the pages of a market; an area that nobody has written yet is missing. */
export const layoutOf = async (db: Database, market: string): Promise<Partial<Layout>> => {
  const rows = await db
    .selectFrom("layout")
    .select(["area", "content"])
    .where("market", "=", market)
    .execute();
  const found = Object.fromEntries(rows.map(({ area, content }) => [area, content]));
  return {
    ...(found["header"] && { header: layoutSchemas.header.parse(found["header"]) }),
    ...(found["footer"] && { footer: layoutSchemas.footer.parse(found["footer"]) }),
    ...(found["beans"] && { beans: layoutSchemas.beans.parse(found["beans"]) }),
    ...(found["contacts"] && { contacts: layoutSchemas.contacts.parse(found["contacts"]) }),
  };
};
