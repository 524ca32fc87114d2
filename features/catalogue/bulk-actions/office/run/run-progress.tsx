import { Button } from "@mantine/core";
import { Moment } from "#design/office/dates/moment.tsx";
import { Icon } from "#design/office/icons.tsx";
import { formatCount } from "#design/office/list/format-count.ts";
import { Note } from "#design/office/screen/note.tsx";
import type { BulkRun } from "#features/catalogue/bulk-actions/contract.ts";
import { countOf, isMoving, totalOf } from "./run-words.ts";
import { useSecondsLeft } from "./use-seconds-left.ts";
import type { RunWork } from "./use-run.ts";

type RunProgressProps = Readonly<{
  work: RunWork;
  run: BulkRun;
  /** Begins another one; null where none is offered. */
  onNew: (() => void) | null;
}>;

const leftText = (seconds: number | null): string => {
  if (seconds === null) return "";
  return seconds > 90
    ? `about ${Math.ceil(seconds / 60)} min left · `
    : `about ${seconds} s left · `;
};

const stateText = ({ state }: BulkRun, secondsLeft: number | null): string => {
  if (state === "running")
    return `${leftText(secondsLeft)}it runs on the server, you can leave this page`;
  if (state === "undoing") return `${leftText(secondsLeft)}puts them back, you can leave this page`;
  if (state === "paused") return "paused; nothing changes until it goes on";
  if (state === "planning") return "looks at each first, you can leave this page";
  if (state === "ready") return "looked at, and not run";
  if (state === "planned") return "waits for its time";
  return state === "stopped" ? "stopped; what waited stays as it is" : "done";
};

const Bar = ({ run, total }: Readonly<{ run: BulkRun; total: number }>) => {
  const width = (count: number) => ({ inlineSize: `${(count / Math.max(1, total)) * 100}%` });
  return (
    <div className="bulk-meter" aria-hidden="true">
      <span data-kind="changed" style={width(countOf(run, "changed"))} />
      <span data-kind="undone" style={width(countOf(run, "undone"))} />
      <span data-kind="failed" style={width(countOf(run, "failed"))} />
    </div>
  );
};

const Controls = ({ work, run, onNew }: RunProgressProps) => {
  const { control, isControlled } = work;
  const { state } = run;
  const isOpen = isMoving(run) || state === "paused" || state === "planned";
  return (
    <div className="bulk-controls">
      {state === "running" && (
        <Button variant="default" disabled={isControlled} onClick={() => control("pause")}>
          Pause
        </Button>
      )}
      {(state === "paused" || state === "planned") && (
        <Button disabled={isControlled} onClick={() => control("resume")}>
          {state === "paused" ? "Go on" : "Run it now"}
        </Button>
      )}
      {isOpen && (
        <Button
          variant="outline"
          color="red"
          disabled={isControlled}
          onClick={() => control("stop")}
        >
          {state === "planned" ? "Call it off" : "Stop after this row"}
        </Button>
      )}
      {!isOpen && onNew && (
        <Button variant="default" onClick={onNew}>
          New bulk action
        </Button>
      )}
    </div>
  );
};

/** How far a run is, in a sentence, a bar and numbers. */
export const RunProgress = ({ work, run, onNew }: RunProgressProps) => {
  const total = totalOf(run);
  const [changed, failed, waiting, undone] = [
    countOf(run, "changed"),
    countOf(run, "failed"),
    countOf(run, "waiting"),
    countOf(run, "undone"),
  ];
  // Only what was changed is put back.
  const isUndoing = run.state === "undoing";
  const whole = isUndoing ? changed + undone : total;
  const done = isUndoing ? undone : total - waiting;
  const secondsLeft = useSecondsLeft({
    state: run.state,
    done,
    whole,
    readAt: work.readAt,
  });
  return (
    <section className="bulk-progress" aria-label="Progress">
      <div className="bulk-progress-head">
        <h2>{`${formatCount(done)} of ${formatCount(whole)}${isUndoing ? " put back" : ""}`}</h2>
        <p role="status">{stateText(run, secondsLeft)}</p>
        <Controls work={work} run={run} onNew={onNew} />
      </div>
      <Bar run={run} total={total} />
      <div className="bulk-progress-counts">
        <span data-kind="changed">
          <Icon name="check" />
          {`${formatCount(changed)} changed`}
        </span>
        {failed > 0 && (
          <span data-kind="failed">
            <Icon name="warning" />
            {`${formatCount(failed)} not changed`}
          </span>
        )}
        {undone > 0 && <span>{`${formatCount(undone)} undone`}</span>}
        {waiting > 0 && <span>{`${formatCount(waiting)} waiting`}</span>}
        <span className="bulk-by">
          {run.startedAt === null ? (
            <>
              {"begins "}
              <Moment instant={run.startsAt ?? run.createdAt} />
            </>
          ) : (
            <>
              {"started "}
              <Moment instant={run.startedAt} />
            </>
          )}
          {` by ${run.actorName ?? run.actor}`}
        </span>
      </div>
      {work.problem && (
        <Note kind="refusal" title="Not done.">
          {work.problem.message}
        </Note>
      )}
    </section>
  );
};
