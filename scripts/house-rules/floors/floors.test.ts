import { readdirSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { floors, maxFloors, maxRooms, rooms } from "./floors.ts";
import { edgesOf, knotsOf, mutualPairs, readFeatures, upwardEdges } from "./graph.ts";

const root = join(import.meta.dirname, "../../..");

const named = (edges: ReturnType<typeof edgesOf>) => edges.map(({ from, to }) => `${from} → ${to}`);

const planted = new Map([
  [
    "features/catalogue/tours/store.ts",
    'import type { Travel } from "#features/catalogue/travels/contract.ts";\n',
  ],
  ["features/catalogue/travels/contract.ts", 'import { day } from "../trips/rules.ts";\n'],
  [
    "features/catalogue/trips/rules.ts",
    'const load = () => import("#features/catalogue/tours/rules.ts");\n',
  ],
  [
    "features/catalogue/trips/store.ts",
    'import "#features/catalogue/travels/store.ts";\nimport "./rules.ts";\n',
  ],
  ["features/catalogue/trips/office/a.tsx", 'import type {\n  Day,\n} from "../rules.ts";\n'],
]);

test("imports of types, of a file and when it is needed are seen, those within a room are not", () => {
  const edges = edgesOf(planted);
  expect(named(edges)).toEqual([
    "tours → travels",
    "travels → trips",
    "trips → tours",
    "trips → travels",
  ]);
  expect(edges[0]?.imports).toEqual([
    {
      file: "features/catalogue/tours/store.ts",
      imported: "features/catalogue/travels/contract.ts",
    },
  ]);
  expect(mutualPairs(edges)).toEqual(["travels trips"]);
  expect(knotsOf(edges)).toEqual([["tours", "travels", "trips"]]);
  expect(knotsOf(edges.filter(({ from }) => from !== "trips"))).toEqual([]);
  expect(named(upwardEdges(edges, ["trips", "travels", "tours"]))).toEqual([
    "trips → tours",
    "trips → travels",
  ]);
  expect(named(upwardEdges(edges, ["travels", "tours"]))).toContain("travels → trips");
});

test("each feature stands in the folder of its floor, on at most seven floors of at most twelve rooms", () => {
  expect(readdirSync(join(root, "features")).toSorted()).toEqual(
    floors.map(({ name }) => name).toSorted(),
  );
  for (const floor of floors)
    expect(readdirSync(join(root, "features", floor.name)).toSorted()).toEqual(
      floor.rooms.toSorted(),
    );
  expect(floors.length).toBeLessThanOrEqual(maxFloors);
  expect(floors.filter((floor) => floor.rooms.length > maxRooms)).toEqual([]);
});

test("a feature imports only features that stand before it, so that none reaches itself", () => {
  const edges = edgesOf(readFeatures(root));
  expect(edges.length).toBeGreaterThan(100);
  expect(named(upwardEdges(edges, rooms))).toEqual([]);
  expect(mutualPairs(edges)).toEqual([]);
  expect(knotsOf(edges)).toEqual([]);
});
