import { randomBytes, randomInt } from "node:crypto";
import { mkdtempSync, readdirSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { PGlite } from "@electric-sql/pglite";
import { ask, signIn } from "./client.ts";
import { endProcess, startProcess } from "../start/process.ts";

// Measures what saving a very large page does to the embedded database: how much the data folder
// grows, and how long the process does not answer. The baseline is the same measurement without
// saves.
// node bench/saves/saves.ts [saves] [megabytes]
const saves = Number(process.argv[2] ?? 20);
const megabytes = Number(process.argv[3] ?? 1.8);
const port = 3190;

const folderSize = (folder: string): number =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((file) => file.isFile())
    .reduce((sum, file) => sum + statSync(join(file.parentPath, file.name)).size, 0);
const inMegabytes = (bytes: number): string => (bytes / 1e6).toFixed(1);

// Random words from a vocabulary of natural size, so that compression works as it does on prose.
const vocabulary = Array.from({ length: 4096 }, () => randomBytes(randomInt(1, 5)).toString("hex"));
const randomProse = (length: number): string => {
  let text = "";
  while (text.length < length) text += `${vocabulary[randomInt(vocabulary.length)]} `;
  return text.trim();
};

/** A page of about the given size without repeated texts. */
const createLargePage = (bytes: number) => ({
  name: "Large",
  slug: "bench-large",
  routingKey: null,
  seo: { title: "Large", description: "", robots: "index,follow", image: null },
  customHtmlClasses: [],
  customCss: "",
  isPublished: true,
  isFixed: false,
  attributes: { transparentHeader: false, hideLayout: false },
  blocks: Array.from({ length: 450 }, (_, index) => ({
    id: `block-${index}`,
    blockType: "wr-text",
    content: { title: "", text: randomProse(bytes / 450 - 140), customCss: "" },
    enabled: true,
    schedule: null,
  })),
});

const folder = mkdtempSync(join(tmpdir(), "wayroam-saves-"));
const server = await startProcess({ PORT: String(port), DATA_DIR: folder, LOG_LEVEL: "error" });

/** Requests a cached page repeatedly. @returns the longest wait for an answer, in ms */
const measureLongestWait = async (isOver: () => boolean): Promise<number> => {
  let longest = 0;
  while (!isOver()) {
    const startedAt = performance.now();
    await ask(port, "it.localhost", "/");
    longest = Math.max(longest, performance.now() - startedAt);
    await wait(2);
  }
  return longest;
};

try {
  const send = await signIn(port, "admin@wayroam.test", "wayroam-admin");
  const path = "/api/it/custompages";
  let page = createLargePage(megabytes * 1e6);
  const created = await send("POST", path, page);
  if (created.status !== 201)
    throw new Error(`The page was not made: ${created.text.slice(0, 400)}`);
  const { id } = JSON.parse(created.text) as { id: string };
  await ask(port, "it.localhost", "/");
  const deadline = performance.now() + 3000;
  const baseline = await measureLongestWait(() => performance.now() > deadline);
  const sizeBefore = folderSize(folder);
  const stalls: number[] = [];
  const durations: number[] = [];
  for (let save = 0; save < saves; save += 1) {
    const blocks = page.blocks.map((block, index) =>
      index === save ? { ...block, content: { ...block.content, text: `Save ${save}` } } : block,
    );
    page = { ...page, blocks };
    const startedAt = performance.now();
    let isOver = false;
    const stall = measureLongestWait(() => isOver);
    const answer = await send("PUT", `${path}/${id}`, page);
    durations.push(performance.now() - startedAt);
    await wait(Math.max(100, 1000 - (performance.now() - startedAt))); // a page is saved once a second
    isOver = true;
    stalls.push(await stall);
    if (answer.status !== 200) throw new Error(answer.text.slice(0, 400));
  }
  const growth = folderSize(folder) - sizeBefore;
  await endProcess(server, "SIGTERM");
  const sorted = (times: number[]) => times.toSorted((a, b) => a - b);
  const median = (times: number[]) => sorted(times)[Math.floor(times.length / 2)] ?? 0;
  console.log(`${saves} saves of ${megabytes} MB on the embedded database`);
  console.log(`  grown while running   ${inMegabytes(growth)} MB`);
  console.log(`  grown once closed     ${inMegabytes(folderSize(folder) - sizeBefore)} MB`);
  console.log(`  a save                ${median(durations).toFixed(0)} ms at the median`);
  console.log(`  longest wait          ${baseline.toFixed(0)} ms without a save`);
  console.log(
    `  longest wait, a save  ${median(stalls).toFixed(0)} ms at the median, ${sorted(stalls).at(-1)?.toFixed(0)} ms at most`,
  );
  const pglite = await PGlite.create({ dataDir: join(folder, "postgres") });
  const { rows } = await pglite.query<{ name: string; bytes: number }>(
    `select relname as name, pg_total_relation_size(oid)::int as bytes from pg_class
     where relkind = 'r' and pg_total_relation_size(oid) > 500000 and relname !~ '^pg_'
     order by 2 desc`,
  );
  for (const { name, bytes } of rows) console.log(`  ${name.padEnd(20)}  ${inMegabytes(bytes)} MB`);
  console.log(
    `  write-ahead log       ${inMegabytes(folderSize(join(folder, "postgres/pg_wal")))} MB`,
  );
  await pglite.close();
} finally {
  server.kill("SIGKILL");
  rmSync(folder, { recursive: true, force: true });
}
