import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import type { AuditRecord } from "../contract.ts";
import { AuditEntries, personOf } from "./audit-entries.tsx";
import { entityLabel } from "./audited.ts";

const sentenceOf = (action: string, entity: string, name: string): string => {
  const entry: AuditRecord = {
    id: "5f0f6a52-6a0f-4c55-9a51-0c2f7f0f2f11",
    at: "2026-11-24T10:00:00.000Z",
    actor: "ada@company.test",
    actorName: null,
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
  ["create", "redirect", "/old", "ada@company.test created redirect /old"],
  ["delete", "resource", "Summer", "ada@company.test deleted resource Summer"],
  ["update", "resource-order", "badges", "ada@company.test changed order of a resource badges"],
  ["update", "setting", "maintenance", "ada@company.test changed setting maintenance"],
  ["retry", "job", "send-mail", "ada@company.test retried background job send-mail"],
])("the entry %s %s of %s reads as a sentence", (action, entity, name, sentence) => {
  expect(sentenceOf(action, entity, name)).toBe(sentence);
});

test("a schedule reads in words and in the zone of the entry's market", () => {
  const entry: AuditRecord = {
    id: "5f0f6a52-6a0f-4c55-9a51-0c2f7f0f2f11",
    at: "2026-11-24T10:00:00.000Z",
    actor: "ada@company.test",
    actorName: null,
    market: "it-IT",
    action: "update",
    entity: "custompage",
    entityId: "7",
    name: "Summer",
    version: 2,
    changes: [
      {
        path: "blocks.1.schedule",
        before: null,
        after: '{"from":"2026-12-01T07:00:00.000Z","to":null}',
      },
    ],
    changeCount: 1,
  };
  const html = renderToStaticMarkup(<AuditEntries entries={[entry]} subjectOf={() => null} />);
  const text = html.replaceAll(/<[^>]*>/g, "");
  expect(text).toContain("Block 2 › schedule");
  expect(text).toContain("from Tuesday 1 December 2026 at 08:00 Rome time");
  expect(text).toContain("always");
});

test("who did it is named, with the address that tells namesakes apart", () => {
  const who = { actor: "ada@company.test", actorName: "Ada" } as AuditRecord;
  expect(personOf(who)).toBe("Ada (ada@company.test)");
  expect(personOf({ ...who, actorName: null })).toBe("ada@company.test");
});
