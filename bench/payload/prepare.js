import { readFileSync } from "node:fs";
import { getPayload } from "payload";
import { toRecord } from "./catalogue-names.js";
import config from "./payload.config.js";

// Makes the tables, the account, the pages and the catalogue of a benchmark. Payload makes tables
// by itself in development only.
// payload run prepare.js <file with account, pages and catalogue>
const [file] = process.argv.slice(2);
const { account, pages, catalogue } = JSON.parse(readFileSync(file, "utf8"));
const payload = await getPayload({ config });
// It lives as long as its benchmark, and a crash of the machine ends both.
await payload.db.client.execute("PRAGMA synchronous = OFF");
await payload.create({ collection: "users", data: account });
const ids = [];
for (const data of pages) ids.push((await payload.create({ collection: "pages", data })).id);
const idOf = new Map();
for (const [collection, records] of catalogue)
  for (const { id, ...record } of records) {
    const { id: stored } = await payload.create({ collection, data: toRecord(record, idOf) });
    idOf.set(id, stored);
  }
process.stdout.write(`\npages ${JSON.stringify(ids)}\n`);
process.exit(0);
