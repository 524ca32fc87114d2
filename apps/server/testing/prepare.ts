import type { TestProject } from "vitest/node";
import { migrations } from "#migrations/list.ts";
import { prepareDatabase } from "#platform/testing/prepare.ts";
import { testEngine } from "#platform/testing/server.ts";

/** Migrates one database per test run; each test starts with a copy of it. */
const start = async (project: TestProject) => {
  const engine = testEngine(project.config.env);
  const { prepared, remove } = await prepareDatabase(migrations, engine);
  project.provide("prepared", prepared);
  return remove;
};

export default start;
