import { away } from "./away.ts";
import { clients } from "./clients.ts";
import { kill } from "./kill.ts";
import { stop } from "./stop.ts";

// What the product does when something breaks around it; ends with 1 when a promise breaks.
// npm run bench -- faults                  every fault
// node bench/faults/faults.ts kill 50      one fault, after a build, with its count or its seconds
const faults: Readonly<Record<string, (amount?: number) => Promise<readonly string[]>>> = {
  stop,
  clients,
  away,
  kill,
};

const [chosen, amount] = process.argv.slice(2);
if (chosen && !faults[chosen]) {
  console.error(`There is no fault "${chosen}". There are: ${Object.keys(faults).join(", ")}.`);
  process.exit(1);
}
let broken = 0;
for (const [name, fault] of Object.entries(faults)) {
  if (chosen && name !== chosen) continue;
  console.log(`\n## ${name}`);
  const failures = await fault(amount ? Number(amount) : undefined);
  for (const failure of failures) console.log(`BROKEN  ${failure}`);
  if (failures.length === 0) console.log("All promises held.");
  broken += failures.length;
}
process.exit(broken === 0 ? 0 : 1);
