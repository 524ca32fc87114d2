import { globSync } from "node:fs";
import { join } from "node:path";
import { z } from "zod";

// Prints the calls that features declare, a room after the other: `npm run routes`. With names of
// rooms it prints theirs alone: `npm run routes -- faqs tours`.
const root = join(import.meta.dirname, "..");
const names = process.argv.slice(2);
const print = (line: string): void => void process.stdout.write(`${line}\n`);

const callSchema = z.looseObject({
  method: z.string(),
  path: z.string(),
  id: z.string(),
  access: z.union([z.literal("anyone"), z.looseObject({ role: z.string() })]),
});
type Declared = z.infer<typeof callSchema>;

/** The calls that a module exports, those within objects of calls too. */
const callsIn = (value: unknown): readonly Declared[] => {
  const { data } = callSchema.safeParse(value);
  if (data) return [data];
  if (value === null || typeof value !== "object" || value instanceof z.ZodType) return [];
  return Object.values(value).flatMap(callsIn);
};

const lineOf = ({ method, path, access, id }: Declared): string => {
  const role = typeof access === "string" ? access : access.role;
  return `  ${method.padEnd(7)}${path.replace("/:country", "").padEnd(56)} ${role.padEnd(13)}${id}`;
};

const readCalls = async (file: string): Promise<readonly Declared[]> =>
  callsIn({ ...((await import(join(root, file))) as object) });

const files = globSync("features/*/*/{,*/}calls.ts", { cwd: root }).toSorted();
const byRoom = Map.groupBy(files, (file) => file.split("/").slice(1, 3).join("/"));
for (const [room, own] of byRoom) {
  if (names.length > 0 && !names.includes(room.split("/")[1] ?? "")) continue;
  const calls = (await Promise.all(own.map(readCalls))).flat();
  print(`${room}  ${calls.length}`);
  for (const call of calls.toSorted((a, b) => (a.path < b.path ? -1 : 1))) print(lineOf(call));
}
