import { removeRecord, type WriteContext } from "#features/records/records/store.ts";
import { inTheWay } from "#platform/server/http/problem.ts";
import type { SendJob } from "#platform/server/jobs/job.ts";
import type { MediaUsers } from "../library-contract.ts";
import type { PictureUses } from "../store.ts";
import { mediaCleanupJob } from "./jobs.ts";
import { mediaKind } from "./save.ts";
import { contentHashOf, deleteMedia, type StoredMedia } from "./store.ts";
import { mediaUsers } from "./uses/media-users.ts";

/** What writes that leave files behind need besides their context. */
export type Cleanup = Readonly<{
  /** Null in a process without a queue: the files then stay. */
  send: SendJob | null;
}>;

/** `“Sahara” and 3 others show it.` */
const usersText = ({ items, total }: MediaUsers): string => {
  const [first] = items;
  if (!first) return "";
  const others = total - 1;
  const who = others === 0 ? "" : others === 1 ? " and 1 other" : ` and ${others} others`;
  return `“${first.name}”${who} ${others === 0 ? "shows" : "show"} it. Take it out there first, or replace it.`;
};

/** @throws Problem 404, 409 with what shows the picture, 412 */
export const removeMedia = (
  context: WriteContext & Cleanup & Readonly<{ uses: PictureUses }>,
  id: string,
  ifVersion: number | null,
): Promise<StoredMedia> =>
  removeRecord(mediaKind, context, {
    id,
    ifVersion,
    async write(trx, before) {
      const users = await mediaUsers(trx, context.uses, context.market, id);
      if (users.total > 0) throw inTheWay("Still shown", usersText(users), { users: users.items });
      const sha256 = await contentHashOf(trx, id);
      await deleteMedia(trx, id);
      await context.send?.(trx, mediaCleanupJob, { sha256, mediaId: id, version: before.version });
    },
  });
