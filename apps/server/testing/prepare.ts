import type { TestProject } from "vitest/node";
import { migrations } from "#migrations/list.ts";
import { prepareDatabase } from "#platform/testing/prepare.ts";

/** Migrates one database per test run; each test starts with a copy of it. */
const start = async (project: TestProject) => {
  const { prepared, remove } = await prepareDatabase(migrations);
  project.provide("prepared", prepared);
  return remove;
};

export default start;
