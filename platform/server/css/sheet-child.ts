import { cleanSheet, type Sheet } from "./sheet.ts";

// Its server ends it by closing the channel; a signal to all processes lets work in hand be done.
process.on("SIGINT", () => {}).on("SIGTERM", () => {});
process.on("message", (sheet: Sheet) => void process.send?.(cleanSheet(sheet)));
process.send?.("ready");
