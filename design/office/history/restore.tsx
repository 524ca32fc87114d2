import { Button } from "@mantine/core";
import { useEffect, useRef, useState } from "react";
import { ApiError } from "#platform/browser/call-api.ts";

/** What the server wants confirmed before it restores. */
export type RestoreQuestion = Readonly<{
  text: string;
  detail?: React.ReactNode;
  /** Says what confirming does. */
  confirmLabel: string;
}>;

export type RestoreProps = Readonly<{
  /** As in "The page becomes what it was". */
  what: string;
  version: number;
  newest: number;
  /** Why nothing can be restored now; null where it can. */
  lock: string | null;
  /** Whether what is open has edits that are in no version. */
  isUnsaved: boolean;
  /**
   * Asked again once its question is confirmed.
   * @returns null once the version is restored
   */
  restore: () => Promise<RestoreQuestion | null>;
  onCancel?: () => void;
}>;

const confirmText = ({ what, version, newest, isUnsaved }: RestoreProps): string =>
  `The ${what} becomes what it was in version ${version}, saved as version ${newest + 1}. ` +
  `Version ${newest} stays in this list.` +
  (isUnsaved ? " Your edits that are not saved yet are in no version." : "");

const errorText = (error: unknown): string => {
  if (!(error instanceof ApiError)) return "The server could not be reached. Nothing was restored.";
  const fieldMessages = error.errors.map(({ path, message }) => `${path}: ${message}`);
  return [
    error.message,
    ...fieldMessages.filter((message) => !message.endsWith(`: ${error.message}`)),
  ].join(" ");
};

/** Restores a version after a confirmation, and after a second one where the server asks. */
export const Restore = (props: RestoreProps) => {
  const { what, version, lock, restore, onCancel } = props;
  const [isAsking, setAsking] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const [question, setQuestion] = useState<RestoreQuestion | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const containerRef = useRef<HTMLDivElement>(null);
  const previous = useRef({ isAsking, question });
  useEffect(() => {
    // The focused button was just replaced, so the focus moves to the first of the new buttons,
    // which cancels.
    const { current: last } = previous;
    if (last.isAsking !== isAsking || last.question !== question)
      containerRef.current?.querySelector("button")?.focus();
    previous.current = { isAsking, question };
  }, [isAsking, question]);
  const close = () => {
    setAsking(false);
    setQuestion(null);
  };
  const confirm = async () => {
    setBusy(true);
    setProblem(null);
    try {
      const next = await restore();
      setQuestion(next);
      if (next === null) close();
    } catch (error) {
      close();
      setProblem(errorText(error));
    } finally {
      setBusy(false);
    }
  };
  return (
    <div className="restore" ref={containerRef}>
      {problem && <p role="alert">{problem}</p>}
      {isAsking ? (
        <div role="alertdialog" aria-label={`Restore version ${version}?`}>
          <p role="status">{question?.text ?? confirmText(props)}</p>
          {question?.detail}
          <Button
            onClick={() => {
              close();
              onCancel?.();
            }}
          >
            {`Keep the ${what} as it is`}
          </Button>
          <Button variant="default" loading={isBusy} onClick={() => void confirm()}>
            {question?.confirmLabel ?? `Restore version ${version}`}
          </Button>
        </div>
      ) : (
        <Button
          variant="default"
          aria-disabled={lock !== null}
          onClick={() => lock === null && setAsking(true)}
        >
          {`Restore version ${version} …`}
        </Button>
      )}
      {lock && <p>{lock}</p>}
    </div>
  );
};
