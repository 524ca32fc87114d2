import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { newPage } from "#features/pages/page-defaults.ts";
import { databaseOn, type SmallDisk, smallDisk } from "../../journeys/small-disk.ts";
import { startPostgres } from "../../scripts/postgres.mjs";
import { signIn } from "../saves/client.ts";
import { ask, endProcess, freePort, startProcess, untilReady } from "./process.ts";
import { halfWritten } from "./rows.ts";

const cannotMount = "skipped, because nobody may mount a disk here; root may.";

/** A page that needs room of its own: no compression makes it small. */
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

type Place = Readonly<{ engine: string; url: string; folder: string; disk: SmallDisk }>;

/** Fills the disk under staff who save: pages anew and over older ones, and redirects until none fits. */
const fillUp = async ({ engine, url, folder, disk }: Place): Promise<readonly string[]> => {
  const broken: string[] = [];
  const expect = (what: string, is: unknown, meant: unknown) => {
    if (is !== meant) broken.push(`${engine}: ${what} is ${String(is)}, not ${String(meant)}.`);
  };
  const port = await freePort();
  const environment = { PORT: String(port), DATA_DIR: folder, DATABASE_URL: url };
  let server = await startProcess(environment);
  const send = await signIn(port, "admin@wayroam.test", "wayroam-admin");
  const key = () => ({ "idempotency-key": crypto.randomUUID() });
  const pages = "/api/it/custompages";
  const create = (page: object, headers: object) => send("POST", pages, page, headers);
  const total = async () =>
    (JSON.parse((await send("GET", pages)).text) as { total: number }).total;
  const read = async (when: string) => {
    for (const path of ["/capodanno", "/coordinatori", `/cerca?priceMin=${when.length}`])
      expect(`${path} ${when}`, (await ask(port, path)).status, 200);
  };

  const first = longPage();
  const made = await create(first, key());
  expect("a page with room", made.status, 201);
  const address = made.headers.location ?? "";
  await read("with room");
  const before = await total();

  disk.fill();
  const second = { page: longPage(), key: key() };
  const update = () => send("PUT", address, longPage(first.slug), key());
  const answers = [await create(second.page, second.key), await update()];
  for (const { status, text } of answers) {
    expect("a long page without room", status, 507);
    expect(`words of the machine in ${text}`, /ENOSPC|53100|tmp|insert/.test(text), false);
  }
  expect("the number of pages without room", await total(), before);
  const stored = await send("GET", address);
  expect("the version of the page without room", stored.headers.etag, made.headers.etag);
  let [small, status] = [0, 201];
  for (; status === 201 && small < 200; small += 1) {
    const redirect = { from: `/fault-redirect-${crypto.randomUUID()}`, to: "/capodanno" };
    ({ status } = await send("POST", "/api/it/redirects", redirect, key()));
  }
  if (status !== 201) expect("a redirect without room", status, 507);
  await read("without room");

  disk.clear();
  expect("a page with room again", (await create(second.page, second.key)).status, 201);
  expect("the number of pages with room again", await total(), before + 1);
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
  const half = await halfWritten(url ? { url } : { folder });
  broken.push(...half.map((one) => `${engine}: ${one}`));
  const refused = answers.map((answer) => answer.status).join(" and ");
  console.log(
    `${engine}: long pages ${refused}, a redirect ${status} at try ${small}; ${broken.length} promises broke`,
  );
  return broken;
};

const onEmbedded = async (): Promise<readonly string[]> => {
  const disk = smallDisk(900);
  if (!disk) {
    console.log(`embedded: ${cannotMount}`);
    return [];
  }
  try {
    return await fillUp({ engine: "embedded", url: "", folder: join(disk.folder, "data"), disk });
  } finally {
    disk.remove();
  }
};

const onServer = async (): Promise<readonly string[]> => {
  const postgres = await startPostgres();
  const disk = postgres && smallDisk(500);
  const folder = mkdtempSync(join(tmpdir(), "wayroam-faults-"));
  try {
    if (postgres && disk)
      return await fillUp({
        engine: "postgres",
        url: await databaseOn(disk, postgres),
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

/** A full disk under the embedded database, and under the tables of a server. */
export const disk = async (): Promise<readonly string[]> => [
  ...(await onEmbedded()),
  ...(await onServer()),
];
