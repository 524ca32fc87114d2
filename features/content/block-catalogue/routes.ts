import { z } from "zod";
import { Problem } from "#platform/server/http/problem.ts";
import type { Api } from "#platform/server/http/routes/api.ts";
import { listOf, listQuery, sortedBy } from "#platform/server/http/routes/list-query.ts";
import {
  blockEntrySchema,
  blockFilters,
  entryName,
  entrySources,
  newBlockEntrySchema,
  savedBlockEntrySchema,
} from "./contract.ts";
import type { CodeBlocks, VersionedEntry } from "./entries.ts";
import { absentEntry as absent, entryPolicy as policy, requireHome } from "./policy.ts";
import { createEntry, readEntries, removeEntry, saveEntry, toEntryRecord } from "./save.ts";
import { foldText } from "#platform/texts/fold-text.ts";

const params = { name: entryName };

const toResult = (entry: VersionedEntry) => ({
  version: entry.version,
  body: toEntryRecord(entry),
});

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
    async handle({ db, market, query: { page, pageSize, search, source, filter, sort } }) {
      requireHome(market);
      const words = foldText(search.trim());
      const found = (await readEntries(db, code))
        .filter(
          (entry) =>
            foldText(`${entry.label} ${entry.name}`).includes(words) &&
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
    async handle({ db, market, params: { name } }) {
      requireHome(market);
      const entry = (await readEntries(db, code)).find((each) => each.name === name);
      if (!entry) throw new Problem(404, absent);
      return toResult(entry);
    },
  });
};

const addCreate = (api: Api, code: CodeBlocks): void =>
  api.write({
    method: "POST",
    path: "/:country/page-composer-blocks",
    id: "createBlockEntry",
    summary: "Adds an entry that is made of an existing block",
    access: policy.write,
    guard: async ({ market }) => requireHome(market),
    problems: [404],
    body: newBlockEntrySchema,
    status: 201,
    answer: blockEntrySchema,
    async write({ trx, country, market, actor, body: entry }) {
      const created = await createEntry({ db: trx, market, actor: actor.email }, code, entry);
      const location = `/api/${country}/page-composer-blocks/${created.name}`;
      return { ...toResult(created), location };
    },
  });

const addChanges = (api: Api, code: CodeBlocks): void => {
  api.write({
    method: "PUT",
    path: "/:country/page-composer-blocks/:name",
    id: "saveBlockEntry",
    summary: "Says what a block is called, where it stands, and with what it begins",
    access: policy.write,
    guard: async ({ market }) => requireHome(market),
    params,
    absent,
    body: savedBlockEntrySchema,
    ifMatch: true,
    answer: blockEntrySchema,
    async write({ trx, market, actor, params: { name }, body, ifMatch }) {
      const context = { db: trx, market, actor: actor.email };
      return toResult(await saveEntry(context, code, name, body, ifMatch));
    },
  });

  api.write({
    method: "DELETE",
    path: "/:country/page-composer-blocks/:name",
    id: "deleteBlockEntry",
    summary: "Deletes a further entry, or takes a block back to its code; answers what it was",
    access: policy.write,
    guard: async ({ market }) => requireHome(market),
    params,
    absent,
    ifMatch: true,
    answer: blockEntrySchema,
    async write({ trx, market, actor, params: { name }, ifMatch }) {
      const context = { db: trx, market, actor: actor.email };
      return toResult(await removeEntry(context, code, name, ifMatch));
    },
  });
};

/** Mounted under `/api/{country}`: the overlay of the block catalogue. */
export const addBlockEntryRoutes = (api: Api, code: CodeBlocks): void => {
  addReads(api, code);
  addCreate(api, code);
  addChanges(api, code);
};
