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

/** Areas that staff never wrote are missing from the result. */
export const readLayout = async (db: Database, market: string): Promise<Partial<Layout>> => {
  const rows = await db
    .selectFrom("layout")
    .select(["area", "content"])
    .where("market", "=", market)
    .execute();
  const contentByArea = Object.fromEntries(rows.map(({ area, content }) => [area, content]));
  return {
    ...(contentByArea["header"] && { header: layoutSchemas.header.parse(contentByArea["header"]) }),
    ...(contentByArea["footer"] && { footer: layoutSchemas.footer.parse(contentByArea["footer"]) }),
    ...(contentByArea["beans"] && { beans: layoutSchemas.beans.parse(contentByArea["beans"]) }),
    ...(contentByArea["contacts"] && {
      contacts: layoutSchemas.contacts.parse(contentByArea["contacts"]),
    }),
  };
};
