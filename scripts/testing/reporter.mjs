import { writeFileSync } from "node:fs";
import { relative } from "node:path";
import { root } from "../install.mjs";

const statuses = { passed: "passed", failed: "failed", skipped: "skipped", pending: "skipped" };

const whyOf = (errors) =>
  errors.map(({ message, stack }) => `${message}\n${stack ?? ""}`.slice(0, 1500)).join("\n");

const resultsOf = (module) => {
  const file = relative(root, module.moduleId);
  const tests = [...module.children.allTests()].map((test) => {
    const { state, errors } = test.result();
    const ms = test.diagnostic()?.duration ?? 0;
    return { file, name: test.fullName, status: statuses[state], ms, why: whyOf(errors ?? []) };
  });
  // A hook that fails belongs to no test, nor does a file that cannot be read.
  const errors = [module, ...module.children.allSuites()].flatMap((part) => part.errors());
  const broken = { file, name: "the file", status: "failed", ms: 0, why: whyOf(errors) };
  return errors.length > 0 ? [...tests, broken] : tests;
};

/**
 * What nobody waited for and failed, by the test file that its stack names. It is mostly the rest of
 * a test that had failed before; one that no file can be told of counts for the whole run.
 */
const looseOf = (errors) => {
  const fileOf = ({ stack }) => /[^\s(]+\.test\.tsx?/.exec(stack ?? "")?.[0];
  const byFile = Map.groupBy(errors, (error) => {
    const path = fileOf(error);
    return path ? relative(root, path) : "vitest";
  });
  return [...byFile].map(([file, loose]) => {
    const name = "nothing fails outside a test";
    return { file, name, status: "failed", ms: 0, why: whyOf(loose) };
  });
};

/** Writes what a run found to the file that `TEST_REPORT` names, for `run-vitest.mjs`. */
export default class {
  onTestRunEnd(modules, unhandledErrors) {
    const results = [...modules.flatMap(resultsOf), ...looseOf(unhandledErrors)];
    writeFileSync(process.env.TEST_REPORT, JSON.stringify(results));
  }
}
