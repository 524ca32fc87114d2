import { createHash } from "node:crypto";
import { composeFiles } from "#demo/compose/files.ts";
import type { Demo } from "#demo/read/demo.ts";
import { contentName, insertFile } from "#features/assets/media/cdn/store.ts";
import { markets } from "#markets/markets.ts";
import type { Database } from "#platform/server/database/tables.ts";
import type { FileStore } from "#platform/server/files/file-store.ts";

/** The trip whose route each market offers as a file. */
const routeTrip = "slovenia";

/** Loads the plain files of each market, unless there are some already. */
export const loadDemoFiles = async (
  db: Database,
  files: FileStore,
  { trips, phrases }: Pick<Demo, "trips" | "phrases">,
): Promise<void> => {
  const existing = await db.selectFrom("cdn_file").select("id").limit(1).executeTakeFirst();
  const trip = trips.find(({ code }) => code === routeTrip) ?? trips[0];
  if (existing || !trip) return;
  for (const market of markets)
    for (const { content, ...file } of composeFiles(market, phrases, trip)) {
      const bytes = Buffer.from(content);
      const sha256 = createHash("sha256").update(bytes).digest("hex");
      if (!(await files.has(contentName(sha256)))) await files.write(contentName(sha256), bytes);
      await insertFile(db, file, { bytes: bytes.length, sha256, updatedBy: "demo" });
    }
};
