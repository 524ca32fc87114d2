import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { Agent, request } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { moods } from "#features/travels/contract.ts";
import { endProcess, freePort, startProcess } from "./process.ts";

const host = "it.localhost";
const rounds = 10;
/** Pages of the sitemap that are asked for before, in each round and after; none of them twice. */
const sampled = 150;

/** The same numbers from 0 to 1 in each run. */
const chance = (seed: number) => (): number => {
  seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648;
  return seed / 2_147_483_648;
};

const opened = (port: number) => {
  const agent = new Agent({ keepAlive: true });
  return (path: string, encoding = "br"): Promise<{ status: number; body: Buffer }> =>
    new Promise((resolve, reject) => {
      const headers = { host, "accept-encoding": encoding };
      request({ host: "127.0.0.1", port, path, headers, agent }, (answer) => {
        const parts: Buffer[] = [];
        answer.on("data", (part: Buffer) => parts.push(part));
        answer.on("end", () =>
          resolve({ status: answer.statusCode ?? 0, body: Buffer.concat(parts) }),
        );
      })
        .on("error", reject)
        .end();
    });
};

/** Milliseconds for which the main thread of a process had a processor, however busy the machine is. */
const workOf = (pid: number | undefined): number =>
  Number(readFileSync(`/proc/${pid}/schedstat`, "utf8").split(" ")[0]) / 1e6;

const memoryOf = (pid: number | undefined): number =>
  Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, "utf8"))?.[1]) / 1024;

const middle = (all: readonly number[]): number =>
  all.toSorted((a, b) => a - b)[Math.floor(all.length / 2)] ?? Number.NaN;

const percent = (share: number) => `${(share * 100).toFixed(1)} %`;

/** A search that hardly anybody made before, or a page with a parameter that it may not even read. */
const filterOf = (random: () => number, pages: readonly string[], turn: number): string => {
  const of = <Value>(all: readonly Value[]) => all[Math.floor(random() * all.length)];
  if (turn % 4 === 3) return `${of(["/", ...pages])}?open=z${turn}`;
  const least = Math.floor(random() * 900);
  const month = `2027-${String(1 + Math.floor(random() * 12)).padStart(2, "0")}`;
  return `/cerca?month=${month}&mood=${of(moods)}&priceMin=${least}&priceMax=${1000 + Math.floor(random() * 4000)}`;
};

const pathsOf = async (ask: ReturnType<typeof opened>): Promise<string[]> => {
  const named = (body: Buffer) =>
    [...body.toString().matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = ""]) => {
      const { pathname, search } = new URL(address.replaceAll("&amp;", "&"));
      return pathname + search;
    });
  const read = async (path: string) => {
    const { status, body } = await ask(path, "identity");
    if (status !== 200) throw new Error(`${path} was answered ${status}.`);
    return named(body);
  };
  const first = await read("/sitemap.xml");
  const parts = first.filter((path) => path.endsWith(".xml"));
  const others = first.filter((path) => !path.endsWith(".xml"));
  return [...others, ...(await Promise.all(parts.map(read))).flat()];
};

/**
 * A bot of random filters: whether the pages of the sitemap are still kept. A page is taken as kept
 * where its answer cost less than the geometric mean of what new and kept pages cost the process.
 */
export const bot = async (count = 10_000): Promise<readonly string[]> => {
  const broken: string[] = [];
  const folder = mkdtempSync(join(tmpdir(), "wayroam-faults-"));
  const port = await freePort();
  const server = await startProcess({ PORT: String(port), DATA_DIR: folder });
  const ask = opened(port);
  const random = chance(19);
  const cost = async (path: string): Promise<number> => {
    const before = workOf(server.pid);
    const { status } = await ask(path);
    if (status !== 200) broken.push(`${path} was answered ${status}.`);
    return workOf(server.pid) - before;
  };
  const all = await pathsOf(ask);
  const news: number[] = [];
  for (const path of all) news.push(await cost(path));
  const shuffled = all
    .map((path) => ({ path, place: random() }))
    .toSorted((a, b) => a.place - b.place)
    .map(({ path }) => path);
  const again = shuffled.splice(0, sampled);
  const olds: number[] = [];
  for (const path of again) olds.push(await cost(path));
  const border = Math.sqrt(middle(news) * middle(olds));
  const share = (costs: readonly number[]) =>
    costs.filter((each) => each < border).length / costs.length;
  console.log(
    `${all.length} pages of the sitemap: a new one costs ${middle(news).toFixed(1)} ms, a kept one ${middle(olds).toFixed(2)} ms`,
  );
  console.log(`before: ${percent(share(olds))} kept, ${memoryOf(server.pid).toFixed(0)} MB`);
  let [turn, refused, peak] = [0, 0, 0];
  let during: number[] = [];
  const sample = Math.min(sampled, Math.floor(shuffled.length / (rounds + 1)));
  for (let round = 1; round <= rounds; round += 1) {
    const visit = async () => {
      while (turn < (count * round) / rounds) {
        turn += 1;
        const { status } = await ask(filterOf(random, all, turn));
        if (status === 503) refused += 1;
        else if (status !== 200) broken.push(`A filter was answered ${status}.`);
      }
    };
    await Promise.all([1, 2, 3, 4].map(visit));
    const costs: number[] = [];
    for (const path of shuffled.splice(0, sample)) costs.push(await cost(path));
    peak = Math.max(peak, memoryOf(server.pid));
    during = [...during, ...costs];
    console.log(
      `after ${turn} filters: ${percent(share(costs))} kept, ${memoryOf(server.pid).toFixed(0)} MB`,
    );
  }
  const last: number[] = [];
  for (const path of shuffled.splice(0, sample)) last.push(await cost(path));
  console.log(
    `during: ${percent(share(during))} kept; after: ${percent(share(last))} kept, ${refused} shed, at most ${peak.toFixed(0)} MB`,
  );
  for (const [name, costs] of Object.entries({ before: olds, during, after: last }))
    if (share(costs) < 0.98)
      broken.push(`Only ${percent(share(costs))} of the pages are kept ${name}.`);
  if (peak > 1300) broken.push(`Memory rose to ${peak.toFixed(0)} MB.`);
  await endProcess(server, "SIGTERM");
  rmSync(folder, { recursive: true, force: true });
  return broken;
};
