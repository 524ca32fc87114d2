import { join } from "node:path";
import { readDemo } from "#demo/read/demo.ts";

/** The demo in this repository. */
export const demoData = await readDemo(join(import.meta.dirname, ".."));
