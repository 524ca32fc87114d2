import { z } from "zod";
import type { ConflictKey } from "#features/redirects/contract.ts";

const instant = z.iso
  .datetime({ offset: true, error: "Give a moment such as 2026-12-01T09:00:00Z." })
  .nullable();

/** When a page is to be published and unpublished; null for never. */
export const publicationMoments = z.strictObject({ publishAt: instant, unpublishAt: instant });
export type PublicationMoments = z.infer<typeof publicationMoments>;

export type PublicationAction = "publish" | "unpublish";

/** How the last moment that came went. `reason` says why it failed, or what is worth knowing of one that was done. */
export type PublicationRun = Readonly<{
  action: PublicationAction;
  dueAt: string;
  at: string;
  isDone: boolean;
  reason: string | null;
}>;

/** The plan of one page. `confirmed` are the redirect conflicts that were answered when it was made. */
export type Publication = PublicationMoments &
  Readonly<{
    confirmed: readonly ConflictKey[];
    setBy: string | null;
    setAt: string | null;
    lastRun: PublicationRun | null;
  }>;

/** What the running server was seen to answer at a page's address. Moments are ISO instants. */
export type Proof = Readonly<{
  /** Null where the page has no address of its own, or no host shows its market. */
  address: string | null;
  /** The stored version was seen there. */
  isLive: boolean;
  /** Why it is not live; null when it is. */
  reason: string | null;
  /** The status that visitors meet; null when nothing could be asked. */
  status: number | null;
  /** The version of the page that was seen; null when the address shows none. */
  version: number | null;
  /** From when on this process has shown that version; null when it does not. */
  liveAt: string | null;
  /** From the save to that moment, in milliseconds. */
  tookMs: number | null;
  /** Addresses whose kept page this process threw away at the save, at most 100 of them. */
  renewed: readonly string[];
  renewedCount: number;
}>;
