import type { Example, StoredRecords } from "../example.ts";

const ofRun = ({ bulkActionId }: StoredRecords): Example => ({ params: { id: bulkActionId } });

/** A run of one page has ended before somebody could pause or stop it, and it refused nothing. */
const tooLate = (stored: StoredRecords): Example => ({ ...ofRun(stored), json: {}, status: 409 });

export const bulkExamples: Readonly<Record<string, (stored: StoredRecords) => Example>> = {
  runBulkAction: ({ word }) => ({
    query: "dryRun=1",
    json: { kind: "page", action: { type: "purge" }, filter: { search: word } },
  }),
  runBulkPlan: tooLate,
  listBulkActionPositions: ofRun,
  getBulkAction: ofRun,
  listBulkActionRows: ofRun,
  exportBulkAction: ofRun,
  pauseBulkAction: tooLate,
  resumeBulkAction: tooLate,
  stopBulkAction: tooLate,
  retryBulkAction: tooLate,
  undoBulkAction: (stored) => ({ ...ofRun(stored), json: {} }),
};
