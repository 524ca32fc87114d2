import {
  type RecordKind,
  removeRecord,
  changeRecord,
  type WriteContext,
  writeRecord,
} from "#features/records/records/store.ts";
import { inTheWay, Problem } from "#platform/server/http/problem.ts";
import type { FolderMove, MediaFolder } from "#features/assets/media/library-contract.ts";
import { counted } from "#platform/counted.ts";
import {
  countIn,
  deleteFolder,
  insertFolder,
  isFolder,
  lockFolders,
  moveFolder,
  nameTakenIn,
} from "./store.ts";

const folderKind: RecordKind<MediaFolder> = {
  subject: "media-folder",
  noun: "folder",
  isOfCompany: true,
  async lock(trx, _market, path) {
    await lockFolders(trx);
    if (path === null || !(await isFolder(trx, path))) return null;
    return { path, pictures: await countIn(trx, path) };
  },
  idOf: ({ path }) => path,
  nameOf: ({ path }) => path,
  tagsOf: () => [],
};

const refuse = (path: string, message: string): Problem =>
  new Problem(422, message, { errors: [{ path, message }] });

/** @throws Problem 422 for a folder that is there */
export const createFolder = (context: WriteContext, path: string): Promise<MediaFolder> =>
  writeRecord(folderKind, context, {
    id: null,
    ifVersion: null,
    async write(trx) {
      if (await isFolder(trx, path)) throw refuse("path", "There is a folder of this name.");
      await insertFolder(trx, path);
      return { path, pictures: 0 };
    },
  });

/** @throws Problem 404, 422 for a place that it cannot have */
export const renameFolder = (
  context: WriteContext,
  { path, to }: FolderMove,
): Promise<MediaFolder> =>
  changeRecord(folderKind, context, {
    id: path,
    ifVersion: null,
    async write(trx, before) {
      if (to === path) return before;
      if (to.startsWith(`${path}/`)) throw refuse("to", "A folder cannot be moved into itself.");
      const taken = await nameTakenIn(trx, path, to);
      if (taken !== null)
        throw refuse("to", `There is another picture “${taken}” in that folder. Rename one first.`);
      await moveFolder(trx, path, to);
      return { path: to, pictures: await countIn(trx, to) };
    },
  });

/** @throws Problem 404, 409 for a folder that is not empty */
export const removeFolder = (context: WriteContext, path: string): Promise<MediaFolder> =>
  removeRecord(folderKind, context, {
    id: path,
    ifVersion: null,
    async write(trx, { pictures }) {
      const what = counted(pictures, "picture is", "pictures are");
      if (pictures > 0)
        throw inTheWay("Pictures are in it", `${what} in this folder. Move them first.`);
      await deleteFolder(trx, path);
    },
  });
