import { expect, test } from "vitest";
import type { SeoFinding } from "../findings/findings.ts";
import { countFlaws, flawConsequences, flawsOf } from "./flaws.ts";

const finding = (
  kind: SeoFinding["kind"],
  about: SeoFinding["about"],
  path: string | null = `${kind} ${about}`,
): SeoFinding => ({ kind, about, message: `${kind} of the ${about}`, path });
const all = [
  finding("error", "page"),
  finding("error", "search"),
  finding("warning", "page"),
  finding("warning", "page", null),
  finding("warning", "search"),
  finding("good", "page"),
];

test("what is wrong for visitors is counted, hints for search results are not", () => {
  expect(flawsOf(all).map(({ path }) => path)).toEqual([
    "error page",
    "error search",
    "warning page",
  ]);
  expect(countFlaws(flawsOf(all))).toBe("2 wrong, 1 to look at");
  expect(countFlaws(flawsOf([finding("warning", "page")]))).toBe("1 to look at");
  expect(countFlaws([])).toBe("");
});

test("the question before a page goes live says each of them once", () => {
  expect(flawConsequences([])).toEqual([]);
  expect(flawConsequences(flawsOf([...all, ...all]))).toMatchObject([
    {
      kind: "wrong",
      text: "Found on the page: 4 wrong, 2 to look at.",
      lines: ["error of the page", "error of the search", "warning of the page"],
    },
  ]);
  expect(flawConsequences(flawsOf([finding("warning", "page")]))[0]?.kind).toBe("warning");
});
