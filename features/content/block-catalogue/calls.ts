import { z } from "zod";
import { declareCall } from "#platform/calls/call.ts";
import { listOf, listQuery, sortedBy } from "#platform/calls/list-query.ts";
import {
  blockEntrySchema,
  blockFilters,
  entryName,
  entrySources,
  newBlockEntrySchema,
  savedBlockEntrySchema,
} from "./contract.ts";
import { absentEntry as absent, entryPolicy as policy } from "./policy.ts";

const params = { name: entryName };

export const listBlockEntries = declareCall({
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
});

export const getBlockEntry = declareCall({
  method: "GET",
  path: "/:country/page-composer-blocks/:name",
  id: "getBlockEntry",
  summary: "An entry of the block catalogue",
  access: policy.read,
  params,
  absent,
  answer: blockEntrySchema,
});

export const createBlockEntry = declareCall({
  method: "POST",
  path: "/:country/page-composer-blocks",
  id: "createBlockEntry",
  summary: "Adds an entry that is made of an existing block",
  access: policy.write,
  problems: [404],
  body: newBlockEntrySchema,
  status: 201,
  answer: blockEntrySchema,
});

export const saveBlockEntry = declareCall({
  method: "PUT",
  path: "/:country/page-composer-blocks/:name",
  id: "saveBlockEntry",
  summary: "Says what a block is called, where it stands, and with what it begins",
  access: policy.write,
  params,
  absent,
  body: savedBlockEntrySchema,
  ifMatch: true,
  answer: blockEntrySchema,
});

export const deleteBlockEntry = declareCall({
  method: "DELETE",
  path: "/:country/page-composer-blocks/:name",
  id: "deleteBlockEntry",
  summary: "Deletes a further entry, or takes a block back to its code; answers what it was",
  access: policy.write,
  params,
  absent,
  ifMatch: true,
  answer: blockEntrySchema,
});
