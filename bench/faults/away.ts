import { setTimeout as pause } from "node:timers/promises";
import { type FragileLink, fragileLink } from "../../journeys/fragile-link.ts";
import { startPostgres } from "../../scripts/postgres.mjs";
import { type Behind, startBehind, timed, type Told } from "./behind-link.ts";

const troubles: Readonly<Record<string, (link: FragileLink) => void | Promise<void>>> = {
  cut: (link) => link.cut(),
  refused: (link) => link.refuse(),
  hushed: (link) => link.hush(),
};

/** Whether the database is needed for it; a page may be made from what the process remembers. */
type Sort = "always" | "maybe" | "never";
type WatchedCall = Readonly<{ name: string; sort: Sort; ask: () => Promise<Told> }>;

let asked = 0;
const callsOf = (
  { site, office }: Behind["processes"][number],
  staff: Behind["staff"],
  picture: string,
): readonly WatchedCall[] => {
  const anew = () => `priceMin=${(asked += 1) % 900}&priceMax=${1000 + asked}`;
  return [
    { name: "kept page", sort: "never", ask: () => timed(site("/")) },
    { name: "new page", sort: "maybe", ask: () => timed(site(`/cerca?${anew()}`)) },
    {
      name: "search count",
      sort: "maybe",
      ask: () => timed(site(`/api/it/search-count?${anew()}`)),
    },
    { name: "share picture", sort: "always", ask: () => timed(site(picture)) },
    { name: "/api/me", sort: "always", ask: () => timed(office("/api/me"), staff) },
    { name: "staff list", sort: "always", ask: () => timed(office("/api/it/custompages"), staff) },
  ];
};

const isRight = ({ sort }: WatchedCall, { status, retryAfter }: Told): boolean => {
  const isShed = status === 503 && Number(retryAfter) > 0;
  if (sort === "never") return status === 200;
  return isShed || (sort === "maybe" && status === 200);
};

/** Milliseconds until all of it is answered 200 by all processes. */
const untilWell = async (calls: readonly WatchedCall[]): Promise<number> => {
  const begun = performance.now();
  while (performance.now() - begun < 20_000) {
    const answers = await Promise.all(calls.map(({ ask }) => ask()));
    if (answers.every(({ status }) => status === 200)) return Math.round(performance.now() - begun);
    await pause(50);
  }
  return Infinity;
};

type Row = { answers: Map<string, number>; slowest: number };

/** Asks for everything again and again; who already waits for an answer is not asked once more. */
const watch = async (calls: readonly WatchedCall[], seconds: number, look: () => void) => {
  const rows = new Map<string, Row>();
  const wrong = new Set<string>();
  const end = performance.now() + seconds * 1000;
  const askOn = async (call: WatchedCall) => {
    const row: Row = rows.get(call.name) ?? { answers: new Map(), slowest: 0 };
    rows.set(call.name, row);
    while (performance.now() < end) {
      const told = await call.ask();
      const word =
        told.status === 503 && !told.retryAfter ? "503 without Retry-After" : `${told.status}`;
      row.answers.set(word, (row.answers.get(word) ?? 0) + 1);
      row.slowest = Math.max(row.slowest, told.ms);
      if (!isRight(call, told)) wrong.add(`${call.name} was answered ${word}`);
      look();
      await pause(100);
    }
  };
  await Promise.all(calls.map(askOn));
  return { rows, wrong };
};

/** PostgreSQL is away for two processes: it is gone, it throws everybody out, the line is silent. */
export const away = async (seconds = 60): Promise<readonly string[]> => {
  const postgres = await startPostgres();
  if (!postgres) {
    console.log("Skipped, because this machine has no PostgreSQL.");
    return [];
  }
  const broken: string[] = [];
  const link = await fragileLink(Number(new URL(postgres.url).port));
  const behind = await startBehind(postgres.url, link.port, 2);
  const home = await timed(behind.processes[0]?.site("/") ?? "");
  const picture = /\/media\/share\/[^"?]+\.jpeg/.exec(home.text)?.[0] ?? "";
  const calls = behind.processes.flatMap((one) => callsOf(one, behind.staff, picture));
  for (const [name, begin] of Object.entries(troubles)) {
    await untilWell(calls);
    const before = { files: behind.files(), memory: behind.memory(), tried: link.tried() };
    let files = 0;
    await begin(link);
    // What was on its way when the line fell silent is waited for, then everybody is told at once.
    const { rows, wrong } = await watch(calls, seconds, () => {
      files = Math.max(files, behind.files());
    });
    const tries = link.tried() - before.tried;
    const memory = behind.memory();
    await link.mend();
    const back = await untilWell(calls);
    console.log(`${name} for ${seconds} s`);
    for (const [what, { answers, slowest }] of rows)
      console.log(
        `  ${what.padEnd(14)} ${[...answers].map(([word, count]) => `${word}: ${count}`).join(", ")}; slowest ${slowest} ms`,
      );
    console.log(
      `  ${name === "cut" ? "attempts not seen" : `${tries} attempts`}, open files ${before.files} to ${files}, memory ${before.memory} to ${memory} MB, all well after ${back} ms`,
    );
    const hold = (rule: string, isHeld: boolean) => {
      if (!isHeld) broken.push(`${name}: ${rule}`);
    };
    for (const each of wrong) hold(`${each}.`, false);
    for (const [what, { slowest }] of rows)
      hold(`${what} took ${slowest} ms, more than 6 s.`, slowest <= 6000);
    hold(`${tries} attempts in ${seconds} s.`, tries <= 30 + 2 * 4 * seconds);
    hold(`open files rose from ${before.files} to ${files}.`, files <= before.files + 60);
    hold(`memory rose from ${before.memory} to ${memory} MB.`, memory <= before.memory + 200);
    hold(`all well after ${back} ms only.`, back <= 5000);
  }
  await behind.stop();
  await link.cut();
  await postgres.stop();
  return broken;
};
