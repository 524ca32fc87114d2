import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { moods } from "#features/catalogue/travels/contract.ts";
import { freePort } from "#platform/testing/free-port.mjs";
import { endProcess, startProcess } from "../start/process.ts";
import { type Read, createReader, sitemapPaths } from "./sitemap-paths.ts";

const rounds = 10;
/** Number of sitemap pages in each sample; no page is in two of them. */
const sampleSize = 150;

/** Linear congruential generator: the same numbers in [0, 1) in each run. */
const seededRandom = (seed: number) => (): number => {
  seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648;
  return seed / 2_147_483_648;
};

/**
 * CPU milliseconds that the process's main thread has used. Other load on the machine does not
 * change this figure.
 */
const cpuMs = (pid: number | undefined): number =>
  Number(readFileSync(`/proc/${pid}/schedstat`, "utf8").split(" ")[0]) / 1e6;

const residentMb = (pid: number | undefined): number =>
  Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, "utf8"))?.[1]) / 1024;

const median = (all: readonly number[]): number =>
  all.toSorted((a, b) => a - b)[Math.floor(all.length / 2)] ?? Number.NaN;

const percent = (share: number) => `${(share * 100).toFixed(1)} %`;

/**
 * Path of a search that hardly any visitor has made, or of a page with a query parameter that the
 * page ignores.
 */
const uncommonPath = (random: () => number, pages: readonly string[], turn: number): string => {
  const pick = <Value>(all: readonly Value[]) => all[Math.floor(random() * all.length)];
  const page = pick(["/", ...pages]) ?? "/";
  if (turn % 4 === 3) return `${page}${page.includes("?") ? "&" : "?"}open=z${turn}`;
  const least = Math.floor(random() * 900);
  const most = 1000 + Math.floor(random() * 4000);
  const month = `2027-${String(1 + Math.floor(random() * 12)).padStart(2, "0")}`;
  return `/cerca?month=${month}&mood=${pick(moods)}&priceMin=${least}&priceMax=${most}`;
};

/**
 * Requests the addresses as four concurrent visitors.
 * @returns the number of requests that the server shed (answered with 503)
 */
const visit = async (read: Read, addresses: readonly string[]): Promise<number> => {
  const remaining = [...addresses];
  let shed = 0;
  const visitor = async () => {
    for (let path = remaining.pop(); path !== undefined; path = remaining.pop()) {
      const { status } = await read(path);
      if (status === 503) shed += 1;
      else if (status !== 200) throw new Error(`${path} was answered ${status}.`);
    }
  };
  await Promise.all([1, 2, 3, 4].map(visitor));
  return shed;
};

/** CPU milliseconds of each page, requested one after another. */
const costsOf = async (read: Read, pid: number | undefined, paths: readonly string[]) => {
  const costs: number[] = [];
  for (const path of paths) {
    const before = cpuMs(pid);
    const { status } = await read(path);
    if (status !== 200) throw new Error(`${path} was answered ${status}.`);
    costs.push(cpuMs(pid) - before);
  }
  return costs;
};

const runRounds = async (port: number, pid: number | undefined, count: number) => {
  const read = createReader(port);
  const random = seededRandom(19);
  const all = await sitemapPaths(read);
  const left = all
    .map((path) => ({ path, order: random() }))
    .toSorted((a, b) => a.order - b.order)
    .map(({ path }) => path);
  const newCosts = await costsOf(read, pid, all);
  const cachedCosts = await costsOf(read, pid, left.splice(0, sampleSize));
  // A cached page costs about a hundredth of a new one; the geometric mean is far from both.
  const threshold = Math.sqrt(median(newCosts) * median(cachedCosts));
  const cachedShare = (costs: readonly number[]) =>
    costs.filter((each) => each < threshold).length / costs.length;
  console.log(
    `${all.length} pages of the sitemap: a new one costs ${median(newCosts).toFixed(1)} ms, a kept one ${median(cachedCosts).toFixed(2)} ms`,
  );
  console.log(
    `before: ${percent(cachedShare(cachedCosts))} kept, ${residentMb(pid).toFixed(0)} MB`,
  );
  const costsDuring: number[] = [];
  const evicted: string[] = [];
  let [shed, peak] = [0, residentMb(pid)];
  const size = Math.min(sampleSize, Math.floor(left.length / (rounds + 1)));
  for (let round = 0; round < rounds; round += 1) {
    const turns = Array.from({ length: Math.ceil(count / rounds) }, (_, turn) => turn);
    shed += await visit(
      read,
      turns.map((turn) => uncommonPath(random, all, round * turns.length + turn)),
    );
    const paths = left.splice(0, size);
    const costs = await costsOf(read, pid, paths);
    costsDuring.push(...costs);
    evicted.push(...paths.filter((_, index) => (costs[index] ?? 0) >= threshold));
    peak = Math.max(peak, residentMb(pid));
    console.log(
      `after ${(round + 1) * turns.length} filters: ${percent(cachedShare(costs))} kept, ${residentMb(pid).toFixed(0)} MB`,
    );
  }
  if (evicted.length > 0)
    console.log(`${evicted.length} were lost, such as ${evicted.slice(0, 4).join(", ")}`);
  const costsAfter = await costsOf(read, pid, left.splice(0, size));
  const [home = Infinity] = await costsOf(read, pid, ["/"]);
  return {
    before: cachedShare(cachedCosts),
    during: cachedShare(costsDuring),
    after: cachedShare(costsAfter),
    home: home < threshold,
    shed,
    peak,
  };
};

/**
 * Ten thousand random filters from a bot must not evict the sitemap's pages from the page cache. A page
 * counts as cached when its answer cost the process little CPU time.
 */
export const botTraffic = async (count = 10_000): Promise<readonly string[]> => {
  const failures: string[] = [];
  const folder = mkdtempSync(join(tmpdir(), "wayroam-faults-"));
  const port = await freePort();
  const server = await startProcess({ PORT: String(port), DATA_DIR: folder });
  const { home, shed, peak, ...shares } = await runRounds(port, server.pid, count);
  console.log(
    `during: ${percent(shares.during)} kept; after: ${percent(shares.after)} kept, the home page ${home ? "as well" : "not"}; ${shed} shed, at most ${peak.toFixed(0)} MB`,
  );
  for (const [name, share] of Object.entries(shares))
    if (share < 0.98) failures.push(`Only ${percent(share)} of the pages are kept ${name}.`);
  if (!home) failures.push("The home page was not kept.");
  if (peak > 1300) failures.push(`Memory rose to ${peak.toFixed(0)} MB.`);
  await endProcess(server, "SIGTERM");
  rmSync(folder, { recursive: true, force: true });
  return failures;
};
