import { createHash } from "node:crypto";
import { join } from "node:path";
import fastify from "fastify";
import sharp from "sharp";
import { afterAll, beforeAll, expect, test } from "vitest";
import { originalName } from "#features/assets/media/renditions.ts";
import { shareSize } from "#features/assets/media/rules.ts";
import { drawingFont } from "#features/assets/media/share-picture.ts";
import { sharePictureVersion } from "#features/catalogue/travels/parts/share-picture.ts";
import { migrations } from "#migrations/list.ts";
import type { OpenDatabase } from "#platform/server/database/open-database.ts";
import { folderStore } from "#platform/server/files/folder.ts";
import { answerError } from "#platform/server/http/problem.ts";
import { createQueue } from "#platform/server/load/request-queue.ts";
import { processTimer } from "#platform/server/load/timer.ts";
import { freshDatabase } from "#platform/testing/database.ts";
import { smallDisk } from "#platform/testing/small-disk.ts";
import { seedSmallCatalogue } from "../testing/small-catalogue.ts";
import { sharePictureRoutes } from "#features/assets/media/share/share-routes.ts";
import { sharedThings } from "./share-pictures.ts";

let database: OpenDatabase;
beforeAll(async () => {
  database = await freshDatabase(migrations);
});
afterAll(() => database.close());

/** The routes of share pictures, with their files in a folder. */
const open = async (folder: string) => {
  const { db } = database;
  const app = fastify();
  app.setErrorHandler(answerError);
  const clock = { elapsed: () => performance.now(), timer: processTimer, turn: setImmediate };
  await app.register(sharePictureRoutes, {
    db,
    files: folderStore(folder),
    queue: createQueue({ running: 2, waiting: 50, maxWaitMs: 10_000 }, clock),
    product: "Wayroam",
    ...sharedThings(db, "Wayroam"),
    fontfile: join(folder, drawingFont.file),
  });
  return app;
};

test("on a full disk a share picture is drawn and answered, and kept once there is room", async ({
  skip,
}) => {
  const disk = smallDisk(2);
  if (!disk) return skip("Nobody may mount a disk here; root may.");
  const app = await open(disk.folder);
  try {
    const { db } = database;
    const { travel, poster } = await seedSmallCatalogue(db, new Date());
    const background = { r: 40, g: 90, b: 140 };
    const picture = await sharp({ create: { width: 1600, height: 1200, channels: 3, background } })
      .jpeg()
      .toBuffer();
    const sha256 = createHash("sha256").update(picture).digest("hex");
    await db.updateTable("media").set({ sha256 }).where("id", "=", poster.id).execute();
    const files = folderStore(disk.folder);
    await files.write(originalName(sha256), picture);
    const kept = async () => {
      const names: string[] = [];
      for await (const name of files.list()) if (name.startsWith("shares/")) names.push(name);
      return names;
    };
    const version = sharePictureVersion({ version: 1 }, { version: 1, focal: { x: 50, y: 50 } });
    const url = `/media/share/it/${travel.id}/${version}.jpeg`;

    disk.fill();
    const drawn = await app.inject({ url });
    expect([drawn.statusCode, drawn.headers["content-type"]]).toEqual([200, "image/jpeg"]);
    expect(await sharp(drawn.rawPayload).metadata()).toMatchObject(shareSize);
    expect(await kept()).toEqual([]);

    disk.clear();
    const again = await app.inject({ url });
    expect(again.rawPayload).toEqual(drawn.rawPayload);
    expect(await kept()).toHaveLength(1);
  } finally {
    await app.close();
    disk.remove();
  }
});
