import { Problem } from "#platform/server/http/problem.ts";
import type { Api } from "#platform/server/http/routes/api.ts";
import * as calls from "./calls.ts";
import type { CodeBlocks, VersionedEntry } from "./entries.ts";
import { absentEntry as absent } from "./policy.ts";
import { requireHome } from "./require-home.ts";
import { createEntry, readEntries, removeEntry, saveEntry, toEntryRecord } from "./save.ts";
import { foldText } from "#platform/texts/fold-text.ts";

const toResult = (entry: VersionedEntry) => ({
  version: entry.version,
  body: toEntryRecord(entry),
});

const addReads = (api: Api, code: CodeBlocks): void => {
  api.route(calls.listBlockEntries, {
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

  api.route(calls.getBlockEntry, {
    async handle({ db, market, params: { name } }) {
      requireHome(market);
      const entry = (await readEntries(db, code)).find((each) => each.name === name);
      if (!entry) throw new Problem(404, absent);
      return toResult(entry);
    },
  });
};

const addCreate = (api: Api, code: CodeBlocks): void =>
  api.write(calls.createBlockEntry, {
    guard: async ({ market }) => requireHome(market),
    async write({ trx, country, market, actor, body: entry }) {
      const created = await createEntry({ db: trx, market, actor: actor.email }, code, entry);
      const location = `/api/${country}/page-composer-blocks/${created.name}`;
      return { ...toResult(created), location };
    },
  });

const addChanges = (api: Api, code: CodeBlocks): void => {
  api.write(calls.saveBlockEntry, {
    guard: async ({ market }) => requireHome(market),
    async write({ trx, market, actor, params: { name }, body, ifMatch }) {
      const context = { db: trx, market, actor: actor.email };
      return toResult(await saveEntry(context, code, name, body, ifMatch));
    },
  });

  api.write(calls.deleteBlockEntry, {
    guard: async ({ market }) => requireHome(market),
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
