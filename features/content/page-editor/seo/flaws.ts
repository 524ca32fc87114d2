import type { Consequence } from "#design/office/consequences/what-will-happen.tsx";
import { counted } from "#platform/counted.ts";
import type { SeoFinding } from "../findings/findings.ts";

/** A finding with a field in which it is mended. */
export type Flaw = SeoFinding & Readonly<{ path: string }>;

/**
 * What is wrong with the page for visitors. The hints for search results are none: hardly a page is
 * without one, and a count of them would be read by nobody.
 */
export const flawsOf = (findings: readonly SeoFinding[]): readonly Flaw[] =>
  findings.flatMap((each) => {
    const { kind, about, path } = each;
    const isFlaw = kind === "error" || (kind === "warning" && about === "page");
    return isFlaw && path !== null ? [{ ...each, path }] : [];
  });

const countOf = (flaws: readonly Flaw[], kind: Flaw["kind"]): number =>
  flaws.filter((each) => each.kind === kind).length;

/** For example `2 wrong, 1 to look at`; an empty text where nothing is. */
export const countFlaws = (flaws: readonly Flaw[]): string =>
  [[countOf(flaws, "error"), "wrong"] as const, [countOf(flaws, "warning"), "to look at"] as const]
    .flatMap(([count, words]) => (count > 0 ? [counted(count, words, words)] : []))
    .join(", ");

/** What is wrong with a page that is about to be published, as one of its consequences. */
export const flawConsequences = (flaws: readonly Flaw[]): readonly Consequence[] =>
  flaws.length === 0
    ? []
    : [
        {
          icon: "warning",
          kind: countOf(flaws, "error") > 0 ? "wrong" : "warning",
          text: `Found on the page: ${countFlaws(flaws)}.`,
          lines: [...new Set(flaws.map(({ message }) => message))],
        },
      ];
