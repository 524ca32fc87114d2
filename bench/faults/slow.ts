import { setTimeout as pause } from "node:timers/promises";
import { startPostgres } from "../../scripts/postgres.mjs";
import { type Behind, startBehind, timed } from "./behind-link.ts";
import { openSlowLine, type Slowness } from "./slow-line.ts";

const slowness: Slowness = { latencyMs: 200, bytesPerSecond: 50_000 };

const names = ["kept page", "new page", "trip page", "staff list", "save"] as const;
type Name = (typeof names)[number];
type Seen = Record<Name, { ms: number; status: number }[]>;

const within = (all: readonly { ms: number }[], share: number): number => {
  const times = all.map(({ ms }) => ms).toSorted((a, b) => a - b);
  return times[Math.min(times.length - 1, Math.floor(times.length * share))] ?? Number.NaN;
};

const addressesOf = async (site: (path: string) => string): Promise<string[]> => {
  const { text } = await timed(site("/cerca"));
  const links = [...text.matchAll(/href="(\/[^"#?]+\/[^"#?]+)"/g)].map(([, path = ""]) => path);
  return [...new Set(links)].filter((path) => !/^\/(assets|media)\//.test(path));
};

/** What each kind of call takes, one after another of its kind and the kinds beside each other. */
const measure = async (behind: Behind, trips: string[], seconds: number): Promise<Seen> => {
  const [one] = behind.processes;
  if (!one) throw new Error("No process was started.");
  const seen: Seen = {
    "kept page": [],
    "new page": [],
    "trip page": [],
    "staff list": [],
    save: [],
  };
  const end = performance.now() + seconds * 1000;
  let number = 0;
  const save = () =>
    timed(one.office("/api/it/redirects"), behind.staff, {
      from: `/slow-${crypto.randomUUID()}`,
      to: "/",
    });
  const asks: Record<Name, () => Promise<{ ms: number; status: number }>> = {
    "kept page": () => timed(one.site("/")),
    "new page": () => timed(one.site(`/cerca?priceMax=${1000 + (number += 1)}`)),
    "trip page": () => timed(one.site(`${trips.pop() ?? "/coordinatori"}?age=${(number += 1)}`)),
    "staff list": () => timed(one.office("/api/it/custompages"), behind.staff),
    save,
  };
  const askOn = async (name: Name) => {
    while (performance.now() < end) {
      seen[name].push(await asks[name]());
      await pause(100);
    }
  };
  await Promise.all(names.map(askOn));
  return seen;
};

const say = (title: string, seen: Seen) => {
  console.log(title);
  for (const name of names) {
    const statuses = [...new Set(seen[name].map(({ status }) => status))].join(", ");
    console.log(
      `  ${name.padEnd(11)} ${String(seen[name].length).padStart(4)} answers (${statuses}), p50 ${within(seen[name], 0.5)} ms, slowest ${within(seen[name], 1)} ms`,
    );
  }
};

/** The line to PostgreSQL takes 200 ms there and back and carries 50 KB a second, then is good again. */
export const slow = async (seconds = 30): Promise<readonly string[]> => {
  const postgres = await startPostgres();
  if (!postgres) {
    console.log("Skipped, because this machine has no PostgreSQL.");
    return [];
  }
  const broken: string[] = [];
  const line = await openSlowLine(Number(new URL(postgres.url).port));
  const behind = await startBehind(postgres.url, line.port, 1);
  const trips = await addressesOf(behind.processes[0]?.site ?? String);
  await measure(behind, trips, 5); // the code becomes warm
  const calm = await measure(behind, trips, 8);
  say("A good line", calm);
  line.turn(slowness);
  const carried = line.carried();
  const meanwhile = await measure(behind, trips, seconds);
  say(
    `${slowness.latencyMs} ms and ${slowness.bytesPerSecond / 1000} KB/s for ${seconds} s`,
    meanwhile,
  );
  console.log(`  ${((line.carried() - carried) / 1000).toFixed(0)} KB were carried`);
  line.turn(null);
  await pause(5000);
  const after = await measure(behind, trips, 8);
  say("Good again since 5 s", after);
  const hold = (rule: string, isHeld: boolean) => {
    if (!isHeld) broken.push(rule);
  };
  for (const name of names) {
    const right = name === "save" ? 201 : 200;
    for (const [when, seen] of Object.entries({ calm, meanwhile, after })) {
      const others = seen[name].filter(({ status }) => status !== right);
      const first = others[0]?.status;
      // A machine that has other work to do sheds a page now and then, on a good line as well.
      hold(
        `${when}: ${name} was answered ${first}, not ${right}.`,
        others.length <= seen[name].length / 10 && others.every(({ status }) => status === 503),
      );
    }
    hold(
      `${name} is slow after the slow line.`,
      within(after[name], 0.5) < 3 * within(calm[name], 0.5) + 50,
    );
  }
  hold("kept pages were slow meanwhile.", within(meanwhile["kept page"], 0.9) < 250);
  for (const name of names)
    hold(`${name} took more than 6 s meanwhile.`, within(meanwhile[name], 1) < 6000);
  await behind.stop();
  line.close();
  await postgres.stop();
  return broken;
};
