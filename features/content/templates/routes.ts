import { Problem } from "#platform/server/http/problem.ts";
import type { Api } from "#platform/server/http/routes/api.ts";
import * as calls from "./calls.ts";
import type { TemplateSummary } from "./contract.ts";
import { absentTemplate } from "./policy.ts";
import { saveStructure, toStructureRecord } from "./save.ts";
import {
  searchTemplates,
  type StoredStructure,
  structureOf,
  type TemplateFilter,
} from "./store.ts";

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

const addList = (
  api: Api,
  call: typeof calls.listTemplates | typeof calls.listBlockLists,
  { kind, labelOf }: Pick<TemplateFilter, "kind" | "labelOf">,
): void =>
  api.route(call, {
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
  addList(api, calls.listBlockLists, { kind: "block-list", ...options });
  addList(api, calls.listTemplates, { kind: "template", ...options });

  api.route(calls.listTemplateStructures, {
    async handle({ db, market, actor, query }) {
      const { page, pageSize } = query;
      const filter = { ...query, ...options, kind: "template", mine: null } as const;
      const found = await searchTemplates(db, market, { ...filter, actor: actor.email });
      return { body: { ...found, items: found.items.map(structureOfSummary), page, pageSize } };
    },
  });

  api.route(calls.getTemplateStructure, {
    async handle({ db, market, params: { id } }) {
      const stored = await structureOf(db, market, id);
      if (!stored) throw new Problem(404, absentTemplate);
      return toResult(stored);
    },
  });

  api.write(calls.saveTemplateStructure, {
    async write({ trx, market, actor, params: { id }, body: structure, ifMatch }) {
      const context = { db: trx, market, actor: actor.email };
      return toResult(await saveStructure(context, id, structure, ifMatch));
    },
  });
};
