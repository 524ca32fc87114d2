import type { z } from "zod";
import type { routeMapSchema } from "#features/catalogue/trips/map-contract.ts";

export type RouteMapView = Readonly<z.infer<typeof routeMapSchema>>;
