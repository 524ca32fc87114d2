import { boardRow, type BoardSource, foundRows } from "#features/records/board/store.ts";
import { listJobs } from "#platform/server/jobs/list.ts";

const shownRows = 8;

const allIsWell = boardRow({
  id: "well",
  icon: "check",
  lead: { label: "All is well", path: null },
  text: "in the background",
  detail: "no job has failed",
});

/**
 * Background work that has failed for good.
 * @param hasJobs false where no work is queued
 */
export const failedJobs =
  ({ hasJobs }: Readonly<{ hasJobs: boolean }>): BoardSource =>
  async ({ db, visible }) => {
    const { items, total } = hasJobs
      ? await listJobs(db, { state: "failed", page: 1, pageSize: shownRows, markets: visible })
      : { items: [], total: 0 };
    if (total === 0) return { ...foundRows([allIsWell]), total: 0 };
    return {
      rows: items.map(({ id, name, key, reason }) =>
        boardRow({
          id,
          icon: "warning",
          tone: "wrong",
          lead: { label: `The job ${name}`, path: null },
          text: "has failed",
          detail: reason ?? key,
          repeat: `jobs/${encodeURIComponent(name)}/${id}/retry`,
        }),
      ),
      total,
      dueToday: total,
      all: null,
      emptyText: null,
    };
  };
