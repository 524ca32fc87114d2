import { z } from "zod";
import { Problem } from "#platform/server/http/problem.ts";
import type { Api } from "#platform/server/http/routes/api.ts";
import {
  listOf,
  listQuery,
  queryFilter,
  sortedBy,
} from "#platform/server/http/routes/list-query.ts";
import {
  structureSchema,
  type TemplateSummary,
  templateStructureSchema,
  templateSummarySchema,
} from "./contract.ts";
import { absentTemplate, templatePolicy } from "./policy.ts";
import { saveStructure, toStructureRecord } from "./save.ts";
import {
  searchTemplates,
  type StoredStructure,
  structureOf,
  type TemplateFilter,
} from "./store.ts";

const params = { id: z.uuid() };

const toResult = (stored: StoredStructure) => ({
  version: stored.version,
  body: toStructureRecord(stored),
});

export type TemplateOptions = Pick<TemplateFilter, "labelOf">;

const structureOfSummary = ({ id, name, blocks, used, structure }: TemplateSummary) => ({
  ...structure,
  id,
  name,
  used,
  blockTypes: blocks.map(({ blockType }) => blockType),
});

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
    path: "/:country/templates/structure",
    id: "listTemplateStructures",
    summary: "Which blocks each template fixes, allows and forbids",
    access: templatePolicy.read,
    query: listQuery({ sort: sortedBy(["name", "updatedAt", "used"]) }),
    answer: listOf(templateStructureSchema),
    async handle({ db, market, actor, query }) {
      const { page, pageSize } = query;
      const filter = { ...query, ...options, kind: "template", mine: null } as const;
      const found = await searchTemplates(db, market, { ...filter, actor: actor.email });
      return { body: { ...found, items: found.items.map(structureOfSummary), page, pageSize } };
    },
  });

  api.route({
    method: "GET",
    path: "/:country/templates/structure/:id",
    id: "getTemplateStructure",
    summary: "Which blocks a template fixes, allows and forbids",
    access: templatePolicy.read,
    params,
    absent: absentTemplate,
    answer: templateStructureSchema,
    async handle({ db, market, params: { id } }) {
      const stored = await structureOf(db, market, id);
      if (!stored) throw new Problem(404, absentTemplate);
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
    absent: absentTemplate,
    body: structureSchema,
    ifMatch: true,
    answer: templateStructureSchema,
    async write({ trx, market, actor, params: { id }, body: structure, ifMatch }) {
      const context = { db: trx, market, actor: actor.email };
      return toResult(await saveStructure(context, id, structure, ifMatch));
    },
  });
};
