import type { Api } from "#platform/server/http/routes/api.ts";
import { addDecisionRoutes } from "./decide/routes.ts";
import { addTourLists } from "./listing/routes.ts";
import { addPassengerRoutes } from "./passengers/routes.ts";
import { addFreeCoordinators } from "./free-coordinators/routes.ts";
import { addPlanningRoutes } from "./planning/routes.ts";
import type { Asking } from "./handed-in/asking.ts";
import { addQuestionRoutes } from "./answers/routes.ts";
import { addPurgeRoute } from "./save/purge-route.ts";
import { addTourWrites } from "./save/routes.ts";
import { todayBy } from "./save/write-context.ts";

/** Mounted under `/api/{country}/tours` and `/api/{country}/travels/{id}/tours`. */
export const addTourRoutes = (api: Api, asking: Asking): void => {
  const today = todayBy(asking.now);
  const scene = { today, asking };
  addTourLists(api, today);
  addTourWrites(api, scene);
  addDecisionRoutes(api, scene);
  addPurgeRoute(api);
  addPlanningRoutes(api, scene);
  addFreeCoordinators(api, today);
  addQuestionRoutes(api, scene);
  addPassengerRoutes(api, scene);
};
