import { isDeepStrictEqual } from "node:util";
import {
  changeRecord,
  type RecordKind,
  type WriteContext,
} from "#features/records/records/store.ts";
import type { Structure, TemplateStructure } from "./contract.ts";
import { lockStructure, type StoredStructure, writeStructure } from "./store.ts";

export const structureSubject = "template-structure";

const structureKind: RecordKind<StoredStructure> = {
  subject: structureSubject,
  noun: "template",
  lock: async (trx, market, id) => (id === null ? null : lockStructure(trx, market, id)),
  idOf: ({ id }) => id,
  auditOf: ({ structure }) => structure,
  contentOf: ({ structure }) => structure,
  // No visitor sees what a template says.
  tagsOf: () => [],
};

/** @throws Problem 404, 412 */
export const saveStructure = (
  context: WriteContext,
  id: string,
  structure: Structure,
  ifVersion: number | null,
): Promise<StoredStructure> =>
  changeRecord(structureKind, context, {
    id,
    ifVersion,
    async write(trx, before) {
      if (isDeepStrictEqual(before.structure, structure)) return before;
      const version = await writeStructure(trx, context.market, id, structure);
      return { ...before, structure, version };
    },
  });

/** The version becomes the ETag and is not part of the body. */
export const toStructureRecord = ({
  version: _version,
  structure,
  ...template
}: StoredStructure): TemplateStructure => ({ ...template, ...structure });
