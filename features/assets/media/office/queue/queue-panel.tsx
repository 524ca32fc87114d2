import "./queue-panel.css";
import { Button } from "@mantine/core";
import { useState } from "react";
import { Icon, IconButton } from "#design/office/icons.tsx";
import { formatSize } from "../format-size.ts";
import { type OpenQueue, useQueue } from "./queues.ts";
import { isOnItsWay, type QueuedFile } from "./queued-files.ts";

const count = (number: number, one: string): string =>
  `${number} ${number === 1 ? one : `${one}s`}`;

const waits: Partial<Readonly<Record<QueuedFile["state"], string>>> = {
  waiting: "waiting",
  shrinking: "being made smaller",
};

const Progress = ({ queued }: { queued: QueuedFile }) => {
  const { file, state, share, problem } = queued;
  const isChecked = state === "sending" && share >= 1;
  return (
    <>
      <b className="queue-state">{state === "sending" && `${Math.floor(share * 100)} %`}</b>
      <span className="queue-result">
        <progress aria-label={`Upload of ${file.name}`} value={share} />
        <small>
          {state === "interrupted"
            ? `${problem ?? ""} It goes on by itself.`
            : isChecked
              ? "being checked and turned upright"
              : (waits[state] ?? "")}
        </small>
      </span>
    </>
  );
};

type QueuedProps = Readonly<{ queue: OpenQueue; queued: QueuedFile }>;

const Outcome = ({ queue, queued }: QueuedProps) => {
  const { key, file, state, problem, canRetry, canShrink } = queued;
  return state === "done" ? (
    <>
      <span className="tag queue-state" data-kind="live">
        done
      </span>
      <span className="queue-result">{queued.result?.note}</span>
    </>
  ) : (
    <>
      <span className="tag queue-state" data-kind="wrong">
        <Icon name="warning" />
        Refused
      </span>
      <span className="queue-result">
        {problem}{" "}
        {canRetry && (
          <button
            type="button"
            className="plain-button"
            aria-label={`Try again: ${file.name}`}
            onClick={() => queue.retry(key)}
          >
            Try again
          </button>
        )}
        {canShrink && (
          <button
            type="button"
            className="plain-button"
            aria-label={`Make it smaller: ${file.name}`}
            onClick={() => void queue.shrink(key)}
          >
            Make it smaller
          </button>
        )}
      </span>
    </>
  );
};

const Row = ({ queue, queued }: QueuedProps) => {
  const { key, file, result } = queued;
  return (
    <li data-state={queued.state}>
      {result?.picture ? (
        <img src={result.picture} alt="" width={38} height={30} />
      ) : (
        <span className="queue-picture">
          <Icon name="picture" />
        </span>
      )}
      <b className="queue-name">{file.name}</b>
      <span className="queue-size">{formatSize(file.size)}</span>
      {isOnItsWay(queued) ? (
        <Progress queued={queued} />
      ) : (
        <Outcome queue={queue} queued={queued} />
      )}
      <IconButton
        icon="close"
        label={isOnItsWay(queued) ? `Cancel the upload of ${file.name}` : `Dismiss ${file.name}`}
        onClick={() => queue.cancel(key)}
      />
    </li>
  );
};

const titleOf = (files: readonly QueuedFile[]): string => {
  const left = files.filter(isOnItsWay);
  const done = files.filter(({ state }) => state === "done").length;
  if (left.length === 0)
    return done === files.length
      ? `${count(done, "file")} uploaded`
      : `${done} of ${count(files.length, "file")} uploaded`;
  const folders = new Set(files.map(({ folder }) => folder));
  const [folder = ""] = folders;
  const where = folders.size === 1 && folder !== "" ? ` into ${folder.replaceAll("/", " / ")}` : "";
  return `Uploading ${count(files.length, "file")}${where}`;
};

const timeText = (seconds: number): string =>
  seconds < 90 ? `${seconds} s left` : `${Math.round(seconds / 60)} min left`;

const summaryOf = (files: readonly QueuedFile[]): string => {
  const countOf = (state: QueuedFile["state"]) =>
    files.filter((each) => each.state === state).length;
  return [
    `${countOf("done")} done`,
    ...(countOf("refused") > 0 ? [`${countOf("refused")} refused`] : []),
    ...(countOf("interrupted") > 0 ? [`${countOf("interrupted")} wait for the connection`] : []),
  ].join(", ");
};

/** In the end what was refused stands first, since somebody has to see to it. */
const inOrder = (files: readonly QueuedFile[], hasEnded: boolean): readonly QueuedFile[] =>
  hasEnded
    ? files.toSorted((a, b) => Number(b.state === "refused") - Number(a.state === "refused"))
    : files;

/** The files on their way and what became of each. */
export const QueuePanel = ({ queue }: { queue: OpenQueue }) => {
  const files = useQueue(queue);
  const [isOpen, setOpen] = useState(true);
  if (files.length === 0) return null;
  const secondsLeft = queue.secondsLeft();
  const hasEnded = !files.some(isOnItsWay);
  return (
    <section className="upload-queue" aria-label="Uploads">
      <header>
        <Icon name="upload" />
        <b>{titleOf(files)}</b>
        <span>
          <span role="status">{summaryOf(files)}</span>
          {secondsLeft !== null && ` · ${timeText(secondsLeft)}`}
        </span>
        {hasEnded && (
          <Button variant="subtle" size="xs" onClick={queue.clear}>
            Clear
          </Button>
        )}
        <IconButton
          icon={isOpen ? "down" : "up"}
          label={isOpen ? "Fold the uploads" : "Show the uploads"}
          onClick={() => setOpen(!isOpen)}
        />
      </header>
      {isOpen && (
        <ul>
          {inOrder(files, hasEnded).map((queued) => (
            <Row key={queued.key} queue={queue} queued={queued} />
          ))}
        </ul>
      )}
    </section>
  );
};
