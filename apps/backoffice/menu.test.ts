import { expect, test } from "vitest";
import { sectionOf } from "./menu.ts";

test.each([
  ["/custompages/3f0e9f6c-58c4-4a0e-9d6e-2a9b5a0f4a11", "/custompages"],
  ["/custompages", "/custompages"],
  ["/page-contents/fixed", "/page-contents/fixed"],
  ["/resources/travel-type/primary", "/resources/travel-type/primary"],
  ["/travels/nepal/tours/7", "/travels"],
  ["/audit", "/audit"],
  ["/custompagesque", "/"],
  ["/", "/"],
])("%s belongs to %s", (path, section) => expect(sectionOf(path)).toBe(section));
