import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    include: ["journeys/**/*.test.ts"],
    globalSetup: ["journeys/shared-product.ts"],
    maxWorkers: 2,
    // The files of a worker share its browser, whose pages know the product's code.
    isolate: false,
    chaiConfig: { truncateThreshold: 0 }, // a failure names all that it found
    // What was built runs as it is, also within the tests' own process.
    server: { deps: { external: [/\/build\/site\/server\//] } },
    testTimeout: 120_000,
    hookTimeout: 120_000,
    expect: { poll: { timeout: 30_000 } },
  },
});
