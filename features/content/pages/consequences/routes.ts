import { Problem } from "#platform/server/http/problem.ts";
import type { Api } from "#platform/server/http/routes/api.ts";
import type { BlockCheck } from "../rules.ts";
import { newPageReader } from "../save/request.ts";
import { pageById } from "../store.ts";
import * as calls from "./calls.ts";
import { absent } from "./calls.ts";
import { type ContentsWithText, pageConsequences } from "./find.ts";
import { type EntryOf, pagePublishing } from "./publishing.ts";

export type PageConsequenceOptions = Readonly<{
  checkBlock: BlockCheck;
  entryOf: EntryOf;
  contentsWithText: ContentsWithText;
}>;

/** Mounted under `/api/{country}`: what is said before a page enters or leaves the site. */
export const addPageConsequenceRoutes = (
  api: Api,
  { checkBlock, entryOf, contentsWithText }: PageConsequenceOptions,
): void => {
  api.route(calls.getPagePublishing, {
    reader: newPageReader(checkBlock),
    async handle({ db, market, body: { sent } }) {
      return { body: await pagePublishing(db, market, sent.page, entryOf) };
    },
  });

  api.route(calls.getPageConsequences, {
    async handle({ db, market, params: { id } }) {
      const page = await pageById(db, market, id);
      if (!page) throw new Problem(404, absent);
      return { body: await pageConsequences(contentsWithText, db, market, page) };
    },
  });
};
