import type { Database } from "#platform/server/database/tables.ts";
import { Problem } from "#platform/server/http/problem.ts";
import type { Api } from "#platform/server/http/routes/api.ts";
import { type Owner, ownerSchema, type PageOwner, pageOwnerSchema } from "../contract.ts";
import { pagePolicy } from "../policy.ts";
import { pageIdOfOwner } from "../store.ts";

/** Null where the market has none. The app passes it in: pages do not know what owns them. */
export type FindOwner = (
  db: Database,
  market: string,
  owner: PageOwner,
) => Promise<Omit<Owner, "pageId"> | null>;

export const absentOwner = "There is nothing that the page could belong to.";

/** Mounted under `/api/{country}`: from a travel or a destination to its own page. */
export const addPageOwnerRoute = (api: Api, findOwner: FindOwner): void =>
  api.route({
    method: "GET",
    path: "/:country/page-owners/:kind/:id",
    id: "getPageOwner",
    summary: "What a page belongs to, and whether it has one yet",
    access: pagePolicy.read,
    params: pageOwnerSchema.shape,
    absent: absentOwner,
    answer: ownerSchema,
    async handle({ db, market, params }) {
      const owner = await findOwner(db, market, params);
      if (!owner) throw new Problem(404, absentOwner);
      return { body: { ...owner, pageId: await pageIdOfOwner(db, market, params) } };
    },
  });
