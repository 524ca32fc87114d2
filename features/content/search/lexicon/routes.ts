import { dayAt } from "#markets/format.ts";
import { marketById } from "#markets/markets.ts";
import { pathOf } from "#markets/paths.ts";
import { translatorFor } from "#markets/translator.ts";
import type { Api } from "#platform/server/http/routes/api.ts";
import { Problem } from "#platform/server/http/problem.ts";
import { fromSearchParams, searchParameters, toSearchParams } from "../query/search-params.ts";
import { chipLabel, type ChipLookups } from "../sentences/chip-labels.ts";
import type { Interpreter } from "../sentences/interpret.ts";
import { nearWishes } from "../sentences/near-wishes.ts";
import type { SentenceRoutesOptions } from "../sentences/routes.ts";
import * as calls from "./calls.ts";
import { addToLexicon, leaveUnread, removeFromLexicon } from "./change-lexicon.ts";
import { labelOf, lexiconChoices } from "./choices.ts";
import { findUnread, type FoundGroup } from "./find-unread.ts";
import { isUnread } from "./is-unread.ts";
import type { AddedWord, LexiconChoice, UnreadGroup } from "./lexicon-contract.ts";
import { lexiconWords, type StoredWord, wishOfWord } from "./store.ts";

const toWord = (row: StoredWord, choices: readonly LexiconChoice[]): AddedWord => {
  const wish = wishOfWord(row);
  const means = choices.flatMap(({ parameter }) =>
    wish?.parameter === parameter ? [{ parameter, value: wish.value }] : [],
  );
  return {
    id: row.id,
    words: row.words,
    means: means[0] ?? null,
    label: wish === null ? "" : (labelOf(choices, wish) ?? wish.value),
    addedBy: row.added_by,
    addedAt: row.added_at.toISOString(),
  };
};

type GroupScene = Readonly<{
  market: string;
  today: string;
  interpret: Interpreter;
  lookups: ChipLookups;
  choices: readonly LexiconChoice[];
}>;

const localizerOf = (market: string, today: string) => {
  const facts = marketById(market);
  return { market: facts, t: translatorFor(facts), today, display: null };
};

const suggestionFor = (
  words: string,
  { market, lookups, choices }: GroupScene,
): UnreadGroup["suggestion"] => {
  const near = nearWishes(words, marketById(market).language, lookups.resources);
  for (const { parameter, value } of near) {
    const label = labelOf(choices, { parameter, value });
    const known = choices.find((each) => each.parameter === parameter);
    if (known && label !== undefined) return { parameter: known.parameter, value, label };
  }
  return null;
};

const toGroup = (found: FoundGroup, scene: GroupScene): UnreadGroup => {
  const { key, count, words, sentence, query, first, last, leftReason } = found;
  const localizer = localizerOf(scene.market, scene.today);
  const understood = toSearchParams(fromSearchParams(new URLSearchParams(query)));
  return {
    key,
    count,
    words,
    sentence,
    understood: [...understood].flatMap(([name, value]) => {
      const parameter = searchParameters.find((each) => each === name);
      return parameter === undefined || parameter === "page" || parameter === "view"
        ? []
        : [chipLabel(localizer, { parameter, value }, scene.lookups)];
    }),
    suggestion: suggestionFor(words, scene),
    firstAt: first.toISOString(),
    lastAt: last.toISOString(),
    isMended: !isUnread(found, scene.interpret, scene.today),
    leftReason,
  };
};

/** Mounted under `/api/{country}/sentences`. */
export const addLexiconRoutes = (api: Api, options: SentenceRoutesOptions): void => {
  const { interpreterOf, lookupsOf, now } = options;
  const choicesOf = async (market: string) =>
    lexiconChoices(localizerOf(market, dayAt(now(), marketById(market))), await lookupsOf(market));
  api.route(calls.getSentences, {
    async handle({ db, market }) {
      const [interpret, lookups, choices, found, words] = await Promise.all([
        interpreterOf(market),
        lookupsOf(market),
        choicesOf(market),
        findUnread(db, market),
        lexiconWords(db, market),
      ]);
      const scene = {
        market,
        interpret,
        lookups,
        choices,
        today: dayAt(now(), marketById(market)),
      };
      return {
        body: {
          isLive: pathOf(marketById(market).id, "search-ai") !== null,
          groups: found.map((each) => toGroup(each, scene)),
          words: words.map((each) => toWord(each, choices)),
          choices,
        },
      };
    },
  });
  api.write(calls.addWord, {
    prepare: ({ market }) => choicesOf(market),
    async write({ trx, country, market, actor, body, prepared: choices }) {
      if (body.means !== null && labelOf(choices, body.means) === undefined) {
        const message = "This market has no such filter.";
        throw new Problem(422, message, { errors: [{ path: "means.value", message }] });
      }
      const added = await addToLexicon({ trx, market, by: actor.email, at: now() }, body);
      return {
        // Words do not change: they are taken out and added again.
        version: 1,
        location: `/api/${country}/sentences/words/${added.id}`,
        body: toWord(added, choices),
      };
    },
  });
  api.write(calls.removeWord, {
    async write({ trx, market, actor, params: { id } }) {
      await removeFromLexicon({ trx, market, by: actor.email, at: now() }, id);
      return {};
    },
  });
  api.write(calls.leaveWords, {
    async write({ trx, market, actor, body }) {
      await leaveUnread({ trx, market, by: actor.email, at: now() }, body);
      return {};
    },
  });
};
