import type { Api } from "#platform/server/http/routes/api.ts";
import { addDecisionRoutes } from "./decide/routes.ts";
import { addTourLists } from "./listing/routes.ts";
import { addPassengerRoutes } from "./passengers/routes.ts";
import { addFreeCoordinators } from "./free-coordinators/routes.ts";
import { addPlanningRoutes } from "./planning/routes.ts";
import { addPurgeRoute } from "./save/purge-route.ts";
import { addTourWrites, todayBy } from "./save/routes.ts";

/** Mounted under `/api/{country}/tours` and `/api/{country}/travels/{id}/tours`. */
export const addTourRoutes = (api: Api, now: () => Date): void => {
  const today = todayBy(now);
  addTourLists(api, today);
  addTourWrites(api, today);
  addDecisionRoutes(api, today, now);
  addPurgeRoute(api);
  addPlanningRoutes(api, today);
  addFreeCoordinators(api, today);
  addPassengerRoutes(api, today);
};
