import type { Page } from "playwright-core";
import type { Hand } from "./hand.ts";
import type { PageJob, StoredBlock } from "./page-job.ts";

/** Writes the page from the list of pages to the confirmed save, by the shortest way known. */
export type Writing = (hand: Hand, job: PageJob) => Promise<void>;

export type Compared = Readonly<{
  name: "ours" | "payload" | "puck";
  page: Page;
  /** The address of the list of pages, where the work begins. */
  list: string;
  /** Null where the editor cannot be used so. */
  ways: Readonly<{ mouse: Writing | null; keyboard: Writing | null }>;
  /** What was saved last. */
  readStored: () => Promise<readonly StoredBlock[]>;
  stop(): Promise<void>;
}>;
