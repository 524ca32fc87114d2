import { spawn } from "node:child_process";
import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { hashOf, readHashes, readKnown, writeKnown } from "./checking/known.mjs";
import { lintInputs } from "./checking/lint-inputs.mjs";
import { env, root } from "./install.mjs";

// What passed is kept by its hash in .cache, which a clone begins without: the linter looks again at
// files that have changed or import what has changed, the compiler goes on from what it knew, and
// the search for unused code is left out when no code is another.
mkdirSync(join(root, ".cache"), { recursive: true });
const hashes = readHashes();
const known = hashes ? readKnown() : {};
const inputs = hashes ? lintInputs(hashes) : {};
const toLint = Object.keys(inputs).filter((name) => known.lint?.[name] !== inputs[name]);
const isMostly = toLint.length > 1000 || !hashes;
const code = hashes && hashOf(...[...hashes].flat());

const types = ["--noEmit", "--incremental", "--tsBuildInfoFile", ".cache/types.json"];
const lint = ["--type-aware", "--deny-warnings", ...(isMostly ? [] : toLint)];
const steps = [
  ["lint", toLint.length === 0 && hashes ? null : ["oxlint", ...lint]],
  ["types", ["tsc", ...types]],
  ["unused", code && known.unused === code ? null : ["knip"]],
  ["format", ["oxfmt", "--check"]],
  ["rules", ["node", "scripts/house-rules/write.ts", "--check"]],
];

/** Prints a step's result, and its output only when it failed. A step without a command is known. */
const run = async ([name, command]) => {
  if (!command) {
    console.log(`${name.padEnd(7)} ok  nothing has changed`);
    return [name, true];
  }
  const startedAt = performance.now();
  const [program, ...args] = command;
  const step = spawn(program, args, { cwd: root, env });
  let output = "";
  for (const stream of [step.stdout, step.stderr]) stream.on("data", (text) => (output += text));
  const exitCode = await new Promise((resolve, reject) => {
    step.on("error", reject);
    step.on("close", resolve);
  });
  const seconds = ((performance.now() - startedAt) / 1000).toFixed(1);
  console.log(`${name.padEnd(7)} ${exitCode === 0 ? "ok" : "FAILED"}  ${seconds} s`);
  if (exitCode !== 0) console.log(output);
  return [name, exitCode === 0];
};

const passed = new Map(await Promise.all(steps.map(run)));
if (hashes)
  writeKnown({
    lint: passed.get("lint") ? inputs : known.lint,
    unused: passed.get("unused") ? code : known.unused,
  });
process.exit([...passed.values()].every(Boolean) ? 0 : 1);
