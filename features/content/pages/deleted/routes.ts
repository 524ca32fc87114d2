import { inTheWay, Problem } from "#platform/server/http/problem.ts";
import type { Api } from "#platform/server/http/routes/api.ts";
import { assertNotInMaintenance } from "../save/guard.ts";
import type { PageRules } from "../save/problems.ts";
import { readStoredPage } from "../save/request.ts";
import { restoreDeletedPage } from "../save/save-page.ts";
import { lockPage } from "../store.ts";
import { newestVersion, readVersion } from "../versions/store.ts";
import * as calls from "./calls.ts";
import { absent } from "./calls.ts";

const noFlags = { forceSave: false, forceSaveDeleting: false, forceCreateMissing: false };

/** Mounted at `POST /api/{country}/custompages/{id}/recovery`. */
export const addRecoveryRoute = (api: Api, { rules }: Readonly<{ rules: PageRules }>): void =>
  api.write(calls.recoverPage, {
    guard: assertNotInMaintenance,
    async write({ trx, market, actor, params: { id }, body: { slug } }) {
      if (await lockPage(trx, market, id))
        throw inTheWay("The page is there", "The page is there: nobody has to bring it back.");
      const newest = await newestVersion(trx, market, id);
      const stored = await readVersion(trx, market, id, newest);
      if (!stored) throw new Problem(404, absent);
      const { page, unread } = readStoredPage(stored.content);
      const hidden = { ...page, isPublished: false, slug: slug?.trim() ?? page.slug };
      const context = { db: trx, market, actor: actor.email, role: actor.role, rules };
      const back = await restoreDeletedPage(
        { ...context, flags: noFlags },
        id,
        { page: hidden, unread },
        null,
        { newest, restored: newest },
      );
      return { body: back, version: back.version };
    },
  });
