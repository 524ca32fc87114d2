import {
  changeRecord,
  type RecordKind,
  removeRecord,
  type WriteContext,
  writeRecord,
} from "#features/records/records/store.ts";
import { deleteVersions } from "#features/records/versions/store.ts";
import { inTransaction } from "#platform/server/database/transaction.ts";
import type { Database } from "#platform/server/database/tables.ts";
import { Problem } from "#platform/server/http/problem.ts";
import { recordMarket } from "#platform/server/presence/record-market.ts";
import type { NewBlockEntry, SavedBlockEntry } from "./contract.ts";
import {
  allEntries,
  type CodeBlocks,
  contentErrors,
  toStored,
  type VersionedEntry,
} from "./entries.ts";
import { absentEntry } from "./policy.ts";
import { deleteBlockEntry, lockBlockEntries, readBlockEntries, writeBlockEntry } from "./store.ts";

export const entrySubject = "block";

const ofCompany = { isOfCompany: true } as const;

export const readEntries = async (
  db: Database,
  { blocks }: Pick<CodeBlocks, "blocks">,
): Promise<readonly VersionedEntry[]> => allEntries(blocks, await readBlockEntries(db));

const toInput = ({ version: _version, source: _source, ...entry }: VersionedEntry): NewBlockEntry =>
  entry;

const entryKind = (code: CodeBlocks): RecordKind<VersionedEntry> => ({
  subject: entrySubject,
  noun: "block",
  ...ofCompany,
  async lock(trx, _market, name) {
    await lockBlockEntries(trx);
    return (await readEntries(trx, code)).find((entry) => entry.name === name) ?? null;
  },
  idOf: ({ name }) => name,
  nameOf: ({ label }) => label,
  contentOf: toInput,
  // Pages hold the blocks themselves, and not what the catalogue says of them.
  tagsOf: () => [],
});

const throwInvalid = (path: string, message: string): never => {
  throw new Problem(422, message, { errors: [{ path, message }] });
};

/** Entries are the company's, so that the market of whoever writes does not matter. */
const versionsOf = (name: string) => ({
  market: recordMarket(ofCompany, ""),
  subject: entrySubject,
  recordId: name,
});

/** @throws Problem 422 for contents that the block's schema refuses */
const store = async (
  trx: Database,
  code: CodeBlocks,
  entry: NewBlockEntry,
): Promise<VersionedEntry> => {
  const errors = contentErrors(entry, code);
  const [first] = errors;
  if (first) throw new Problem(422, first.message, { errors });
  const block = code.blocks.find(({ name }) => name === entry.name);
  const version = await writeBlockEntry(trx, toStored(entry, block));
  return { ...entry, version, source: block ? "changed" : "further" };
};

/** @throws Problem 422 */
export const createEntry = (
  context: WriteContext,
  code: CodeBlocks,
  entry: NewBlockEntry,
): Promise<VersionedEntry> =>
  writeRecord(entryKind(code), context, {
    id: entry.name,
    ifVersion: null,
    async write(trx, before) {
      if (before) throwInvalid("name", "Another block has this name.");
      if (!code.blocks.some(({ name }) => name === entry.blockType))
        throwInvalid("blockType", absentEntry);
      return store(trx, code, entry);
    },
  });

/** @throws Problem 404, 412, 422 */
export const saveEntry = (
  context: WriteContext,
  code: CodeBlocks,
  name: string,
  entry: SavedBlockEntry,
  ifVersion: number | null,
): Promise<VersionedEntry> =>
  changeRecord(entryKind(code), context, {
    id: name,
    ifVersion,
    async write(trx, before) {
      if ((entry.name ?? name) !== name) throwInvalid("name", "An entry keeps its name.");
      if (before.blockType !== entry.blockType)
        throwInvalid("blockType", "An entry stays one of its block.");
      return store(trx, code, { ...entry, name });
    },
  });

/**
 * Deletes a further entry, or takes a block back to its code.
 * @returns what it was
 * @throws Problem 404, 412
 */
export const removeEntry = (
  context: WriteContext,
  code: CodeBlocks,
  name: string,
  ifVersion: number | null,
): Promise<VersionedEntry> =>
  inTransaction(context.db, async (trx) => {
    const removed = await removeRecord(
      entryKind(code),
      { ...context, db: trx },
      { id: name, ifVersion, write: (own) => deleteBlockEntry(own, name) },
    );
    // The next entry of the name, or the block from its code, counts its versions from 1.
    await deleteVersions(trx, versionsOf(name));
    return removed;
  });

/** The version becomes the ETag and is not part of the body. */
export const toEntryRecord = ({ version: _version, ...entry }: VersionedEntry) => ({
  ...entry,
  id: entry.name,
});
