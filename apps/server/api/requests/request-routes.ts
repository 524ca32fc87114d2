import type { Asking } from "#features/catalogue/tours/handed-in/asking.ts";
import type { RequestScene } from "#features/people/requests/ask/scene.ts";
import { addDeskRoutes } from "#features/people/requests/desk/routes.ts";
import { addRequestRoutes } from "#features/people/requests/routes.ts";
import type { Api } from "#platform/server/http/routes/api.ts";
import { seatGiving } from "#features/catalogue/tours/passengers/give-seats.ts";

/** What visitors ask for, and how staff answer it. */
export const addAllRequestRoutes = (api: Api, scene: RequestScene, asking: Asking): void => {
  addRequestRoutes(api, scene);
  addDeskRoutes(api, { ...scene, seatGiving: seatGiving(asking) });
};
