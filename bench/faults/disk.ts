import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { newPage } from "#features/content/pages/page-defaults.ts";
import { createDatabaseOn } from "../../journeys/small-database.ts";
import { type SmallDisk, smallDisk } from "#platform/testing/small-disk.ts";
import { startPostgres } from "../../scripts/postgres.mjs";
import { signIn } from "../saves/client.ts";
import { freePort } from "#platform/testing/free-port.mjs";
import { ask, endProcess, startProcess, untilReady } from "../start/process.ts";
import { findInconsistencies } from "./rows.ts";

const cannotMount = "skipped, because nobody may mount a disk here; root may.";

/** A page of random text, which compression does not make smaller. */
const longPage = (slug = `fault-${crypto.randomUUID()}`) => {
  const text = () => Array.from({ length: 130 }, () => crypto.randomUUID()).join(" ");
  const block = () => ({
    id: crypto.randomUUID(),
    blockType: "wr-text",
    content: { title: "", text: text(), customCss: "" },
    enabled: true,
    schedule: null,
  });
  const blocks = Array.from({ length: 60 }, block);
  return { ...newPage(crypto.randomUUID()), name: slug, slug, isPublished: true, blocks };
};

type DiskUnderTest = Readonly<{ engine: string; url: string; folder: string; disk: SmallDisk }>;

/** Fills the disk while staff save: new pages, updates, and redirects until one fails. */
const fillDisk = async ({
  engine,
  url,
  folder,
  disk,
}: DiskUnderTest): Promise<readonly string[]> => {
  const failures: string[] = [];
  const expect = (subject: string, actual: unknown, expected: unknown) => {
    if (actual !== expected)
      failures.push(`${engine}: ${subject} is ${String(actual)}, not ${String(expected)}.`);
  };
  const port = await freePort();
  const environment = { PORT: String(port), DATA_DIR: folder, DATABASE_URL: url };
  let server = await startProcess(environment);
  const send = await signIn(port, "admin@wayroam.test", "wayroam-admin");
  const idempotencyKey = () => ({ "idempotency-key": crypto.randomUUID() });
  const pages = "/api/it/custompages";
  const create = (page: object, headers: object) => send("POST", pages, page, headers);
  const countPages = async () =>
    (JSON.parse((await send("GET", pages)).text) as { total: number }).total;
  const expectPages = async (situation: string) => {
    for (const path of ["/capodanno", "/coordinatori", `/cerca?priceMin=${situation.length}`])
      expect(`${path} ${situation}`, (await ask(port, path)).status, 200);
  };

  const first = longPage();
  const created = await create(first, idempotencyKey());
  expect("a page with room", created.status, 201);
  const address = created.headers.location ?? "";
  await expectPages("with room");
  const before = await countPages();

  disk.fill();
  const retried = { page: longPage(), key: idempotencyKey() };
  const update = () => send("PUT", address, longPage(first.slug), idempotencyKey());
  const answers = [await create(retried.page, retried.key), await update()];
  for (const { status, text } of answers) {
    expect("a long page without room", status, 507);
    expect(`words of the machine in ${text}`, /ENOSPC|53100|tmp|insert/.test(text), false);
  }
  expect("the number of pages without room", await countPages(), before);
  const stored = await send("GET", address);
  expect("the version of the page without room", stored.headers.etag, created.headers.etag);
  let [redirects, status] = [0, 201];
  for (; status === 201 && redirects < 200; redirects += 1) {
    const redirect = { from: `/fault-redirect-${crypto.randomUUID()}`, to: "/capodanno" };
    ({ status } = await send("POST", "/api/it/redirects", redirect, idempotencyKey()));
  }
  if (status !== 201) expect("a redirect without room", status, 507);
  await expectPages("without room");

  disk.clear();
  expect("a page with room again", (await create(retried.page, retried.key)).status, 201);
  expect("the number of pages with room again", await countPages(), before + 1);
  const saved = await update();
  expect("a save with room again", saved.status, 200);
  await endProcess(server, "SIGKILL");
  server = await startProcess(environment);
  await untilReady(port, 30_000);
  expect(
    "the page's version after a kill",
    (await send("GET", address)).headers.etag,
    saved.headers.etag,
  );
  await endProcess(server, "SIGTERM");
  const inconsistencies = await findInconsistencies(url ? { url } : { folder });
  failures.push(...inconsistencies.map((inconsistency) => `${engine}: ${inconsistency}`));
  const refusals = answers.map((answer) => answer.status).join(" and ");
  console.log(
    `${engine}: long pages ${refusals}, a redirect ${status} at try ${redirects}; ${failures.length} promises broke`,
  );
  return failures;
};

const fillEmbedded = async (): Promise<readonly string[]> => {
  const disk = smallDisk(900);
  if (!disk) {
    console.log(`embedded: ${cannotMount}`);
    return [];
  }
  try {
    return await fillDisk({ engine: "embedded", url: "", folder: join(disk.folder, "data"), disk });
  } finally {
    disk.remove();
  }
};

const fillServer = async (): Promise<readonly string[]> => {
  const postgres = await startPostgres();
  const disk = postgres && smallDisk(500);
  const folder = mkdtempSync(join(tmpdir(), "wayroam-faults-"));
  try {
    if (postgres && disk)
      return await fillDisk({
        engine: "postgres",
        url: await createDatabaseOn(disk, postgres),
        folder,
        disk,
      });
    const reason = postgres ? cannotMount : "skipped, because this machine has no PostgreSQL.";
    console.log(`postgres: ${reason}`);
    return [];
  } finally {
    await postgres?.stop();
    disk?.remove();
    rmSync(folder, { recursive: true, force: true });
  }
};

export const fullDisk = async (): Promise<readonly string[]> => [
  ...(await fillEmbedded()),
  ...(await fillServer()),
];
