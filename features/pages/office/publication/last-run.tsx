import type { PublicationRun } from "#features/pages/publication-contract.ts";
import { relativeWords, zonedWords } from "../dates/format-moment.ts";

export type LastRunProps = Readonly<{ run: PublicationRun; timeZone: string; now: number }>;

const did = { publish: "Published", unpublish: "Unpublished" } as const;

/** How the last planned moment went, with the reason where it failed. */
export const LastRun = ({ run, timeZone, now }: LastRunProps) => (
  <p className="publication-run" data-kind={run.isDone ? "quiet" : "wrong"}>
    <b>
      {run.isDone ? `${did[run.action]} by the schedule` : `Not ${run.action}ed by the schedule`}
    </b>
    {` ${relativeWords(run.at, Math.max(now, Date.parse(run.at) + 1))}, ${zonedWords(run.at, timeZone)}.`}
    {run.reason !== null && ` ${run.reason}`}
  </p>
);
