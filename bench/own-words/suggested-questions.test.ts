import { expect, test } from "vitest";
import { askIndex } from "#features/people/assistant/answers/retrieval/find-sources.ts";
import { createQuestionIndex } from "#features/people/assistant/answers/retrieval/question-index.ts";
import { markets } from "#markets/markets.ts";
import { translatorFor } from "#markets/translator.ts";
import { demoSourcesOf } from "./demo-sources.ts";

const suggestions = ["chat.example1", "chat.example2", "chat.example3", "chat.example4"] as const;

test.each(markets.map((market) => [market.id, market] as const))(
  "the chat of %s answers each question that it suggests",
  (id, market) => {
    const index = createQuestionIndex(market.language, demoSourcesOf(id, "2026-11-30"));
    const t = translatorFor(market);
    const unanswered = suggestions
      .map((name) => t(name))
      .filter(
        (text) => !askIndex(index, text).found.some(({ source }) => source.travelId === null),
      );
    expect(unanswered).toEqual([]);
  },
);
