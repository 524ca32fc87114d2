import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { floors, rooms } from "../floors/floors.ts";
import { edgesOf, knotsOf, mutualPairs, readFeatures, upwardEdges } from "../floors/graph.ts";
import { innerOrders, roomInside } from "../floors/insides.ts";
import { foreignPlaces } from "../tables/places.ts";

// Prints what the house is measured by, to be put beside the figures of an earlier day:
// `npm run figures`.
const root = join(import.meta.dirname, "../../..");
const print = (label: string, figure: number | string): void =>
  void process.stdout.write(`${label.padEnd(58)}${figure}\n`);

const sources = execFileSync("git", ["ls-files", "-z", "*.ts", "*.tsx", "*.mjs", "*.css"], {
  cwd: root,
  encoding: "utf8",
})
  .split("\0")
  .filter((file) => file !== "");
const isTest = (file: string): boolean => /\.test\.tsx?$/.test(file);
const isFixture = (file: string): boolean => file.includes("/testing/");
const textOf = new Map(sources.map((file) => [file, readFileSync(join(root, file), "utf8")]));
const product = sources.filter(
  (file) =>
    /^(apps|blocks|design|features|markets|migrations|platform)\//.test(file) &&
    !isTest(file) &&
    !isFixture(file),
);

const linesIn = (files: readonly string[]): number =>
  files.reduce((sum, file) => sum + (textOf.get(file)?.split("\n").length ?? 1) - 1, 0);
const placesOf = (files: readonly string[], what: RegExp): number =>
  files.reduce((sum, file) => sum + (textOf.get(file)?.match(what)?.length ?? 0), 0);
const below = (...folders: readonly string[]): readonly string[] =>
  product.filter((file) => folders.some((folder) => file.startsWith(`${folder}/`)));

const files = readFeatures(root);
const edges = edgesOf(files);
print("rooms, on floors", `${rooms.length}, ${floors.length}`);
print("rooms in the largest knot", knotsOf(edges)[0]?.length ?? 0);
print("mutual pairs of rooms", mutualPairs(edges).length);
print("pairs of rooms that lead upward (types included)", upwardEdges(edges, rooms).length);
for (const [feature, inside] of Object.entries(innerOrders)) {
  const within = edgesOf(files, roomInside(feature, inside));
  const upward = upwardEdges(within, ["own", ...inside, "routes"]).length;
  print(`rooms in ${feature}, pairs, upward`, `${inside.length}, ${within.length}, ${upward}`);
}
print("places that name a table of another room", foreignPlaces(root).length);
print("lines of the product", linesIn(product));
print("lines of apps/server and apps/backoffice", linesIn(below("apps/server", "apps/backoffice")));
print(
  "lines of apps/server/testing",
  linesIn(sources.filter((file) => file.startsWith("apps/server/testing/"))),
);
print(
  "lines of tests in apps/server",
  linesIn(sources.filter((file) => file.startsWith("apps/server/") && isTest(file))),
);
print(
  "lines of tests in features",
  linesIn(sources.filter((file) => file.startsWith("features/") && isTest(file))),
);
print("casts by `as unknown as` in the product", placesOf(product, /\bas unknown as\b/g));
print(
  "calls whose answer is a type argument",
  placesOf(below("apps", "features"), /\b(?:callApi|callVersioned|readAnswer|readInBackground)</g),
);
