import { scopeSafeSheet, type Sheet } from "./sheet.ts";

// The server ends the child by closing the channel; a signal sent to all processes must not
// interrupt its work.
process.on("SIGINT", () => {}).on("SIGTERM", () => {});
process.on("message", (sheet: Sheet) => void process.send?.(scopeSafeSheet(sheet)));
process.send?.("ready");
