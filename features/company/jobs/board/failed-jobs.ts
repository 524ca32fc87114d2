import { boardRow, type BoardSource, foundRows } from "#features/records/board/store.ts";
import type { BoardRow } from "#features/records/board/board-contract.ts";
import { sendMail } from "#platform/server/mail/jobs.ts";
import { mailById, type OutboxMail } from "#platform/server/mail/outbox.ts";
import { listJobs } from "#platform/server/jobs/list.ts";

const shownRows = 8;

const allIsWell = boardRow({
  id: "well",
  icon: "check",
  lead: { label: "All is well", path: null },
  text: "in the background",
  detail: "no job has failed",
});

type FailedJob = Readonly<{ id: string; name: string; key: string; reason: string | null }>;

/** Nobody knows whether an unknown mail has left, so that only a person may send it again. */
const mailWords = { unknown: "may have left, or not", refused: "was refused" } as const;

const wordsOf = (mail: OutboxMail | null): string =>
  mail?.state === "unknown" || mail?.state === "refused" ? mailWords[mail.state] : "has failed";

/** @param mail that the job sends; null for other jobs */
const rowOf = ({ id, name, key, reason }: FailedJob, mail: OutboxMail | null): BoardRow =>
  boardRow({
    id,
    icon: mail ? "mail" : "warning",
    tone: "wrong",
    lead: { label: mail ? `The mail “${mail.subject}”` : `The job ${name}`, path: null },
    text: wordsOf(mail),
    detail: mail ? `to ${mail.recipient}: ${reason ?? ""}` : (reason ?? key),
    repeat: `jobs/${encodeURIComponent(name)}/${id}/retry`,
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
    const rows = [];
    for (const job of items)
      rows.push(rowOf(job, job.name === sendMail.name ? await mailById(db, job.key) : null));
    return {
      rows,
      total,
      dueToday: total,
      all: null,
      emptyText: null,
    };
  };
