import { globSync, readFileSync } from "node:fs";
import { dirname, join, normalize } from "node:path";

type Import = Readonly<{ file: string; imported: string }>;

/** Which files of the room `from` import which of the room `to`; types count like values. */
export type Edge = Readonly<{ from: string; to: string; imports: readonly Import[] }>;

const specifier = /(?:\bfrom|\bimport)\s*\(?\s*["']([#.][^"']+)["']/g;
const isTest = /\.test\.tsx?$|\/testing\//;

/** The folder of a feature; undefined for what is no file of one. */
const featureOf = (path: string): string | undefined =>
  /^features\/[^/]+\/([^/]+)\//.exec(path)?.[1];

/** @returns paths from the root, also of what stands behind a subpath name */
const importsOf = (file: string, text: string): readonly string[] =>
  [...text.matchAll(specifier)].map(([, path = ""]) =>
    path.startsWith("#") ? path.slice(1) : normalize(join(dirname(file), path)),
  );

/** The product's files below `features/`, by path from the root; no tests and no fixtures. */
export const readFeatures = (root: string): ReadonlyMap<string, string> =>
  new Map(
    globSync("features/**/*.{ts,tsx}", { cwd: root })
      .filter((file) => !isTest.test(file))
      .toSorted()
      .map((file) => [file, readFileSync(join(root, file), "utf8")]),
  );

/**
 * @param files texts by path; what is no file of a room is passed over
 * @param roomOf the room of a path: a feature, or a part of one
 */
export const edgesOf = (
  files: ReadonlyMap<string, string>,
  roomOf: (path: string) => string | undefined = featureOf,
): readonly Edge[] => {
  const edges = new Map<string, { from: string; to: string; imports: Import[] }>();
  for (const [file, text] of files)
    for (const imported of importsOf(file, text)) {
      const [from, to] = [roomOf(file), roomOf(imported)];
      if (!from || !to || from === to) continue;
      const edge = edges.get(`${from} ${to}`) ?? { from, to, imports: [] };
      edge.imports.push({ file, imported });
      edges.set(`${from} ${to}`, edge);
    }
  return [...edges.values()].toSorted((one, other) =>
    `${one.from} ${one.to}` < `${other.from} ${other.to}` ? -1 : 1,
  );
};

/** The pairs of rooms that import each other, each once, in the order of the alphabet. */
export const mutualPairs = (edges: readonly Edge[]): readonly string[] => {
  const names = new Set(edges.map(({ from, to }) => `${from} ${to}`));
  return [...names].filter((name) => {
    const [from = "", to = ""] = name.split(" ");
    return from < to && names.has(`${to} ${from}`);
  });
};

const reachedFrom = (edges: readonly Edge[], start: string): ReadonlySet<string> => {
  const reached = new Set<string>();
  const next = [start];
  for (let room = next.pop(); room !== undefined; room = next.pop())
    for (const { from, to } of edges)
      if (from === room && !reached.has(to)) {
        reached.add(to);
        next.push(to);
      }
  return reached;
};

/** Sets of two rooms or more, each of which reaches each other one by imports; the largest first. */
export const knotsOf = (edges: readonly Edge[]): readonly (readonly string[])[] => {
  const rooms = [...new Set(edges.map(({ from }) => from))].toSorted();
  const reach = new Map(rooms.map((room) => [room, reachedFrom(edges, room)]));
  const knots = rooms.map((room) =>
    rooms.filter((other) => reach.get(room)?.has(other) && reach.get(other)?.has(room)),
  );
  const byFirst = new Map(
    knots.filter(({ length }) => length > 1).map((knot) => [knot[0] ?? "", knot]),
  );
  return [...byFirst.values()].toSorted((one, other) => other.length - one.length);
};

/** Imports of a room that stands later in the order, or that has no place in it. */
export const upwardEdges = (edges: readonly Edge[], order: readonly string[]): readonly Edge[] =>
  edges.filter(({ from, to }) => !order.includes(to) || order.indexOf(to) > order.indexOf(from));
