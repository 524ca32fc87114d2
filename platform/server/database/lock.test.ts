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

/** A process that locks the folder at `take`, releases it at `give`, and reports the outcome. */
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

const send = async (child: ChildProcess, word: "take" | "give"): Promise<string> => {
  const answer = once(child, "message");
  child.send(word);
  return String((await answer)[0]);
};

const deadPid = 2 ** 22 + 1; // above Linux's largest pid, so that no process has it

test("of six processes that find an abandoned lock at once, exactly one takes it, fifty times", async () => {
  const children = await Promise.all(Array.from({ length: 6 }, start));
  for (let round = 1; round <= 50; round++) {
    writeFileSync(join(folder, "wayroam.lock"), String(deadPid));
    const replies = await Promise.all(children.map((child) => send(child, "take")));
    const winners = children.filter((_, place) => replies[place] === "taken");
    expect({ round, winners: winners.length }).toEqual({ round, winners: 1 });
    for (const winner of winners) await send(winner, "give");
  }
});

test("a lock that names a live process of another program is taken over", () => {
  writeFileSync(join(folder, "wayroam.lock"), String(process.ppid));
  const release = lockFolder(folder);
  expect(readFileSync(join(folder, "wayroam.lock"), "utf8")).toBe(String(process.pid));
  release();
  lockFolder(folder)();
});

test("the error names the process that holds the folder, and a killed process frees it", async () => {
  const holder = await start();
  expect(await send(holder, "take")).toBe("taken");
  const refused = `The data folder ${folder} is in use by process ${holder.pid}.`;
  expect(() => lockFolder(folder)).toThrow(new FolderInUse(refused));
  await kill(holder);
  lockFolder(folder)();
});

test("a process cannot lock a folder twice", () => {
  const release = lockFolder(folder);
  expect(() => lockFolder(folder)).toThrow(FolderInUse);
  release();
  release();
  lockFolder(folder)();
});
