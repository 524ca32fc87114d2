import { join } from "node:path";
import { openDemoFolder } from "#demo/read/folder.ts";
import { readTrips } from "#demo/read/trips.ts";
import { writeChosen } from "./choice/chosen.ts";

// Chooses anew which scenes the days and photos of every trip show, as its texts tell of them:
//   node demo/illustrations/choose-pictures.ts
await writeChosen(await readTrips(openDemoFolder(join(import.meta.dirname, "..")), {}));
