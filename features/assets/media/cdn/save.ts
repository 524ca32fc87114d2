import { toResult } from "#platform/server/http/routes/record-routes.ts";
import { readStored } from "#platform/changes/read-stored.ts";
import {
  changeRecord,
  type RecordKind,
  removeRecord,
  type WriteContext,
  writeRecord,
} from "#features/records/records/store.ts";
import type { LinkSource } from "#features/records/links/store.ts";
import { isSame } from "#platform/changes/changes.ts";
import type { FileStore } from "#platform/server/files/file-store.ts";
import { inTheWay, Problem } from "#platform/server/http/problem.ts";
import type { UploadedFile } from "#platform/server/http/upload/uploaded-file.ts";
import { type FileInput, fileInputSchema, type FileUpload } from "../cdn-contract.ts";
import { assertFits } from "./clean-file.ts";
import { addressNameOf, numberedName } from "./file-types.ts";
import { fileUsers } from "./file-users.ts";
import {
  contentName,
  deleteFile,
  fileAt,
  fileRecord,
  fileTag,
  insertFile,
  type StoredFile,
  updateFile,
} from "./store.ts";

const fileKind: RecordKind<StoredFile> = {
  subject: "cdn-file",
  noun: "file",
  isOfCompany: true,
  lock: async (trx, _market, id) => (id === null ? null : fileRecord(trx, id, true)),
  idOf: ({ id }) => id,
  nameOf: ({ path }) => path,
  tagsOf: (_market, before) => (before ? [fileTag(before.id)] : []),
};

const refuse = (path: string, message: string): Problem =>
  new Problem(422, message, { errors: [{ path, message }] });

/**
 * The first address of a name that is free or has the same content already. Another content is
 * another file, whatever its name: what stands at an address is not what the uploader meant.
 */
const addressFor = async (
  db: WriteContext["db"],
  { folder, name }: FileInput,
  sha256: string,
): Promise<Readonly<{ input: FileInput; existing: StoredFile | null }>> => {
  for (let number = 1; ; number += 1) {
    const input = { folder, name: numberedName(name, number) };
    const there = await fileAt(db, input);
    if (!there || there.sha256 === sha256) return { input, existing: there?.file ?? null };
  }
};

/** A name that is taken gets a number. */
export const saveNewFile = async (
  context: WriteContext,
  { name: fileName, bytes, sha256 }: UploadedFile,
  { folder, files }: Readonly<{ folder: string; files: FileStore }>,
): Promise<Readonly<{ body: FileUpload }>> => {
  const wanted = { folder, name: addressNameOf(fileName) };
  const { input, existing } = await addressFor(context.db, wanted, sha256);
  if (existing) return { body: { isNew: false, file: toResult(existing).body } };
  const stored = await writeRecord(fileKind, context, {
    id: null,
    ifVersion: null,
    async write(trx) {
      const content = { bytes: bytes.length, sha256, updatedBy: context.actor };
      const added = await insertFile(trx, input, content);
      await files.write(contentName(sha256), bytes);
      return added;
    },
  });
  return { body: { isNew: true, file: toResult(stored).body } };
};

type Version = Readonly<{ ifVersion: number | null }>;

/** What may link to a file, which then keeps its address. */
export type FileLinks = Readonly<{ linkSources: readonly LinkSource[] }>;

/** Its address follows name and folder. @throws Problem 404, 409 while pages link to it, 412, 422 */
export const saveFile = (
  context: WriteContext & FileLinks,
  id: string,
  { input, ifVersion }: Version & Readonly<{ input: FileInput }>,
): Promise<StoredFile> =>
  changeRecord(fileKind, context, {
    id,
    ifVersion,
    async write(trx, before) {
      if (isSame(readStored(fileInputSchema, before), input)) return before;
      const other = await fileAt(trx, input);
      if (other && other.file.id !== id)
        throw refuse("name", "Another file of this folder has this name.");
      await assertUnused(context, before, "Its address cannot change");
      return updateFile(trx, id, input, context.actor);
    },
  });

const assertUnused = async (
  { db, linkSources }: WriteContext & FileLinks,
  { path }: StoredFile,
  what: string,
): Promise<void> => {
  const users = await fileUsers(db, linkSources, path);
  const [first] = users;
  if (!first) return;
  const others = users.length > 1 ? ` and ${users.length - 1} more` : "";
  throw inTheWay("Something links to it", `${what} while “${first.name}”${others} links to it.`, {
    users,
  });
};

/** The address stays. @throws Problem 404, 412, 415 for a picture of another kind than it ends with */
export const replaceFile = (
  context: WriteContext,
  id: string,
  file: UploadedFile,
  { ifVersion, files }: Version & Readonly<{ files: FileStore }>,
): Promise<StoredFile> =>
  changeRecord(fileKind, context, {
    id,
    ifVersion,
    async write(trx, before) {
      const { bytes, sha256 } = file;
      assertFits(before.name, file);
      const after = await updateFile(trx, id, { bytes: bytes.length, sha256 }, context.actor);
      await files.write(contentName(sha256), bytes);
      return after;
    },
  });

/** @throws Problem 404, 409 while something links to it, 412 */
export const removeFile = (
  context: WriteContext & FileLinks,
  id: string,
  { ifVersion }: Version,
): Promise<StoredFile> =>
  removeRecord(fileKind, context, {
    id,
    ifVersion,
    async write(trx, before) {
      await assertUnused(context, before, "It cannot be deleted");
      await deleteFile(trx, id);
    },
  });
