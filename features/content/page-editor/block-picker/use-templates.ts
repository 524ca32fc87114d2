import { useQuery } from "@tanstack/react-query";
import { getTemplateStructure } from "#features/content/templates/calls.ts";
import type { Structure, TemplateSummary } from "#features/content/templates/contract.ts";
import { isAllowed } from "#features/content/templates/rules.ts";
import { call } from "#platform/browser/call.ts";
import type { CatalogueBlock } from "../catalogue-block.ts";
import { loadTemplates } from "../templates/template-api.ts";

/** None until they have come, and where they do not: the picker goes on without them. */
export const useBlockLists = (country: string): readonly TemplateSummary[] =>
  useQuery({
    queryKey: ["block-lists", country, "of the picker"],
    queryFn: () => loadTemplates(country, "block-list"),
    retry: false,
  }).data?.items ?? [];

/** Null for a page without a template, and until its structure has come. */
export const useTemplateStructure = (country: string, template: string | null): Structure | null =>
  useQuery({
    queryKey: ["template structure", country, template],
    queryFn: () =>
      template === null ? null : call(getTemplateStructure, { country, id: template }),
    retry: false,
  }).data ?? null;

/** Why the page's template refuses a block; null where it does not. */
export const structureProblem = (
  structure: Structure | null,
  { blockType, label }: Pick<CatalogueBlock, "blockType" | "label">,
): string | null =>
  structure === null || isAllowed(structure, blockType)
    ? null
    : `The template of this page does not allow ${label}.`;
