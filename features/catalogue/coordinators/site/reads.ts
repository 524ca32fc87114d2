import type { Coordinator } from "../contract.ts";

/** What public pages read of coordinators; each read adds its cache tags to the page. */
export type CoordinatorReads = Readonly<{
  coordinators(): Promise<readonly Coordinator[]>;
  coordinatorBySlug(slug: string): Promise<Coordinator | null>;
}>;
