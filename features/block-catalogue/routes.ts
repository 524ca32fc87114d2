import { z } from "zod";
import {
  changeRecord,
  type RecordKind,
  removeRecord,
  writeRecord,
} from "#features/records/store.ts";
import type { Database } from "#platform/server/database/tables.ts";
import { Problem } from "#platform/server/http/problem.ts";
import type { Policy } from "#platform/server/http/routes/access.ts";
import type { Api } from "#platform/server/http/routes/api.ts";
import { listOf, listQuery, sortedBy } from "#platform/server/http/routes/list-query.ts";
import {
  blockEntryInputSchema,
  blockEntrySchema,
  blockFilters,
  entryName,
  entrySources,
  type NewBlockEntry,
  newBlockEntrySchema,
} from "./contract.ts";
import {
  allEntries,
  type CodeBlocks,
  contentErrors,
  toStored,
  type VersionedEntry,
} from "./entries.ts";
import { deleteBlockEntry, lockBlockEntries, readBlockEntries, writeBlockEntry } from "./store.ts";

const policy = {
  read: { role: "admin", denial: "Blocks are for administrators." },
  write: { role: "admin", denial: "Blocks are for administrators." },
} as const satisfies Policy;

const absent = "There is no such block.";
const params = { name: entryName };
/** The catalogue is the company's, and is kept from its first country alone. */
const home = "it";

const requireHome = (country: string): void => {
  if (country !== home) throw new Problem(404, "Blocks are kept in Italy.");
};

const throwInvalid = (path: string, message: string): never => {
  throw new Problem(422, message, { errors: [{ path, message }] });
};

/** The version becomes the ETag and is not part of the body. */
const toResult = ({ version, ...body }: VersionedEntry) => ({ version, body });

const readAll = async (db: Database, { blocks }: CodeBlocks) =>
  allEntries(blocks, await readBlockEntries(db));

const entryKind = (code: CodeBlocks): RecordKind<VersionedEntry> => ({
  subject: "block",
  noun: "block",
  isOfCompany: true,
  async lock(trx, _market, name) {
    await lockBlockEntries(trx);
    return (await readAll(trx, code)).find((entry) => entry.name === name) ?? null;
  },
  idOf: ({ name }) => name,
  nameOf: ({ label }) => label,
  // Pages hold the blocks themselves, and not what the catalogue says of them.
  tagsOf: () => [],
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

const addReads = (api: Api, code: CodeBlocks): void => {
  api.route({
    method: "GET",
    path: "/:country/block-entries",
    id: "listBlockEntries",
    summary: "The entries of the block catalogue, as administrators keep them",
    access: policy.read,
    query: listQuery({
      source: z.enum(entrySources).nullable().default(null),
      filter: z.enum(blockFilters).nullable().default(null),
      sort: sortedBy(["label", "name"]),
    }),
    answer: listOf(blockEntrySchema),
    async handle({ db, country, query: { page, pageSize, search, source, filter, sort } }) {
      requireHome(country);
      const words = search.trim().toLowerCase();
      const found = (await readAll(db, code))
        .filter(
          (entry) =>
            `${entry.label} ${entry.name}`.toLowerCase().includes(words) &&
            (source === null || entry.source === source) &&
            (filter === null || entry.filter.includes(filter)),
        )
        .toSorted((a, b) => a[sort].localeCompare(b[sort], "en"));
      const shown = found.slice((page - 1) * pageSize, page * pageSize);
      const items = shown.map((entry) => toResult(entry).body);
      return { body: { items, total: found.length, page, pageSize } };
    },
  });

  api.route({
    method: "GET",
    path: "/:country/page-composer-blocks/:name",
    id: "getBlockEntry",
    summary: "An entry of the block catalogue",
    access: policy.read,
    params,
    absent,
    answer: blockEntrySchema,
    async handle({ db, country, params: { name } }) {
      requireHome(country);
      const entry = (await readAll(db, code)).find((each) => each.name === name);
      if (!entry) throw new Problem(404, absent);
      return toResult(entry);
    },
  });
};

type Kind = RecordKind<VersionedEntry>;

const addCreate = (api: Api, code: CodeBlocks, kind: Kind): void =>
  api.write({
    method: "POST",
    path: "/:country/page-composer-blocks",
    id: "createBlockEntry",
    summary: "Adds an entry that is made of an existing block",
    access: policy.write,
    guard: async ({ country }) => requireHome(country),
    problems: [404],
    body: newBlockEntrySchema,
    status: 201,
    answer: blockEntrySchema,
    async write({ trx, country, market, actor, body: entry }) {
      const context = { db: trx, market, actor: actor.email };
      const created = await writeRecord(kind, context, {
        id: entry.name,
        ifVersion: null,
        async write(_trx, before) {
          if (before) throwInvalid("name", "Another block has this name.");
          if (!code.blocks.some(({ name }) => name === entry.blockType))
            throwInvalid("blockType", absent);
          return store(trx, code, entry);
        },
      });
      const location = `/api/${country}/page-composer-blocks/${created.name}`;
      return { ...toResult(created), location };
    },
  });

const addChanges = (api: Api, code: CodeBlocks, kind: Kind): void => {
  api.write({
    method: "PUT",
    path: "/:country/page-composer-blocks/:name",
    id: "saveBlockEntry",
    summary: "Says what a block is called, where it stands, and with what it begins",
    access: policy.write,
    guard: async ({ country }) => requireHome(country),
    params,
    absent,
    body: blockEntryInputSchema,
    ifMatch: true,
    answer: blockEntrySchema,
    async write({ trx, market, actor, params: { name }, body, ifMatch }) {
      const context = { db: trx, market, actor: actor.email };
      const saved = await changeRecord(kind, context, {
        id: name,
        ifVersion: ifMatch,
        async write(_trx, before) {
          if (before.blockType !== body.blockType)
            throwInvalid("blockType", "An entry stays one of its block.");
          return store(trx, code, { ...body, name });
        },
      });
      return toResult(saved);
    },
  });

  api.write({
    method: "DELETE",
    path: "/:country/page-composer-blocks/:name",
    id: "deleteBlockEntry",
    summary: "Deletes a further entry, or takes a block back to its code; answers what it was",
    access: policy.write,
    guard: async ({ country }) => requireHome(country),
    params,
    absent,
    ifMatch: true,
    answer: blockEntrySchema,
    async write({ trx, market, actor, params: { name }, ifMatch }) {
      const context = { db: trx, market, actor: actor.email };
      const removed = await removeRecord(kind, context, {
        id: name,
        ifVersion: ifMatch,
        async write() {
          await deleteBlockEntry(trx, name);
        },
      });
      return toResult(removed);
    },
  });
};

/** Mounted under `/api/{country}`: the overlay of the block catalogue. */
export const addBlockEntryRoutes = (api: Api, code: CodeBlocks): void => {
  const kind = entryKind(code);
  addReads(api, code);
  addCreate(api, code, kind);
  addChanges(api, code, kind);
};
