import type { Database } from "#platform/server/database/tables.ts";
import { Problem } from "#platform/server/http/problem.ts";
import type { Api } from "#platform/server/http/routes/api.ts";
import { type Owner, type PageOwner } from "../contract.ts";
import { pageIdOfOwner } from "../store.ts";
import * as calls from "./calls.ts";
import { absentOwner } from "./calls.ts";

/** Null where the market has none. The app passes it in: pages do not know what owns them. */
export type FindOwner = (
  db: Database,
  market: string,
  owner: PageOwner,
) => Promise<Omit<Owner, "pageId"> | null>;

/** Mounted under `/api/{country}`: from a travel or a destination to its own page. */
export const addPageOwnerRoute = (api: Api, findOwner: FindOwner): void =>
  api.route(calls.getPageOwner, {
    async handle({ db, market, params }) {
      const owner = await findOwner(db, market, params);
      if (!owner) throw new Problem(404, absentOwner);
      return { body: { ...owner, pageId: await pageIdOfOwner(db, market, params) } };
    },
  });
