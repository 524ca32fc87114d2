import type { AnyPageOwner, PageOwner, TemplateKind } from "./contract.ts";

// Beside the contract, whose schemas are too heavy for the editor's first load.

/** Null for a page that belongs to no record. */
export const ownerRecord = (owner: AnyPageOwner | null): PageOwner | null =>
  owner && "id" in owner ? owner : null;

/** Null for a page that is no template. */
export const templateKindOf = (owner: AnyPageOwner | null): TemplateKind | null =>
  owner === null || "id" in owner ? null : owner.kind;
