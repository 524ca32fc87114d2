import type { AnyPageOwner } from "#features/content/pages/contract.ts";

const home = { to: "/custompages", label: "Back to custom pages" } as const;
const templates = {
  template: { to: "/templates/pages", label: "Back to the templates" },
  "block-list": { to: "/templates/lists", label: "Back to the lists of blocks" },
} as const;

/** Where staff come from to a page, and go to when it is gone. */
export const leavePathOf = (
  owner: AnyPageOwner | null,
): Readonly<{ to: string; label: string }> => {
  if (owner === null) return home;
  if (!("id" in owner)) return templates[owner.kind];
  return owner.kind === "travel"
    ? { to: `/travels/${owner.id}`, label: "Back to the travel" }
    : { to: `/page-contents/destination/${owner.id}`, label: "Back to the destination" };
};

/** What the settings of a page, a template or a list are called. */
export const settingsTitle = (owner: AnyPageOwner | null): string => {
  if (owner?.kind === "template") return "Template settings";
  return owner?.kind === "block-list" ? "List settings" : "Page settings";
};

/** What stands in the place of its slug. */
export const ownerWords: Readonly<Record<AnyPageOwner["kind"], string>> = {
  travel: "own page of the travel",
  destination: "own page of the destination",
  template: "template",
  "block-list": "list of blocks",
};
