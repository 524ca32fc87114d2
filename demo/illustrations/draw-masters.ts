import { mkdir, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { portraitName } from "#demo/compose/coordinators.ts";
import { factsFile, factsOfPicture, readPictureFacts } from "#demo/load/picture-facts.ts";
import { openDemoFolder } from "#demo/read/folder.ts";
import { readPeople } from "#demo/read/people.ts";
import { readTrips } from "#demo/read/trips.ts";
import { writeChosen } from "./choice/chosen.ts";
import { dayScenes } from "./day-scenes.ts";
import { drawPortrait, drawPoster, drawScene, drawWide } from "./masters.ts";

// Draws every picture of the demo anew, or those alone that are not there yet, and notes their facts:
//   node demo/illustrations/draw-masters.ts [--missing]
const isMissingOnly = process.argv.includes("--missing");
const folder = join(import.meta.dirname, "masters");
const demo = openDemoFolder(join(import.meta.dirname, ".."));
const trips = await readTrips(demo, {});
const { everyone } = await readPeople(demo);

const drawAll = async (
  kind: string,
  names: readonly (readonly [string, () => Promise<Buffer>])[],
) => {
  const place = join(folder, kind);
  await mkdir(place, { recursive: true });
  const wanted = new Set(names.map(([name]) => `${name}.jpg`));
  const there = new Set(await readdir(place));
  for (const old of there) if (!wanted.has(old)) await rm(join(place, old));
  let bytes = 0;
  for (const [name, draw] of names) {
    if (isMissingOnly && there.has(`${name}.jpg`)) continue;
    const picture = await draw();
    bytes += picture.length;
    await writeFile(join(place, `${name}.jpg`), picture);
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
await writeChosen(trips);

// Noted beside the files, so that a first start need not read every picture again.
const before = await readPictureFacts(folder);
const facts: Record<string, object> = {};
for (const kind of ["days", "portraits", "posters", "wides"])
  for (const file of (await readdir(join(folder, kind))).toSorted()) {
    const place = `${kind}/${file.replace(/\.jpg$/, "")}`;
    facts[place] = await factsOfPicture(before, place, await readFile(join(folder, kind, file)));
  }
await writeFile(join(folder, factsFile), `${JSON.stringify(facts, null, 2)}\n`);
