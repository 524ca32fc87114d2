import { dayAt } from "#markets/format.ts";
import { marketById } from "#markets/markets.ts";
import { pagesOf, streamCsv } from "#platform/server/csv/stream-csv.ts";
import type { Api } from "#platform/server/http/routes/api.ts";
import * as calls from "./calls.ts";
import { exportColumns, toExportRow } from "./export.ts";
import { travelFacets } from "./facets.ts";
import { searchTravels } from "./search.ts";

type Options = Readonly<{ now: () => Date }>;

const exported = { pageSize: 100, maxPages: 100 };

const addExport = (api: Api, { now }: Options): void =>
  api.route(calls.exportTravels, {
    async handle({ db, country, market, query: search }) {
      const today = dayAt(now(), marketById(market));
      const readPage = async (page: number) => {
        const paged = { ...search, page, pageSize: exported.pageSize };
        const { items } = await searchTravels(db, market, paged, today);
        return items.map((travel) => toExportRow(travel, today));
      };
      const delimiter = marketById(market).language === "en" ? "," : ";";
      const headers = { "content-disposition": `attachment; filename="travels-${country}.csv"` };
      return {
        headers,
        body: await streamCsv(exportColumns, pagesOf(readPage, exported), delimiter),
      };
    },
  });

export const addListRoutes = (api: Api, options: Options): void => {
  const todayIn = (market: string) => dayAt(options.now(), marketById(market));
  api.route(calls.listTravels, {
    async handle({ db, market, query: search }) {
      const { page, pageSize } = search;
      const found = await searchTravels(db, market, search, todayIn(market));
      return { body: { ...found, page, pageSize } };
    },
  });

  api.route(calls.listTravelFacets, {
    async handle({ db, market }) {
      return { body: await travelFacets(db, market, todayIn(market)) };
    },
  });

  addExport(api, options);
};
