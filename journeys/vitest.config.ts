import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    include: ["journeys/**/*.test.ts"],
    globalSetup: ["journeys/shared-product.ts"],
    maxWorkers: 1,
    testTimeout: 60_000,
    hookTimeout: 60_000,
    expect: { poll: { timeout: 10_000 } },
  },
});
