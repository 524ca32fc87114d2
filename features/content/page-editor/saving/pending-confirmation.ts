import type { RedirectConflict, SaveFlags } from "../redirect-conflict.ts";

/** What waits for a yes of the person who saves or deletes. */
export type PendingConfirmation = Readonly<{
  conflict: RedirectConflict;
  flags: SaveFlags;
  action: "save" | "delete";
}>;
