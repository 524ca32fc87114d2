import { z } from "zod";
import type { FileStore } from "#platform/server/files/file-store.ts";
import { handleJob, type Job, type JobHandler, type SendJob } from "#platform/server/jobs/job.ts";
import type { Database } from "#platform/server/database/tables.ts";
import { renditionFormats } from "../contract.ts";
import { shownWidths } from "../parts/shown-widths.ts";
import { fileNamesOf, makeRendition } from "../renditions.ts";
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

const newContent = z.strictObject({
  sha256: payload.shape.sha256,
  /** Of the original, in pixels. */
  width: z.int().min(1),
});

type NewContent = z.infer<typeof newContent>;

/** Makes all renditions that the site may show of a new content, before a visitor asks for one. */
export const mediaRenditionsJob: Job<NewContent> = {
  name: "media-renditions",
  payload: newContent,
  keyOf: ({ sha256 }) => sha256,
  retries: { limit: 5, pause: 5, maxPause: 300 },
};

export const mediaRenditionsHandler = (files: FileStore): JobHandler =>
  handleJob(mediaRenditionsJob, {
    // What an earlier attempt has made is found and not made again.
    async run({ sha256, width }, { signal }) {
      for (const each of shownWidths({ width }))
        for (const format of renditionFormats) {
          if (signal.aborted) throw new Error("The process ends before all renditions are made.");
          // A content whose original is gone was replaced or deleted meanwhile.
          if (!(await makeRendition(files, sha256, each, format))) return;
        }
    },
    // Renditions that are lost are made when they are asked for.
    pending: async () => [],
  });

/** Called in the transaction that stores the content. */
export const sendRenditionsJob = async (
  send: SendJob | null,
  trx: Database,
  { sha256, width }: NewContent,
): Promise<void> => send?.(trx, mediaRenditionsJob, { sha256, width });
