import { join } from "node:path";
import { openDemoFolder } from "#demo/read/folder.ts";
import { readTrips } from "#demo/read/trips.ts";
import { writeChosenPictures } from "./choice/chosen.ts";

// Chooses the scenes for the days and photos of every trip again, from its current texts: node
// demo/illustrations/choose-pictures.ts
await writeChosenPictures(await readTrips(openDemoFolder(join(import.meta.dirname, "..")), {}));
