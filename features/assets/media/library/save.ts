import { readStored } from "#platform/changes/read-stored.ts";
import {
  type RecordKind,
  type WriteContext,
  changeRecord,
  writeRecord,
} from "#features/records/records/store.ts";
import { toResult } from "#platform/server/http/routes/record-routes.ts";
import type { Database } from "#platform/server/database/tables.ts";
import type { FileStore } from "#platform/server/files/file-store.ts";
import { Problem } from "#platform/server/http/problem.ts";
import type { SendJob } from "#platform/server/jobs/job.ts";
import type { UploadedFile } from "#platform/server/http/upload/uploaded-file.ts";
import { isSame } from "#platform/changes/changes.ts";
import { type MediaInput, mediaInputSchema, type UploadAnswer } from "../library-contract.ts";
import { originalName } from "../renditions.ts";
import { sendRenditionsJob } from "./jobs.ts";
import { titleOfFile } from "#platform/texts/title-of-file.ts";
import { withChoice } from "../rules.ts";
import { mediaTag } from "../store.ts";
import type { CleanPicture } from "./clean-picture.ts";
import { linkTwins, twinsOf } from "./twins/store.ts";
import {
  insertUpload,
  isNameTaken,
  lockContent,
  lockMedia,
  mediaOfContent,
  type StoredMedia,
  updateMedia,
} from "./store.ts";

/** What staff write of a picture. */
export const inputOf = (stored: StoredMedia): MediaInput => readStored(mediaInputSchema, stored);

export const mediaKind: RecordKind<StoredMedia> = {
  subject: "media",
  noun: "picture",
  isOfCompany: true,
  lock: async (trx, _market, id) => (id === null ? null : lockMedia(trx, id)),
  idOf: ({ id }) => id,
  contentOf: inputOf,
  tagsOf: (_market, before) => (before ? [mediaTag(before.id)] : []),
};

const toUploadResult = async (
  db: Database,
  stored: StoredMedia,
  isNew: boolean,
): Promise<Readonly<{ body: UploadAnswer }>> => ({
  body: { isNew, media: toResult(stored).body, twins: await twinsOf(db, stored.id) },
});

type NewUpload = Readonly<{
  /** Null for a file whose content is stored already. */
  picture: CleanPicture | null;
  files: FileStore;
  folder: string;
}>;

/**
 * Adds an uploaded picture, or finds the one of the same content. The file is written last: where
 * it finds no room the row is rolled back, and a file without a row is what the next upload of the
 * same content needs.
 */
export const saveUpload = async (
  context: WriteContext & Readonly<{ send: SendJob | null }>,
  { name, sha256 }: UploadedFile,
  { picture, files, folder }: NewUpload,
) => {
  await lockContent(context.db, sha256);
  if (picture) await lockContent(context.db, picture.properties.sha256);
  const existing =
    (await mediaOfContent(context.db, sha256)) ??
    (picture && (await mediaOfContent(context.db, picture.properties.sha256)));
  if (existing) return toUploadResult(context.db, existing, false);
  // It was there before the transaction began, and somebody has deleted it since.
  if (!picture) throw new Problem(503, "This picture was just deleted. Upload it again.");
  const stored = await writeRecord(mediaKind, context, {
    id: null,
    ifVersion: null,
    async write(trx) {
      const added = await insertUpload(trx, {
        name: titleOfFile(name) || "Picture",
        folder,
        sourceSha256: sha256,
        createdBy: context.actor,
        properties: picture.properties,
      });
      await files.write(originalName(picture.properties.sha256), picture.content);
      await sendRenditionsJob(context.send, trx, picture.properties);
      await linkTwins(trx, [added.id]);
      return added;
    },
  });
  return toUploadResult(context.db, stored, true);
};

/** @throws Problem 404, 412, 422 for a name that another picture of its folder has */
export const saveMedia = (
  context: WriteContext,
  id: string,
  { input, ifVersion }: Readonly<{ input: MediaInput; ifVersion: number | null }>,
): Promise<StoredMedia> =>
  changeRecord(mediaKind, context, {
    id,
    ifVersion,
    async write(trx, before) {
      if (await isNameTaken(trx, id, input)) {
        const message = "Another picture of this folder has this name.";
        throw new Problem(422, message, { errors: [{ path: "name", message }] });
      }
      const content = { ...input, focal: withChoice(input.focal, before.focal) };
      return isSame(inputOf(before), content) ? before : updateMedia(trx, id, content);
    },
  });
