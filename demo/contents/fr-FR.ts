import type { Contents } from "./contents.ts";
import { aboutTrips } from "./fr-FR/about-trips.ts";
import { aboutUs } from "./fr-FR/about-us.ts";
import { areas } from "./fr-FR/areas.ts";
import { help } from "./fr-FR/help.ts";

export const french: Contents = { ...aboutTrips, ...help, ...aboutUs, ...areas };
