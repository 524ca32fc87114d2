import { defineConfig } from "vitest/config";
import { BaseSequencer, type TestSpecification } from "vitest/node";
import { patience } from "./patience.ts";

/**
 * Vitest puts those files first that took longest last time, and without such a record, as in a fresh
 * clone, the largest. The accessibility run takes longest, and half of its files are three lines.
 */
class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    const isLong = ({ moduleId }: TestSpecification) => moduleId.includes("/accessible/");
    return [...sorted.filter(isLong), ...sorted.filter((file) => !isLong(file))];
  }
}

export default defineConfig({
  test: {
    include: ["journeys/**/*.test.ts"],
    globalSetup: ["journeys/shared-product.ts"],
    maxWorkers: 2,
    sequence: { sequencer: LongestFirst },
    // The files of a worker share its browser, whose pages know the product's code.
    isolate: false,
    chaiConfig: { truncateThreshold: 0 }, // a failure names all that it found
    // What was built runs as it is, also within the tests' own process.
    server: { deps: { external: [/\/build\/site\/server\//] } },
    testTimeout: 10 * patience,
    hookTimeout: 10 * patience,
    expect: { poll: { timeout: patience } },
  },
});
