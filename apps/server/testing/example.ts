import type { Page } from "#features/content/pages/contract.ts";

/** Records that exist before an example is called. */
export type StoredRecords = Readonly<{
  page: Page;
  redirectId: string;
  failedJobId: string;
  /** A bulk action that has ended, and has left the page as it was. */
  bulkActionId: string;
  mediaId: string;
  /** A plain file. */
  fileId: string;
  reviewId: string;
  /** What a visitor has sent, with its form. */
  submission: Readonly<{ formId: string; submissionId: string; fileId: string }>;
  /** A travel with departures, and its trip. */
  travelId: string;
  tripId: string;
  /** A trip that no market offers. */
  freeTripId: string;
  /** Different in each call, for values that have to be unique. */
  word: string;
  /** Creates a record at a path. @returns its id */
  create: (path: string, json: object) => Promise<string>;
  /** Resolves once no job is under way. */
  idle: () => Promise<void>;
  /** Saves the record at a path. */
  save: (path: string, json: object) => Promise<void>;
  /** The ids of the records at a path, in the order of the list. */
  idsOf: (path: string) => Promise<readonly string[]>;
}>;

/** A call of an operation that succeeds. */
export type Example = Readonly<{
  /** Who calls the operation; an administrator by default. */
  as?: "editor" | "nobody";
  params?: Readonly<Record<string, string>>;
  query?: string;
  json?: unknown;
  file?: Readonly<{ name: string; bytes: Buffer }>;
  /** The expected status; any 2xx by default. */
  status?: number;
}>;
