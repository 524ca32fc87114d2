import type { Api } from "#platform/server/http/routes/api.ts";
import { addDrawingRoute, addFreeTripsRoute, type TravelPreview } from "./draft/routes.ts";
import { addListRoutes } from "./listing/routes.ts";
import { addPurgeRoute } from "./save/purge-route.ts";
import { addRecordRoutes, type RecordOptions } from "./save/routes.ts";

export type TravelRoutesOptions = RecordOptions &
  Readonly<{
    /** Without it, no route draws travels. */
    preview: TravelPreview | undefined;
  }>;

/** Mounted under `/api/{country}/travels`. */
export const addTravelRoutes = (api: Api, options: TravelRoutesOptions): void => {
  addListRoutes(api, options);
  addFreeTripsRoute(api);
  addRecordRoutes(api, options);
  addPurgeRoute(api);
  if (options.preview) addDrawingRoute(api, options.preview);
};
