import { readFileSync } from "node:fs";

const kilobytes = (text: string, name: string): number =>
  Number(new RegExp(`^${name}:\\s+(\\d+) kB$`, "m").exec(text)?.[1] ?? Number.NaN);

const chunk = 256 * 1024;
const arena = 64 * 1024 * 1024;

type Mapping = Readonly<{ start: number; bytes: number; rights: string; name: string }>;

/** What a mapping holds, told by its name, rights, size and place. */
const partOf = ({ start, bytes, rights, name }: Mapping): string => {
  if (name.startsWith("/")) return "programs and libraries";
  if (name === "[heap]" || (start % arena === 0 && bytes <= arena)) return "allocator";
  if (rights.includes("x")) return "compiled code";
  // Only a WebAssembly memory is one mapping of that size.
  if (bytes > arena) return "embedded database";
  return bytes % chunk === 0 ? "script heap" : "other";
};

/** Resident megabytes of a process by what they hold; Linux alone tells it. */
export const partsOf = (pid: number): ReadonlyMap<string, number> => {
  const parts = new Map<string, number>();
  const mappings = readFileSync(`/proc/${pid}/smaps`, "utf8").split(/\n(?=[\da-f]+-[\da-f]+ )/);
  for (const mapping of mappings) {
    const [, from = "", to = "", rights = "", name = ""] =
      /^([\da-f]+)-([\da-f]+) (\S+) \S+ \S+ \S+[ \t]*(.*)$/m.exec(mapping) ?? [];
    const start = Number.parseInt(from, 16);
    const part = partOf({ start, bytes: Number.parseInt(to, 16) - start, rights, name });
    parts.set(part, (parts.get(part) ?? 0) + kilobytes(mapping, "Rss") / 1024);
  }
  return parts;
};

/** Megabytes. The share counts what several processes use in part; the peak is since the start. */
export type Resident = Readonly<{ resident: number; share: number; own: number; peak: number }>;

export const residentOf = (pid: number): Resident => {
  const status = readFileSync(`/proc/${pid}/status`, "utf8");
  const rollup = readFileSync(`/proc/${pid}/smaps_rollup`, "utf8");
  return {
    resident: kilobytes(status, "VmRSS") / 1024,
    share: kilobytes(rollup, "Pss") / 1024,
    own: kilobytes(rollup, "Anonymous") / 1024,
    peak: kilobytes(status, "VmHWM") / 1024,
  };
};
