import type { Contents } from "./contents.ts";
import { aboutTrips } from "./it-IT/about-trips.ts";
import { aboutUs } from "./it-IT/about-us.ts";
import { areas } from "./it-IT/areas.ts";
import { help } from "./it-IT/help.ts";
import { legal } from "./it-IT/legal.ts";

export const italian: Contents = { ...aboutTrips, ...aboutUs, ...help, ...legal, ...areas };
