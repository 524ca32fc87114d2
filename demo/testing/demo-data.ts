import { join } from "node:path";
import { readDemo } from "#demo/read/demo.ts";

/** The demo as it lies beside its sources. */
export const demoData = await readDemo(join(import.meta.dirname, ".."));
