import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { FolderInUse, lockFolder } from "./lock.ts";

let folder = "";
let processes: ChildProcess[] = [];
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "wayroam-lock-"));
});
afterEach(async () => {
  await Promise.all(processes.map(kill));
  processes = [];
  rmSync(folder, { recursive: true, force: true });
});

const kill = async (child: ChildProcess): Promise<void> => {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = once(child, "exit");
  child.kill("SIGKILL");
  await ended;
};

/** Takes the folder when told `take`, gives it back when told `give`, and says how that went. */
const contender = `
  import { lockFolder } from ${JSON.stringify(join(import.meta.dirname, "lock.ts"))};
  let give = () => {};
  process.on("message", (word) => {
    if (word === "give") return void (give(), process.send("given"));
    try {
      give = lockFolder(${JSON.stringify("FOLDER")});
      process.send("taken");
    } catch (error) {
      process.send(error.message);
    }
  });
  process.send("ready");
`;

const start = async (): Promise<ChildProcess> => {
  const script = contender.replace("FOLDER", folder);
  const child = spawn(process.execPath, ["--input-type=module", "--eval", script], {
    stdio: ["ignore", "inherit", "inherit", "ipc"],
  });
  processes.push(child);
  await once(child, "message");
  return child;
};

const tell = async (child: ChildProcess, word: "take" | "give"): Promise<string> => {
  const answer = once(child, "message");
  child.send(word);
  return String((await answer)[0]);
};

const deadPid = 2 ** 22 + 1; // above what Linux gives, so that nobody has it

test("of many that find an abandoned lock at once, one takes it, fifty times", async () => {
  const children = await Promise.all(Array.from({ length: 6 }, start));
  for (let round = 1; round <= 50; round++) {
    writeFileSync(join(folder, "wayroam.lock"), String(deadPid));
    const said = await Promise.all(children.map((child) => tell(child, "take")));
    const winners = children.filter((_, place) => said[place] === "taken");
    expect({ round, winners: winners.length }).toEqual({ round, winners: 1 });
    for (const winner of winners) await tell(winner, "give");
  }
});

test("a lock that names a live process of another program is taken over", () => {
  writeFileSync(join(folder, "wayroam.lock"), String(process.ppid));
  const give = lockFolder(folder);
  expect(readFileSync(join(folder, "wayroam.lock"), "utf8")).toBe(String(process.pid));
  give();
  lockFolder(folder)();
});

test("who holds the folder is named, and its death frees it however it comes", async () => {
  const holder = await start();
  expect(await tell(holder, "take")).toBe("taken");
  const refused = `The data folder ${folder} is in use by process ${holder.pid}.`;
  expect(() => lockFolder(folder)).toThrow(new FolderInUse(refused));
  await kill(holder);
  lockFolder(folder)();
});

test("a process that holds the folder does not open it again", () => {
  const give = lockFolder(folder);
  expect(() => lockFolder(folder)).toThrow(FolderInUse);
  give();
  give();
  lockFolder(folder)();
});
