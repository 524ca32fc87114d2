import { defineConfig } from "vitest/config";

// The tests of these journeys expect changes within half a second, so they do not run in parallel
// with others.
const timed = [
  "journeys/database-restarts.test.ts",
  "journeys/on-time.test.ts",
  "journeys/two-processes.test.ts",
];
const timeouts = {
  chaiConfig: { truncateThreshold: 0 }, // a failure names all that it found
  testTimeout: 120_000,
  hookTimeout: 120_000,
  expect: { poll: { timeout: 30_000 } },
};

export default defineConfig({
  test: {
    globalSetup: ["journeys/shared-product.ts"],
    maxWorkers: 2,
    projects: [
      {
        test: {
          name: "two at a time",
          include: ["journeys/**/*.test.ts"],
          exclude: timed,
          maxWorkers: 2,
          sequence: { groupOrder: 0 },
          ...timeouts,
        },
      },
      {
        test: {
          name: "timed",
          include: timed,
          maxWorkers: 1,
          sequence: { groupOrder: 1 },
          ...timeouts,
        },
      },
    ],
  },
});
