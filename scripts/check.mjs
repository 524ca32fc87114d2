import { spawnSync } from "node:child_process";
import { env, root } from "./install.mjs";

const steps = [
  ["routes", "react-router", ["typegen"]],
  ["format", "oxfmt", ["--check"]],
  ["lint", "oxlint", ["--type-aware", "--deny-warnings"]],
  ["types", "tsc", ["--noEmit"]],
  ["unused", "knip", []],
];

let failed = false;
for (const [name, command, args] of steps) {
  const begun = performance.now();
  const { status, stdout, stderr } = spawnSync(command, args, { cwd: root, env, encoding: "utf8" });
  const seconds = ((performance.now() - begun) / 1000).toFixed(1);
  console.log(`${name.padEnd(7)} ${status === 0 ? "ok" : "FAILED"}  ${seconds} s`);
  if (status !== 0) {
    failed = true;
    console.log(`${stdout ?? ""}${stderr ?? ""}`);
  }
}
process.exit(failed ? 1 : 0);
