import { expect, test } from "vitest";
import { draftPath } from "./draft-path.ts";

test.each([
  ["7", "/custompages/7"],
  ["new", "/custompages/new"],
  ["travels/7", "/travels/7"],
  ["travels/7/tours", "/travels/7/tours"],
  ["redirects/7", "/redirects?open=7"],
  ["coordinators/new", "/page-contents/coordinators?open=new"],
  ["resources/travel-type-primary/7", "/resources/travel-type/primary?open=7"],
  ["trips/7", null],
])("a draft of %s is opened at %s", (record, path) => expect(draftPath(record)).toBe(path));
