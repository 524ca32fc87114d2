import { join } from "node:path";
import { foreignPlaces, pairsOf } from "./places.ts";

// Prints which rooms name tables of others, and where: `npm run tables`. Names of rooms or tables
// leave out all else: `npm run tables -- tours travel`.
const names = process.argv.slice(2);
const pairs = pairsOf(foreignPlaces(join(import.meta.dirname, "../../..")));
const print = (line: string): void => void process.stdout.write(`${line}\n`);

for (const [pair, places] of pairs) {
  if (names.length > 0 && !pair.split(" → ").some((each) => names.includes(each))) continue;
  print(`${pair} ${places.length}`);
  for (const { file, line } of places) print(`  ${file}:${line}`);
}
const count = [...pairs.values()].flat().length;
print(`\n${count} places in ${pairs.size} pairs`);
