import "./plan.css";
import type { PublicationRun } from "../contract.ts";
import { formatRelative, formatInZone } from "#design/office/dates/format-moment.ts";

export type LastRunProps = Readonly<{ run: PublicationRun; timeZone: string; now: number }>;

const actionLabels = { publish: "Published", unpublish: "Unpublished" } as const;

export const LastRun = ({ run, timeZone, now }: LastRunProps) => (
  <p className="publication-run" data-kind={run.isDone ? "quiet" : "wrong"}>
    <b>
      {run.isDone
        ? `${actionLabels[run.action]} by the schedule`
        : `Not ${run.action}ed by the schedule`}
    </b>
    {` ${formatRelative(run.at, Math.max(now, Date.parse(run.at) + 1))}, ${formatInZone(run.at, timeZone)}.`}
    {run.reason !== null && ` ${run.reason}`}
  </p>
);
