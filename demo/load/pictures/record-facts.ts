import { readdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { factsFile, factsOfPicture, readPictureFacts } from "./picture-facts.ts";

// Records the facts of the demo's pictures, so that a first start does not have to look into every
// one of them: node demo/load/pictures/record-facts.ts
const folder = join(import.meta.dirname, "../../pictures");
const kinds = (await readdir(folder)).filter((name) => !name.includes(".")).toSorted();
const recorded = await readPictureFacts(folder);
const facts: Record<string, object> = {};
for (const kind of kinds)
  for (const file of (await readdir(join(folder, kind))).toSorted()) {
    const path = `${kind}/${file.replace(/\.jpg$/, "")}`;
    facts[path] = await factsOfPicture(recorded, path, await readFile(join(folder, kind, file)));
  }
await writeFile(join(folder, factsFile), `${JSON.stringify(facts, null, 2)}\n`);
