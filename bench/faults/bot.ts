import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { moods } from "#features/travels/contract.ts";
import { endProcess, freePort, startProcess } from "./process.ts";
import { type Read, reader, sitemapPaths } from "./sitemap-paths.ts";

const rounds = 10;
/** Pages of the sitemap that are asked for before, in each round and after; none of them twice. */
const sampled = 150;

/** The same numbers from 0 to 1 in each run. */
const chance = (seed: number) => (): number => {
  seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648;
  return seed / 2_147_483_648;
};

/** Milliseconds for which the main thread of a process had a processor, however busy the machine is. */
const workOf = (pid: number | undefined): number =>
  Number(readFileSync(`/proc/${pid}/schedstat`, "utf8").split(" ")[0]) / 1e6;

const memoryOf = (pid: number | undefined): number =>
  Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, "utf8"))?.[1]) / 1024;

const middle = (all: readonly number[]): number =>
  all.toSorted((a, b) => a - b)[Math.floor(all.length / 2)] ?? Number.NaN;

const percent = (share: number) => `${(share * 100).toFixed(1)} %`;

/** A search that hardly anybody made before, or a page with a parameter that it does not read. */
const filterOf = (random: () => number, pages: readonly string[], turn: number): string => {
  const of = <Value>(all: readonly Value[]) => all[Math.floor(random() * all.length)];
  const page = of(["/", ...pages]) ?? "/";
  if (turn % 4 === 3) return `${page}${page.includes("?") ? "&" : "?"}open=z${turn}`;
  const least = Math.floor(random() * 900);
  const most = 1000 + Math.floor(random() * 4000);
  const month = `2027-${String(1 + Math.floor(random() * 12)).padStart(2, "0")}`;
  return `/cerca?month=${month}&mood=${of(moods)}&priceMin=${least}&priceMax=${most}`;
};

/** Four visitors who ask for one address after the other. @returns how many were shed */
const visit = async (read: Read, addresses: readonly string[]): Promise<number> => {
  const left = [...addresses];
  let shed = 0;
  const visitor = async () => {
    for (let path = left.pop(); path !== undefined; path = left.pop()) {
      const { status } = await read(path);
      if (status === 503) shed += 1;
      else if (status !== 200) throw new Error(`${path} was answered ${status}.`);
    }
  };
  await Promise.all([1, 2, 3, 4].map(visitor));
  return shed;
};

/** What each of some pages costs the process, asked for one after the other. */
const costsOf = async (read: Read, pid: number | undefined, paths: readonly string[]) => {
  const costs: number[] = [];
  for (const path of paths) {
    const before = workOf(pid);
    const { status } = await read(path);
    if (status !== 200) throw new Error(`${path} was answered ${status}.`);
    costs.push(workOf(pid) - before);
  }
  return costs;
};

const watch = async (port: number, pid: number | undefined, count: number) => {
  const read = reader(port);
  const random = chance(19);
  const all = await sitemapPaths(read);
  const left = all
    .map((path) => ({ path, place: random() }))
    .toSorted((a, b) => a.place - b.place)
    .map(({ path }) => path);
  const news = await costsOf(read, pid, all);
  const olds = await costsOf(read, pid, left.splice(0, sampled));
  // A kept page costs a hundredth of a new one; what lies between is far from both.
  const border = Math.sqrt(middle(news) * middle(olds));
  const share = (costs: readonly number[]) =>
    costs.filter((each) => each < border).length / costs.length;
  console.log(
    `${all.length} pages of the sitemap: a new one costs ${middle(news).toFixed(1)} ms, a kept one ${middle(olds).toFixed(2)} ms`,
  );
  console.log(`before: ${percent(share(olds))} kept, ${memoryOf(pid).toFixed(0)} MB`);
  const during: number[] = [];
  const lost: string[] = [];
  let [shed, peak] = [0, memoryOf(pid)];
  const size = Math.min(sampled, Math.floor(left.length / (rounds + 1)));
  for (let round = 0; round < rounds; round += 1) {
    const turns = Array.from({ length: Math.ceil(count / rounds) }, (_, turn) => turn);
    shed += await visit(
      read,
      turns.map((turn) => filterOf(random, all, round * turns.length + turn)),
    );
    const paths = left.splice(0, size);
    const costs = await costsOf(read, pid, paths);
    during.push(...costs);
    lost.push(...paths.filter((_, place) => (costs[place] ?? 0) >= border));
    peak = Math.max(peak, memoryOf(pid));
    console.log(
      `after ${(round + 1) * turns.length} filters: ${percent(share(costs))} kept, ${memoryOf(pid).toFixed(0)} MB`,
    );
  }
  if (lost.length > 0)
    console.log(`${lost.length} were lost, such as ${lost.slice(0, 4).join(", ")}`);
  const after = await costsOf(read, pid, left.splice(0, size));
  const [home = Infinity] = await costsOf(read, pid, ["/"]);
  return {
    before: share(olds),
    during: share(during),
    after: share(after),
    home: home < border,
    shed,
    peak,
  };
};

/**
 * A bot of random filters: whether the pages of the sitemap are still kept before, during and after.
 * A page is taken as kept where its answer cost the process little.
 */
export const bot = async (count = 10_000): Promise<readonly string[]> => {
  const broken: string[] = [];
  const folder = mkdtempSync(join(tmpdir(), "wayroam-faults-"));
  const port = await freePort();
  const server = await startProcess({ PORT: String(port), DATA_DIR: folder });
  const { home, shed, peak, ...shares } = await watch(port, server.pid, count);
  console.log(
    `during: ${percent(shares.during)} kept; after: ${percent(shares.after)} kept, the home page ${home ? "as well" : "not"}; ${shed} shed, at most ${peak.toFixed(0)} MB`,
  );
  for (const [name, share] of Object.entries(shares))
    if (share < 0.98) broken.push(`Only ${percent(share)} of the pages are kept ${name}.`);
  if (!home) broken.push("The home page was not kept.");
  if (peak > 1300) broken.push(`Memory rose to ${peak.toFixed(0)} MB.`);
  await endProcess(server, "SIGTERM");
  rmSync(folder, { recursive: true, force: true });
  return broken;
};
