import { z } from "zod";
import { marketById } from "#markets/markets.ts";
import { readBody } from "#platform/server/http/body.ts";
import { slicesOf, streamCsv } from "#platform/server/csv/stream-csv.ts";
import type { Api } from "#platform/server/http/routes/api.ts";
import { queryFlag } from "#platform/server/http/routes/list-query.ts";
import { redirectPolicy } from "../policy.ts";
import type { PathOwners } from "../save.ts";
import { listRedirects } from "../store.ts";
import {
  redirectColumns,
  redirectImportReportSchema,
  redirectImportSchema,
} from "../import-contract.ts";
import { importRedirects } from "./import.ts";
import { parseImportFile } from "./lines.ts";

const flags = {
  dryRun: queryFlag("Reports what would happen, and writes nothing.").default(false),
  skipRefused: queryFlag("Writes the good lines although others are refused.").default(false),
};

type Options = Readonly<{
  owners: PathOwners;
  siteOf: (market: string) => string | null;
  now: () => Date;
}>;

export const addFileRoutes = (api: Api, { owners, siteOf, now }: Options): void => {
  api.route({
    method: "GET",
    path: "/:country/redirects/export",
    id: "exportRedirects",
    summary: "All redirects of a market as a file for spreadsheets, which can be imported again",
    access: redirectPolicy.read,
    answer: { mediaType: "text/csv; charset=utf-8" },
    async handle({ db, country, market }) {
      const rows = (await listRedirects(db, market)).map(({ from, to, status, enabled }) => [
        from,
        to ?? "",
        String(status),
        enabled ? "on" : "off",
      ]);
      const delimiter = marketById(market).language === "en" ? "," : ";";
      const headers = { "content-disposition": `attachment; filename="redirects-${country}.csv"` };
      return { headers, body: await streamCsv(redirectColumns, slicesOf(rows, 500), delimiter) };
    },
  });

  api.write({
    method: "POST",
    path: "/:country/redirects/import",
    id: "importRedirects",
    summary: "Writes a file of redirects: all of its lines, or with skipRefused the good ones",
    access: redirectPolicy.write,
    query: z.strictObject(flags),
    // A character that cannot be stored is an error of its line, not of the whole file.
    body: {
      schema: redirectImportSchema,
      read: (body: unknown) => readBody(redirectImportSchema, body),
      takesAnyText: true,
    },
    answer: redirectImportReportSchema,
    // The file is read before a connection is taken.
    prepare: ({ market, body: { csv, corrections } }) =>
      parseImportFile(csv, corrections, siteOf(market)),
    async write({ trx, market, actor, query, prepared: file }) {
      const context = { ...owners, db: trx, market, actor: actor.email, now };
      return { body: await importRedirects(context, file, query) };
    },
  });
};
