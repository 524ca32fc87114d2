import { parseProse } from "#platform/prose/parse-prose.ts";
import { runsIn } from "#platform/prose/prose.ts";
import type { PageContent } from "../contract.ts";

const linksIn = (text: string): readonly string[] => {
  const runs = parseProse(text).flatMap(runsIn);
  return [...new Set(runs.flatMap(({ link }) => link ?? []))];
};

/** The links of a page's texts, each with the path of its field. */
export const linksOf = ({
  sections,
  questions = [],
}: Pick<PageContent, "sections" | "questions">): readonly Readonly<{
  path: string;
  to: string;
}>[] => {
  const found = (path: string, text: string) => linksIn(text).map((to) => ({ path, to }));
  return [
    ...sections.flatMap(({ text }, index) => found(`sections.${index}.text`, text)),
    ...questions.flatMap(({ items }, group) =>
      items.flatMap(({ answer }, index) =>
        found(`questions.${group}.items.${index}.answer`, answer),
      ),
    ),
  ];
};

/** Whether it leads to a path of the market's own site. */
export const isOwnPath = (to: string): boolean => /^\/(?![/\\])/.test(to) && !to.includes("{");
