import { z } from "zod";
import type { FileStore } from "#platform/server/files/file-store.ts";
import { handleJob, type Job, type JobHandler } from "#platform/server/jobs/job.ts";
import { fileNamesOf } from "../renditions.ts";
import { isContentUsed, lockContent } from "./store.ts";

const payload = z.strictObject({
  /** Of the content that a picture had. */
  sha256: z.string().regex(/^[0-9a-f]{64}$/),
  mediaId: z.guid(),
  /** The version of the content after which nothing needs the files. */
  version: z.int(),
});

type FormerContent = z.infer<typeof payload>;

/** Deletes original and renditions of a picture that was replaced or deleted. */
export const mediaCleanupJob: Job<FormerContent> = {
  name: "media-cleanup",
  payload,
  keyOf: ({ sha256, mediaId, version }) => `${mediaId} ${version} ${sha256}`,
  retries: { limit: 20, pause: 5, maxPause: 600 },
};

export const mediaCleanupHandler = (files: FileStore): JobHandler =>
  handleJob(mediaCleanupJob, {
    run: ({ sha256 }, { once }) =>
      once(async (trx) => {
        // Who uploads the same content waits, and then writes its file anew.
        await lockContent(trx, sha256);
        if (await isContentUsed(trx, sha256)) return;
        for (const name of fileNamesOf(sha256)) await files.remove(name);
      }),
    // Rows know nothing of contents that they had; a file that stays takes room and nothing else.
    pending: async () => [],
  });
