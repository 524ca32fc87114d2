import { spawn } from "node:child_process";
import { randomBytes, randomInt } from "node:crypto";
import { mkdtempSync, readdirSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { PGlite } from "@electric-sql/pglite";
import { ask, signIn } from "./client.ts";

// What saves of a very large page cost everybody else on the embedded database: by how much the
// data grow, and for how long the process answers nobody. The floor is the same without a save.
// node bench/saves/saves.ts [saves] [megabytes]
const saves = Number(process.argv[2] ?? 20);
const megabytes = Number(process.argv[3] ?? 1.8);
const port = 3190;

const sizeOf = (folder: string): number =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((file) => file.isFile())
    .reduce((sum, file) => sum + statSync(join(file.parentPath, file.name)).size, 0);
const inMegabytes = (bytes: number): string => (bytes / 1e6).toFixed(1);

// Texts of a language of its own: as many words as people use, so that it is packed as prose is.
const vocabulary = Array.from({ length: 4096 }, () => randomBytes(randomInt(1, 5)).toString("hex"));
const words = (length: number): string => {
  let text = "";
  while (text.length < length) text += `${vocabulary[randomInt(vocabulary.length)]} `;
  return text.trim();
};

/** A page of so many bytes, none of whose texts says the same; each save writes one text anew. */
const pageOf = (bytes: number) => ({
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
    content: { title: "", text: words(bytes / 450 - 140), customCss: "" },
    enabled: true,
    schedule: null,
  })),
});

const folder = mkdtempSync(join(tmpdir(), "wayroam-saves-"));
const server = spawn(process.execPath, ["build/site/server/index.js"], {
  env: {
    ...process.env,
    PORT: String(port),
    DATA_DIR: folder,
    MODE: "demo",
    NODE_ENV: "production",
    LOG_LEVEL: "error",
    WARM: "0",
  },
  stdio: ["ignore", "pipe", "inherit"],
});
const ended = new Promise((resolve) => server.once("exit", resolve));
await new Promise<void>((resolve) => {
  server.stdout.on("data", (text: Buffer) => text.includes("back-office") && resolve());
});

/** Asks for a page that is kept again and again. @returns the longest wait for an answer, in ms */
const longestWait = async (isOver: () => boolean): Promise<number> => {
  let longest = 0;
  while (!isOver()) {
    const begun = performance.now();
    await ask(port, "it.localhost", "/");
    longest = Math.max(longest, performance.now() - begun);
    await wait(2);
  }
  return longest;
};

try {
  const send = await signIn(port, "admin@wayroam.test", "wayroam-admin");
  const path = "/api/it/custompages";
  let page = pageOf(megabytes * 1e6);
  const made = await send("POST", path, page);
  if (made.status !== 201) throw new Error(`The page was not made: ${made.text.slice(0, 400)}`);
  const { id } = JSON.parse(made.text) as { id: string };
  await ask(port, "it.localhost", "/");
  const until = performance.now() + 3000;
  const floor = await longestWait(() => performance.now() > until);
  const before = sizeOf(folder);
  const stalls: number[] = [];
  const took: number[] = [];
  for (let save = 0; save < saves; save += 1) {
    const blocks = page.blocks.map((block, index) =>
      index === save ? { ...block, content: { ...block.content, text: `Save ${save}` } } : block,
    );
    page = { ...page, blocks };
    const begun = performance.now();
    let isOver = false;
    const stall = longestWait(() => isOver);
    const saved = await send("PUT", `${path}/${id}`, page);
    took.push(performance.now() - begun);
    await wait(Math.max(100, 1000 - (performance.now() - begun))); // an editor who saves each second
    isOver = true;
    stalls.push(await stall);
    if (saved.status !== 200) throw new Error(saved.text.slice(0, 400));
  }
  const grown = sizeOf(folder) - before;
  server.kill("SIGTERM");
  await ended;
  const sorted = (all: number[]) => all.toSorted((a, b) => a - b);
  const middle = (all: number[]) => sorted(all)[Math.floor(all.length / 2)] ?? 0;
  console.log(`${saves} saves of ${megabytes} MB on the embedded database`);
  console.log(`  grown while running   ${inMegabytes(grown)} MB`);
  console.log(`  grown once closed     ${inMegabytes(sizeOf(folder) - before)} MB`);
  console.log(`  a save                ${middle(took).toFixed(0)} ms at the median`);
  console.log(`  longest wait          ${floor.toFixed(0)} ms without a save`);
  console.log(
    `  longest wait, a save  ${middle(stalls).toFixed(0)} ms at the median, ${sorted(stalls).at(-1)?.toFixed(0)} ms at most`,
  );
  const pglite = await PGlite.create({ dataDir: join(folder, "postgres") });
  const { rows } = await pglite.query<{ name: string; bytes: number }>(
    `select relname as name, pg_total_relation_size(oid)::int as bytes from pg_class
     where relkind = 'r' and pg_total_relation_size(oid) > 500000 and relname !~ '^pg_'
     order by 2 desc`,
  );
  for (const { name, bytes } of rows) console.log(`  ${name.padEnd(20)}  ${inMegabytes(bytes)} MB`);
  console.log(`  write-ahead log       ${inMegabytes(sizeOf(join(folder, "postgres/pg_wal")))} MB`);
  await pglite.close();
} finally {
  server.kill("SIGKILL");
  rmSync(folder, { recursive: true, force: true });
}
