import type { Contents } from "./contents.ts";
import { aboutTrips } from "./es-ES/about-trips.ts";
import { aboutUs } from "./es-ES/about-us.ts";
import { areas } from "./es-ES/areas.ts";
import { help } from "./es-ES/help.ts";
import { legal } from "./es-ES/legal.ts";

export const spanish: Contents = { ...aboutTrips, ...aboutUs, ...help, ...legal, ...areas };
