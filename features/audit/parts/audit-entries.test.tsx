import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import type { AuditRecord } from "../contract.ts";
import { AuditEntries, entityLabel } from "./audit-entries.tsx";

const sentenceOf = (action: string, entity: string, name: string): string => {
  const entry: AuditRecord = {
    id: "5f0f6a52-6a0f-4c55-9a51-0c2f7f0f2f11",
    at: "2026-11-24T10:00:00.000Z",
    actor: "ada@company.test",
    market: null,
    action,
    entity,
    entityId: "7",
    name,
    version: 1,
    changes: [],
    changeCount: 0,
  };
  const html = renderToStaticMarkup(
    <AuditEntries
      entries={[entry]}
      subjectOf={(each) => `${entityLabel(each.entity)} ${each.name}`}
    />,
  );
  const [, sentence = ""] = /<p>(.*?)<\/p>/.exec(html) ?? [];
  return sentence.replaceAll(/<[^>]*>/g, "");
};

test.each([
  ["update", "custompage", "Summer", "ada@company.test changed custom page Summer"],
  ["purge", "custompage", "Summer", "ada@company.test purged the cache of custom page Summer"],
  ["create", "redirect", "/old", "ada@company.test created the redirect from /old"],
  ["delete", "resource", "Summer", "ada@company.test deleted the resource Summer"],
  ["update", "resource-order", "badges", "ada@company.test changed the order of badges"],
  ["update", "setting", "maintenance", "ada@company.test changed the setting maintenance"],
  ["retry", "job", "send-mail", "ada@company.test retried the background job send-mail"],
])("the entry %s %s of %s reads as a sentence", (action, entity, name, sentence) => {
  expect(sentenceOf(action, entity, name)).toBe(sentence);
});
