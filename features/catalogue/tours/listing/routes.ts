import { z } from "zod";
import { marketById } from "#markets/markets.ts";
import { pagesOf, streamCsv } from "#platform/server/csv/stream-csv.ts";
import { Problem } from "#platform/server/http/problem.ts";
import type { Api } from "#platform/server/http/routes/api.ts";
import { absentTour, absentTravel } from "../policy.ts";
import { travelsOfTours } from "../stored-tours.ts";
import { listTourFacets } from "#features/catalogue/departure-filters/calls.ts";
import * as calls from "./calls.ts";
import { marketQuery } from "./calls.ts";
import { exportColumns, toExportRow } from "./export.ts";
import { tourFacets } from "./facets.ts";
import { anyTour, type TourFilter } from "./find-tours.ts";
import { listedTour, listTours } from "./list-tours.ts";

const toFilter = (query: z.infer<typeof marketQuery>): TourFilter => {
  const { status, coordinator, travel, type, age, ...rest } = query;
  return {
    ...anyTour,
    ...rest,
    statuses: status,
    coordinatorId: coordinator,
    travelId: travel,
    types: type,
    ageRange: age,
  };
};

/** Fewer in a page than a list may have: what is computed of one grows with its neighbours. */
const exported = { pageSize: 100, maxPages: 100 };

const addExport = (api: Api, todayIn: (market: string) => string): void =>
  api.route(calls.exportTours, {
    async handle({ db, country, market, query }) {
      const readPage = async (page: number) => {
        const filter = { ...toFilter(query), page, pageSize: exported.pageSize };
        const { items } = await listTours(db, market, todayIn(market), filter);
        return items.map((tour) => toExportRow(tour, marketById(market), todayIn(market)));
      };
      const delimiter = marketById(market).language === "en" ? "," : ";";
      const headers = { "content-disposition": `attachment; filename="departures-${country}.csv"` };
      return {
        headers,
        body: await streamCsv(exportColumns, pagesOf(readPage, exported), delimiter),
      };
    },
  });

const addFacets = (api: Api): void =>
  api.route(listTourFacets, {
    async handle({ db, market }) {
      return { body: await tourFacets(db, market) };
    },
  });

/** @param todayIn the day of a market */
export const addTourLists = (api: Api, todayIn: (market: string) => string): void => {
  api.route(calls.listToursOfTravel, {
    async handle({ db, market, params: { id }, query }) {
      const travels = await travelsOfTours(db, market, [id], { isLocked: false });
      if (!travels.has(id)) throw new Problem(404, absentTravel);
      const { page, pageSize, status, coordinator, ...rest } = query;
      const filter = { ...anyTour, ...rest, statuses: status, coordinatorId: coordinator };
      const found = await listTours(db, market, todayIn(market), {
        ...filter,
        travelId: id,
        page,
        pageSize,
      });
      return { body: { ...found, page, pageSize } };
    },
  });

  addExport(api, todayIn);
  addFacets(api);

  api.route(calls.listTours, {
    async handle({ db, market, query }) {
      const { page, pageSize } = query;
      const found = await listTours(db, market, todayIn(market), toFilter(query));
      return { body: { ...found, page, pageSize } };
    },
  });

  api.route(calls.getTour, {
    async handle({ db, market, params: { id } }) {
      const tour = await listedTour(db, market, todayIn(market), id);
      if (tour === null) throw new Problem(404, absentTour);
      return { version: tour.version, body: tour };
    },
  });
};
