import { structureErrors } from "#features/templates/rules.ts";
import { lockStructure, pagesMadeOf, structureOf } from "#features/templates/store.ts";
import type { Database } from "#platform/server/database/tables.ts";
import { Problem } from "#platform/server/http/problem.ts";
import { type Actor, requireRole } from "#platform/server/http/routes/access.ts";
import { counted } from "#platform/counted.ts";
import type { AnyPageOwner, Page, PageInput } from "../contract.ts";
import { templateKindOf } from "../owner-rules.ts";
import type { PlacedBlock } from "../parts/block-placement.ts";
import { pagePolicy } from "../policy.ts";
import { pageById } from "../store.ts";

/** @throws Problem 403 for those who may write pages but not what pages are made of */
export const assertMayWriteTemplate = (actor: Actor, owner: AnyPageOwner | null): void => {
  if (templateKindOf(owner) !== null) requireRole(actor, pagePolicy.writeTemplate);
};

/** @throws Problem 422 for a new page of a template that the market does not have */
export const assertTemplate = async (
  trx: Database,
  market: string,
  { template }: PageInput,
): Promise<void> => {
  if (template === null || (await lockStructure(trx, market, template))) return;
  const message = "There is no such template.";
  throw new Problem(422, message, { errors: [{ path: "template", message }] });
};

/**
 * @param id of the stored page, whose own blocks may stay; null for a new one
 * @param entryOf a block type's entry in the catalogue
 * @throws Problem 422 naming each block that the page's template refuses, and those that it misses
 */
export const assertStructure = async (
  trx: Database,
  market: string,
  { template, blocks }: Pick<PageInput, "template" | "blocks">,
  id: string | null,
  entryOf: (blockType: string) => PlacedBlock | undefined,
): Promise<void> => {
  const stored = template === null ? null : await structureOf(trx, market, template);
  if (stored === null) return;
  const labelOf = (blockType: string) => entryOf(blockType)?.label ?? blockType;
  if (structureErrors(stored.structure, blocks, [], labelOf).length === 0) return;
  const standing = id === null ? null : await pageById(trx, market, id);
  const errors = structureErrors(stored.structure, blocks, standing?.blocks ?? [], labelOf);
  const [first] = errors;
  if (first) throw new Problem(422, first.message, { errors });
};

/** @throws Problem 409 for a template that pages are made of */
export const assertNoPagesMade = async (
  trx: Database,
  market: string,
  { id, owner }: Page,
): Promise<void> => {
  if (templateKindOf(owner) !== "template") return;
  const count = await pagesMadeOf(trx, market, id);
  if (count === 0) return;
  const pages = counted(count, "page is", "pages are");
  throw new Problem(409, `${pages} made of this template, so it stays.`);
};
