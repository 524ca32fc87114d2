import { isDeepStrictEqual } from "node:util";
import { z } from "zod";
import { changeRecord, type RecordKind } from "#features/records/store.ts";
import { Problem } from "#platform/server/http/problem.ts";
import type { Api } from "#platform/server/http/routes/api.ts";
import {
  listOf,
  listQuery,
  queryFilter,
  sortedBy,
} from "#platform/server/http/routes/list-query.ts";
import { structureSchema, templateStructureSchema, templateSummarySchema } from "./contract.ts";
import { templatePolicy } from "./policy.ts";
import {
  lockStructure,
  searchTemplates,
  type StoredStructure,
  structureOf,
  type TemplateFilter,
  writeStructure,
} from "./store.ts";

const absent = "There is no such template.";
const params = { id: z.uuid() };

const structureKind: RecordKind<StoredStructure> = {
  subject: "template-structure",
  noun: "template",
  lock: async (trx, market, id) => (id === null ? null : lockStructure(trx, market, id)),
  idOf: ({ id }) => id,
  auditOf: ({ structure }) => structure,
  // No visitor sees what a template says.
  tagsOf: () => [],
};

/** The version becomes the ETag and is not part of the body. */
const toResult = ({ version, ...body }: StoredStructure) => ({ version, body });

export type TemplateOptions = Pick<TemplateFilter, "labelOf">;

type ListRoute = Readonly<{
  name: "lists" | "pages";
  id: string;
  summary: string;
  kind: TemplateFilter["kind"];
}> &
  TemplateOptions;

const addList = (api: Api, { name, id, summary, kind, labelOf }: ListRoute): void =>
  api.route({
    method: "GET",
    path: `/:country/templates/${name}`,
    id,
    summary,
    access: templatePolicy.read,
    query: listQuery({
      mine: queryFilter("Only those that the caller made, or only the others."),
      sort: sortedBy(["name", "updatedAt", "used"]),
    }),
    answer: listOf(templateSummarySchema),
    async handle({ db, market, actor, query }) {
      const { page, pageSize } = query;
      const found = await searchTemplates(db, market, {
        ...query,
        kind,
        actor: actor.email,
        labelOf,
      });
      return { body: { ...found, page, pageSize } };
    },
  });

/**
 * Mounted under `/api/{country}/templates`. Templates themselves are written as the pages that they
 * are, at `/api/{country}/custompages`.
 */
export const addTemplateRoutes = (api: Api, options: TemplateOptions): void => {
  addList(api, {
    name: "lists",
    id: "listBlockLists",
    summary: "The named lists of blocks that are added to a page as a whole",
    kind: "block-list",
    ...options,
  });
  addList(api, {
    name: "pages",
    id: "listTemplates",
    summary: "The templates with which new pages begin",
    kind: "template",
    ...options,
  });

  api.route({
    method: "GET",
    path: "/:country/templates/structure/:id",
    id: "getTemplateStructure",
    summary: "Which blocks a template fixes, allows and forbids",
    access: templatePolicy.read,
    params,
    absent,
    answer: templateStructureSchema,
    async handle({ db, market, params: { id } }) {
      const stored = await structureOf(db, market, id);
      if (!stored) throw new Problem(404, absent);
      return toResult(stored);
    },
  });

  api.write({
    method: "PUT",
    path: "/:country/templates/structure/:id",
    id: "saveTemplateStructure",
    summary: "Says which blocks a template fixes, allows and forbids",
    access: templatePolicy.write,
    params,
    absent,
    body: structureSchema,
    ifMatch: true,
    answer: templateStructureSchema,
    async write({ trx, market, actor, params: { id }, body: structure, ifMatch }) {
      const context = { db: trx, market, actor: actor.email };
      const saved = await changeRecord(structureKind, context, {
        id,
        ifVersion: ifMatch,
        async write(_trx, before) {
          if (isDeepStrictEqual(before.structure, structure)) return before;
          return {
            ...before,
            structure,
            version: await writeStructure(trx, market, id, structure),
          };
        },
      });
      return toResult(saved);
    },
  });
};
