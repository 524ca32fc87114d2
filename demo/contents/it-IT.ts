import type { Contents } from "./contents.ts";
import { aboutTrips } from "./it-IT/about-trips.ts";

export const italian: Contents = { ...aboutTrips };
