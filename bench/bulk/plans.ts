import { setTimeout as wait } from "node:timers/promises";
import { copyDepartures } from "./departures.ts";
import { begin, readRun, type Run, timed } from "./follow.ts";
import { openStorage } from "./storage.ts";
import { type Call, startServer } from "./server.ts";

// Plans bulk actions on many pages and departures: how long the planning takes, the longest call
// meanwhile, and the longest pause of the event loop.
// node bench/bulk/plans.ts [pages] [departures] [postgres]
const pages = Number(process.argv[2] ?? 1888);
const departures = Number(process.argv[3] ?? 10_000);
const storage = await openStorage(process.argv[4] === "postgres");
const port = 3193;

/** Copies of the pages of the demo, whose content they have. */
const copyPages = `
  insert into custom_page (market, name, slug, seo, custom_html_classes, custom_css, is_published,
    is_fixed, attributes, blocks)
  select market, 'bench ' || n, 'bench-' || n, seo, custom_html_classes, custom_css, false,
    false, attributes, blocks
  from generate_series(1, ${pages}) as n
  join (select row_number() over (order by id) as place, count(*) over () as total, custom_page.*
    from custom_page where market = 'it-IT' and owner_kind is null and not is_fixed
      and template_id is null) as stored on place = 1 + n % total`;

/** Milliseconds of the longest pause since the last reading. */
const longestPause = async (call: Call): Promise<number> => {
  const { text } = await call("GET", "/metrics");
  return Number(/^nodejs_eventloop_lag_max_seconds ([\d.e+-]+)/m.exec(text)?.[1]) * 1000;
};

const plan = async (call: Call, name: string, request: object): Promise<void> => {
  await longestPause(call);
  const startedAt = performance.now();
  const asked = await timed(() => begin(call, "?dryRun=1", request));
  let longestCall = asked.seconds;
  let run: Run = asked.result;
  while (run.state === "planning") {
    await wait(50);
    const read = await timed(() => readRun(call, run.id));
    longestCall = Math.max(longestCall, read.seconds);
    run = read.result;
  }
  const seconds = (performance.now() - startedAt) / 1000;
  const { rows = 0, change = 0, none = 0, refuse = 0 } = run.plan ?? {};
  console.log(
    `  ${name.padEnd(22)} ${rows} rows (${change} change, ${none} none, ${refuse} left out) in ${seconds.toFixed(1)} s, longest call ${(longestCall * 1000).toFixed(0)} ms, longest pause ${(await longestPause(call)).toFixed(0)} ms`,
  );
  if (run.state !== "ready") process.exitCode = 1;
};

try {
  const first = await startServer(port, storage.folder, storage.url);
  await first.end("SIGTERM");
  await storage.runSql(copyPages);
  await storage.runSql(copyDepartures(departures));
  await storage.runSql("analyze");
  const { call, end } = await startServer(port, storage.folder, storage.url);
  console.log(`${pages} pages and ${departures} departures on ${storage.name}`);
  const found = { search: "bench " };
  const publish = (isPublished: boolean) => ({ type: "publish", isPublished });
  await plan(call, "publish pages", { kind: "page", action: publish(true), filter: found });
  await plan(call, "purge pages", { kind: "page", action: { type: "purge" }, filter: found });
  const filter = { leaveFrom: "2040-01-01", leaveUntil: "2041-12-31" };
  const lower = { type: "price", change: { kind: "percent", percent: -5 }, rounding: "unit" };
  await plan(call, "lower prices", { kind: "tour", action: lower, filter });
  await plan(call, "move by a week", { kind: "tour", action: { type: "dates", days: 7 }, filter });
  await plan(call, "unpublish departures", { kind: "tour", action: publish(false), filter });
  await plan(call, "publish travels", { kind: "travel", action: publish(false) });
  await end("SIGTERM");
} finally {
  await storage.remove();
}
