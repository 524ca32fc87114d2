import { marketById } from "#markets/markets.ts";
import { readBody } from "#platform/server/http/body.ts";
import { slicesOf, streamCsv } from "#platform/server/csv/stream-csv.ts";
import type { Api } from "#platform/server/http/routes/api.ts";
import { maxRowsAtOnce } from "#platform/plans/contract.ts";
import type { SendJob } from "#platform/server/jobs/job.ts";
import { beginPlan } from "#platform/server/plans/begin.ts";
import { addPlanRoutes } from "#platform/server/plans/routes.ts";
import { listRedirects } from "../store.ts";
import { redirectColumns, redirectImportSchema } from "../import-contract.ts";
import * as calls from "./calls.ts";
import { importRedirects } from "./import.ts";
import { type ImportOptions, redirectImportPlan } from "./import-plan.ts";
import { parseImportFile } from "./lines.ts";

export type FileOptions = ImportOptions &
  Readonly<{
    /** Null in a process without jobs, in which files of any length are looked at at once. */
    send: SendJob | null;
  }>;

const addExport = (api: Api): void => {
  api.route(calls.exportRedirects, {
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
};

export const addFileRoutes = (api: Api, options: FileOptions): void => {
  const { owners, siteOf, now, send } = options;
  const kind = redirectImportPlan(options);
  addExport(api);
  if (send) addPlanRoutes(api, kind, calls.redirectImportPlans, send);

  api.write(calls.importRedirects, {
    // A character that cannot be stored is an error of its line, not of the whole file.
    reader: {
      read: (body: unknown) => readBody(redirectImportSchema, body),
      takesAnyText: true,
    },
    // The file is read before a connection is taken.
    prepare: ({ market, body: { csv, corrections } }) =>
      parseImportFile(csv, corrections, siteOf(market)),
    async write({ trx, market, country, actor, query, body: input, prepared: file }) {
      const rows = file.lines.length;
      if (send && query.dryRun && rows > maxRowsAtOnce) {
        const base = `/api/${country}/redirects/import`;
        const asked = { trx, market, actor: actor.email, send, now: now(), input, rows, base };
        return beginPlan(kind, asked);
      }
      const context = { ...owners, db: trx, market, actor: actor.email, now };
      return { body: await importRedirects(context, file, query) };
    },
  });
};
