import type { EditedKind } from "#features/records/records/store.ts";
import { blockEntrySchema, entryName, newBlockEntrySchema } from "./contract.ts";
import type { CodeBlocks } from "./entries.ts";
import { absentEntry, entryPolicy, isHome } from "./policy.ts";
import { requireHome } from "./require-home.ts";
import { entrySubject, readEntries, saveEntry, toEntryRecord } from "./save.ts";

/** How several administrators edit one entry of the catalogue. */
export const blockEntryEditing = (code: CodeBlocks): EditedKind => ({
  subject: entrySubject,
  name: "BlockEntry",
  isOfCompany: true,
  path: "/:country/page-composer-blocks",
  id: entryName,
  access: entryPolicy.read,
  write: entryPolicy.write,
  absent: absentEntry,
  input: newBlockEntrySchema,
  answer: blockEntrySchema,
  isStored: async (db, market, id) =>
    isHome(market) && (await readEntries(db, code)).some(({ name }) => name === id),
  async save(context, id, content, ifVersion) {
    requireHome(context.market);
    const entry = newBlockEntrySchema.parse(content);
    const stored = await saveEntry(context, code, id, entry, ifVersion);
    return { ...toEntryRecord(stored), version: stored.version };
  },
});
