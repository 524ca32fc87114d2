import { spawn, spawnSync } from "node:child_process";
import { existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { createServer, request } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { endProcess, startProcess } from "../start/process.ts";

// Runs Lighthouse three times with its phone settings on the home page, the search and a trip page,
// and compares the medians with the budget. A page of two lines shows how much of the blocking time
// is due to the machine.
const version = "13.5.0";
const port = 3191;
const origin = `http://it.localhost:${port}`;
const runs = 3;
const toolFolder = join(import.meta.dirname, "../../node_modules/.cache/lighthouse");
const browserPaths = ["/usr/bin/chromium", "/usr/bin/chromium-browser", "/usr/bin/google-chrome"];
const browserPath = process.env["CHROMIUM"] ?? browserPaths.find((path) => existsSync(path)) ?? "";

const cli = join(toolFolder, "node_modules/lighthouse/cli/index.js");
if (!existsSync(cli))
  spawnSync(
    "npm",
    ["install", "--no-audit", "--no-fund", "--prefix", toolFolder, `lighthouse@${version}`],
    { stdio: "inherit" },
  );

const folder = mkdtempSync(join(tmpdir(), "bench-lighthouse-"));
const server = await startProcess({
  PORT: String(port),
  DATA_DIR: folder,
  LOG_LEVEL: "silent",
  WARM: "1",
});

const fetchText = (path: string): Promise<string> =>
  new Promise((resolve, reject) => {
    const headers = { host: `it.localhost:${port}` };
    request({ host: "127.0.0.1", port, path, headers }, (answer) => {
      let text = "";
      answer.on("data", (part: Buffer) => (text += part.toString()));
      answer.on("end", () => resolve(text));
    })
      .on("error", reject)
      .end();
  });

type Report = Readonly<{
  categories: Readonly<Record<string, { score: number | null; auditRefs: { id: string }[] }>>;
  audits: Readonly<
    Record<string, { score: number | null; numericValue?: number; title: string; id: string }>
  >;
}>;

/**
 * Lighthouse sometimes loses the beginning of a trace and asks for another run (error NO_NAVSTART).
 */
const maxTries = 3;

const measure = async (address: string, triesLeft = maxTries): Promise<Report> => {
  const output = join(folder, "report.json");
  const lighthouse = spawn(
    process.execPath,
    [
      cli,
      address,
      "--output=json",
      `--output-path=${output}`,
      "--quiet",
      "--no-enable-error-reporting",
      "--chrome-flags=--headless=new --no-sandbox --disable-gpu",
    ],
    { env: { ...process.env, CHROME_PATH: browserPath }, stdio: ["ignore", "ignore", "inherit"] },
  );
  const code = await new Promise((resolve) => lighthouse.once("exit", resolve));
  if (code !== 0 && triesLeft > 1) return measure(address, triesLeft - 1);
  if (code !== 0) throw new Error(`Lighthouse failed on ${address}`);
  return JSON.parse(readFileSync(output, "utf8")) as Report;
};

const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;

const scoreOf = (name: string) => (report: Report) =>
  Math.round((report.categories[name]?.score ?? 0) * 100);
const figureOf = (name: string) => (report: Report) =>
  report.audits[name]?.numericValue ?? Number.NaN;

/** The budget: each figure with its upper or lower limit. */
const budget = [
  ["performance", scoreOf("performance"), "≥", 97],
  ["accessibility", scoreOf("accessibility"), "≥", 100],
  ["best practices", scoreOf("best-practices"), "≥", 100],
  ["SEO", scoreOf("seo"), "≥", 100],
  ["LCP ms", figureOf("largest-contentful-paint"), "≤", 2000],
  ["CLS", figureOf("cumulative-layout-shift"), "≤", 0.02],
  ["TBT ms", figureOf("total-blocking-time"), "≤", 100],
] as const;

const printLine = (text: string) => process.stdout.write(`${text}\n`);

/** Audits that count in a category's score and scored below 0.9. */
const failedAudits = ({ categories, audits }: Report): string[] =>
  Object.values(categories)
    .flatMap(({ auditRefs }) => auditRefs.map(({ id }) => audits[id]))
    .flatMap((audit) =>
      audit && audit.score !== null && audit.score < 0.9 ? [`${audit.id}: ${audit.title}`] : [],
    );

let isWithinBudget = true;
const runReports = async (address: string): Promise<Report[]> => {
  const reports: Report[] = [];
  for (let run = 0; run < runs; run += 1) reports.push(await measure(address));
  return reports;
};
const measurePage = async (name: string, path: string): Promise<void> => {
  const reports = await runReports(`${origin}${path}`);
  printLine(`\n${name} ${path}`);
  for (const [figure, valueOf, sign, limit] of budget) {
    const value = median(reports.map(valueOf));
    const isWithinLimit = sign === "≥" ? value >= limit : value <= limit;
    isWithinBudget &&= isWithinLimit;
    const formatted = figure === "CLS" ? value.toFixed(3) : value.toFixed(0);
    printLine(
      `${figure.padEnd(16)} ${formatted.padStart(7)}  ${sign} ${limit}${isWithinLimit ? "" : "  MISSED"}`,
    );
  }
  for (const audit of new Set(reports.flatMap(failedAudits))) printLine(`  ${audit}`);
};

const baselineServer = createServer((_, answer) => {
  answer.setHeader("content-type", "text/html");
  answer.end(
    `<!doctype html><html lang="en"><meta name="viewport" content="width=device-width"><title>Floor</title><h1>Floor</h1><p>Two lines</p>`,
  );
}).listen(port + 1);

try {
  await new Promise((resolve) => setTimeout(resolve, 20_000)); // the first request waits while the server draws pictures after its first start
  const [trip = "/"] = /\/viaggi\/[a-z0-9-]+(?=")/.exec(await fetchText("/cerca")) ?? [];
  await measurePage("home", "/");
  await measurePage("search", "/cerca");
  await measurePage("trip", trip);
  const baseline = await runReports(`http://it.localhost:${port + 1}/`);
  printLine(
    `\na page of two lines\nTBT ms           ${baseline
      .map(figureOf("total-blocking-time"))
      .map((ms) => ms.toFixed(0))
      .join(", ")}`,
  );
} finally {
  baselineServer.close();
  await endProcess(server, "SIGTERM");
  rmSync(folder, { recursive: true, force: true });
}
process.exitCode = isWithinBudget ? 0 : 1;
