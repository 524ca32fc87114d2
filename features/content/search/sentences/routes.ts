import { toSearchParams } from "../query/search-params.ts";
import { dayAt } from "#markets/format.ts";
import { marketById } from "#markets/markets.ts";
import { pathOf } from "#markets/paths.ts";
import { translatorFor } from "#markets/translator.ts";
import { Problem } from "#platform/server/http/problem.ts";
import type { Api } from "#platform/server/http/routes/api.ts";
import type { LanguageModel } from "#platform/server/language-model/language-model.ts";
import { keepUnread } from "../lexicon/keep-unread.ts";
import * as calls from "./calls.ts";
import { chipLabel, type ChipLookups } from "./chip-labels.ts";
import type { Interpreter } from "./interpret.ts";
import { readWithModel } from "./read-with-model.ts";

export type SentenceRoutesOptions = Readonly<{
  interpreterOf: (market: string) => Promise<Interpreter>;
  lookupsOf: (market: string) => Promise<ChipLookups>;
  now: () => Date;
  /** May read what no rule has read; null where none is configured. */
  model: LanguageModel | null;
}>;

export const addSentenceRoutes = (
  api: Api,
  { interpreterOf, lookupsOf, now, model }: SentenceRoutesOptions,
): void =>
  api.route(calls.interpret, {
    async handle({ db, market: id, body: { text } }) {
      const market = marketById(id);
      if (pathOf(market.id, "search-ai") === null)
        throw new Problem(404, calls.interpret.absent ?? "");
      const localizer = {
        market,
        t: translatorFor(market),
        today: dayAt(now(), market),
        display: null,
      };
      const [interpret, lookups] = await Promise.all([interpreterOf(id), lookupsOf(id)]);
      const understood = await readWithModel(model, {
        sentence: text,
        understood: interpret(text, localizer.today),
        localizer,
        lookups,
      });
      await keepUnread(db, id, text, understood, now());
      const { query, findings, unread } = understood;
      return {
        body: {
          query: toSearchParams(query).toString(),
          chips: findings.map(({ parameter, value, words }) => ({
            parameter,
            value,
            words,
            label: chipLabel(localizer, { parameter, value }, lookups),
          })),
          unread,
        },
      };
    },
  });
