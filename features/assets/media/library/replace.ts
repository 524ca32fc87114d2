import { changeRecord, type WriteContext } from "#features/records/records/store.ts";
import type { FileStore } from "#platform/server/files/file-store.ts";
import type { UploadedFile } from "#platform/server/http/upload/uploaded-file.ts";
import { originalName } from "../renditions.ts";
import type { CleanPicture } from "./clean-picture.ts";
import { mediaCleanupJob, sendRenditionsJob } from "./jobs.ts";
import type { Cleanup } from "./remove.ts";
import { mediaKind } from "./save.ts";
import { linkTwins } from "./twins/store.ts";
import { contentHashOf, lockContent, type StoredMedia, updateContent } from "./store.ts";

type Replacement = Readonly<{
  ifVersion: number | null;
  picture: CleanPicture;
  files: FileStore;
}>;

/**
 * Gives a picture the content of another file. Its id, words and focal point stay, and all that
 * shows it shows the new content at a new address.
 * @throws Problem 404, 412
 */
export const replaceMedia = (
  context: WriteContext & Cleanup,
  id: string,
  { sha256: sourceSha256 }: UploadedFile,
  { ifVersion, picture: { content, properties }, files }: Replacement,
): Promise<StoredMedia> =>
  changeRecord(mediaKind, context, {
    id,
    ifVersion,
    async write(trx, before) {
      await lockContent(trx, properties.sha256);
      const sha256 = await contentHashOf(trx, id);
      if (sha256 === properties.sha256) return before;
      const after = await updateContent(trx, id, { sourceSha256, properties });
      const { version } = before;
      await context.send?.(trx, mediaCleanupJob, { sha256, mediaId: id, version });
      await files.write(originalName(properties.sha256), content);
      await sendRenditionsJob(context.send, trx, properties);
      await linkTwins(trx, [id]);
      return after;
    },
  });
