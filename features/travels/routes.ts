import type { Api } from "#platform/server/http/routes/api.ts";
import { addListRoutes } from "./listing/routes.ts";
import { addRecordRoutes, type RecordOptions } from "./save/routes.ts";

/** Mounted under `/api/{country}/travels`. */
export const addTravelRoutes = (api: Api, options: RecordOptions): void => {
  addListRoutes(api, options);
  addRecordRoutes(api, options);
};
