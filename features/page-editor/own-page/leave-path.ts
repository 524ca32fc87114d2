import type { PageOwner } from "#features/pages/contract.ts";

/** Where staff come from to a page, and go to when it is gone. */
export const leavePathOf = (owner: PageOwner | null) =>
  owner === null
    ? ({ to: "/custompages", label: "Back to custom pages" } as const)
    : ({ to: `/travels/${owner.id}`, label: "Back to the travel" } as const);
