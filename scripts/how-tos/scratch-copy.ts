import { execFileSync, spawnSync } from "node:child_process";
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { applyStep, type HowToStep } from "./recipe.ts";

const root = join(import.meta.dirname, "../..");

/** What the compiler keeps between two runs. */
export const known = ".cache/types.json";

/** What the compiler and a started copy read: sources, and the pictures that they import. */
const isNeeded = (name: string): boolean =>
  /\.(tsx?|json|css|m[jt]s)$/.test(name) || name.startsWith("design/");

const copySources = (folder: string): void => {
  const tracked = execFileSync("git", ["ls-files", "-co", "--exclude-standard"], {
    cwd: root,
    encoding: "utf8",
    maxBuffer: 64 * 1024 * 1024,
  });
  for (const name of tracked.split("\n").filter(isNeeded))
    if (existsSync(join(root, name))) cpSync(join(root, name), join(folder, name));
  symlinkSync(join(root, "node_modules"), join(folder, "node_modules"));
  // With what the compiler knew after the last check it looks at what the steps touch alone.
  if (existsSync(join(root, known))) cpSync(join(root, known), join(folder, known));
};

/** A copy of the sources in which steps are applied and commands are run. The caller removes it. */
export const openScratchCopy = () => {
  const folder = mkdtempSync(join(tmpdir(), "wayroam-how-to-"));
  copySources(folder);
  return {
    folder,
    apply: (steps: readonly HowToStep[]): void => {
      for (const step of steps) {
        const file = join(folder, step.path);
        const text = step.line === null ? "" : readFileSync(file, "utf8");
        mkdirSync(dirname(file), { recursive: true });
        writeFileSync(file, applyStep(text, step));
      }
    },
    /** Runs a program of the installed packages. */
    run: (program: string, args: readonly string[]) => {
      const { status, stdout, stderr } = spawnSync(join(root, "node_modules/.bin", program), args, {
        cwd: folder,
        encoding: "utf8",
      });
      return { status, output: stdout + stderr };
    },
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
};

export type ScratchCopy = ReturnType<typeof openScratchCopy>;
