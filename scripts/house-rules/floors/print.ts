import { join } from "node:path";
import { floors, rooms } from "./floors.ts";
import { innerOrders, roomInside } from "./insides.ts";
import { edgesOf, knotsOf, mutualPairs, readFeatures, upwardEdges } from "./graph.ts";

// Prints how the rooms of `features/` import each other: `npm run floors`. With names of rooms it
// prints the files that carry the imports of these: `npm run floors -- tours travels`, and with the
// folder of a feature whose rooms have a stated order it does the same inside it:
// `npm run floors -- features/catalogue/tours save listing`.
const [first, ...others] = process.argv.slice(2);
const inner = innerOrders[first ?? ""];
const names = inner ? others : [first ?? [], ...others].flat();
const order = inner ? ["own", ...inner, "routes"] : rooms;
const edges = edgesOf(
  readFeatures(join(import.meta.dirname, "../../..")),
  inner && roomInside(first ?? "", inner),
);
const print = (line: string): void => void process.stdout.write(`${line}\n`);

const importsFrom = (room: string): string =>
  edges
    .filter(({ from }) => from === room)
    .map(({ to, imports }) => `${to} ${imports.length}`)
    .join(", ");

const printKnots = (): void => {
  const knots = knotsOf(edges);
  print(`mutual pairs: ${mutualPairs(edges).length} ${mutualPairs(edges).join(", ")}`);
  print(`knots: ${knots.length} ${knots.map((knot) => knot.join(" ")).join("; ")}`);
};

const printInside = (own: readonly string[]): void => {
  for (const room of own.toReversed()) print(`${room.padEnd(24)}${importsFrom(room)}`);
  print(`\n${own.length} rooms, ${edges.length} pairs`);
  printKnots();
};

const printAll = (): void => {
  for (const { name, rooms: own } of floors.toReversed()) {
    print(`${name}/`);
    for (const room of own.toReversed()) print(`  ${room.padEnd(18)}${importsFrom(room)}`);
  }
  print(`\n${rooms.length} rooms on ${floors.length} floors, ${edges.length} pairs`);
  printKnots();
};

const printFiles = (): void => {
  const isAsked = (from: string, to: string): boolean =>
    names.length === 1 ? names.includes(from) : names.includes(from) && names.includes(to);
  for (const { from, to, imports } of edges.filter((edge) => isAsked(edge.from, edge.to))) {
    print(`${from} → ${to}`);
    for (const { file, imported } of imports) print(`  ${file} → ${imported}`);
  }
};

if (names.length > 0) printFiles();
else if (inner) printInside(inner);
else printAll();
for (const { from, to } of upwardEdges(edges, order)) print(`upward: ${from} → ${to}`);
