import { spawn } from "node:child_process";
import { env, root } from "./install.mjs";

const rules = ["scripts/house-rules/write.ts", "--check"];
const steps = [
  ["lint", "oxlint", ["--type-aware", "--deny-warnings"]],
  ["types", "tsc", ["--noEmit"]],
  ["unused", "knip", []],
  ["format", "oxfmt", ["--check"]],
  ["rules", "node", rules],
];

/** Prints a step's result, and its output only when it failed. */
const run = async ([name, command, args]) => {
  const startedAt = performance.now();
  const step = spawn(command, args, { cwd: root, env });
  let output = "";
  for (const stream of [step.stdout, step.stderr]) stream.on("data", (text) => (output += text));
  const code = await new Promise((resolve, reject) => {
    step.on("error", reject);
    step.on("close", resolve);
  });
  const seconds = ((performance.now() - startedAt) / 1000).toFixed(1);
  console.log(`${name.padEnd(7)} ${code === 0 ? "ok" : "FAILED"}  ${seconds} s`);
  if (code !== 0) console.log(output);
  return code === 0;
};

// The types of the routes come first, because linter and compiler read them; the others run in
// parallel.
const passed = [await run(["routes", "react-router", ["typegen"]])];
passed.push(...(await Promise.all(steps.map(run))));
process.exit(passed.every(Boolean) ? 0 : 1);
