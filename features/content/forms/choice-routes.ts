import type { Api } from "#platform/server/http/routes/api.ts";
import { addChoices } from "#platform/server/http/routes/choices.ts";
import { tableChoices } from "#platform/server/http/routes/table-choices.ts";
import { counted } from "#platform/counted.ts";

type Row = Readonly<{ id: string; name: string; is_open: boolean; fields: readonly unknown[] }>;

const countOf = (fields: readonly unknown[]): string => counted(fields.length, "field");

/** `GET /{country}/choices/forms`: the forms of a market, closed ones too. */
export const addFormChoices = (api: Api): void =>
  addChoices(api, "forms", (db, market) =>
    tableChoices<Row>(db, market, {
      table: "form",
      columns: ["id", "name", "is_open", "fields"],
      searched: ["name"],
      toChoices: (rows) =>
        rows.map(({ id, name, is_open, fields }) => ({
          id,
          slug: null,
          label: name,
          detail: is_open ? countOf(fields) : `${countOf(fields)} · closed`,
          picture: null,
        })),
    }),
  );
