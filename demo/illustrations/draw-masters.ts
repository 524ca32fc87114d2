import { mkdir, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { portraitName } from "#demo/compose/coordinators.ts";
import { factsFile, factsOfPicture, readPictureFacts } from "#demo/load/picture-facts.ts";
import { openDemoFolder } from "#demo/read/folder.ts";
import { readPeople } from "#demo/read/people.ts";
import { readTrips } from "#demo/read/trips.ts";
import { writeChosenPictures } from "./choice/chosen.ts";
import { dayScenes } from "./day-scenes.ts";
import { drawPortrait, drawPoster, drawScene, drawWide } from "./masters.ts";

// Draws all pictures of the demo, or only the missing ones, and records their facts: node
// demo/illustrations/draw-masters.ts [--missing]
const isMissingOnly = process.argv.includes("--missing");
const folder = join(import.meta.dirname, "../pictures");
const demo = openDemoFolder(join(import.meta.dirname, ".."));
const trips = await readTrips(demo, {});
const { everyone } = await readPeople(demo);

const drawAll = async (
  kind: string,
  names: readonly (readonly [string, () => Promise<Buffer>])[],
) => {
  const kindFolder = join(folder, kind);
  await mkdir(kindFolder, { recursive: true });
  const wantedFiles = new Set(names.map(([name]) => `${name}.jpg`));
  const existingFiles = new Set(await readdir(kindFolder));
  for (const obsolete of existingFiles)
    if (!wantedFiles.has(obsolete)) await rm(join(kindFolder, obsolete));
  let bytes = 0;
  for (const [name, draw] of names) {
    if (isMissingOnly && existingFiles.has(`${name}.jpg`)) continue;
    const picture = await draw();
    bytes += picture.length;
    await writeFile(join(kindFolder, `${name}.jpg`), picture);
  }
  process.stdout.write(
    `${kind}: ${names.length} pictures, ${(bytes / 1_048_576).toFixed(1)} MB drawn\n`,
  );
};

await drawAll(
  "posters",
  trips.map((facts) => [facts.code, () => drawPoster(facts)]),
);
await drawAll(
  "wides",
  trips.map((facts) => [facts.code, () => drawWide(facts)]),
);
await drawAll(
  "days",
  dayScenes.map((scene) => [scene.name, () => drawScene(scene)]),
);
await drawAll(
  "portraits",
  everyone.map((person) => [
    portraitName(person),
    () => drawPortrait(portraitName(person), person),
  ]),
);
await writeChosenPictures(trips);

// Recorded so that a first start does not have to read every picture again.
const recorded = await readPictureFacts(folder);
const facts: Record<string, object> = {};
for (const kind of ["days", "portraits", "posters", "wides"])
  for (const file of (await readdir(join(folder, kind))).toSorted()) {
    const path = `${kind}/${file.replace(/\.jpg$/, "")}`;
    facts[path] = await factsOfPicture(recorded, path, await readFile(join(folder, kind, file)));
  }
await writeFile(join(folder, factsFile), `${JSON.stringify(facts, null, 2)}\n`);
