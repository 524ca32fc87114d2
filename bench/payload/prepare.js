import { readFileSync } from "node:fs";
import { getPayload } from "payload";
import config from "./payload.config.js";

// Makes the tables, the account and the pages of a benchmark. Payload makes tables by itself in
// development only.
// payload run prepare.js <file with account and pages>
const [file] = process.argv.slice(2);
const { account, pages } = JSON.parse(readFileSync(file, "utf8"));
const payload = await getPayload({ config });
await payload.create({ collection: "users", data: account });
const ids = [];
for (const data of pages) ids.push((await payload.create({ collection: "pages", data })).id);
process.stdout.write(`\npages ${JSON.stringify(ids)}\n`);
process.exit(0);
