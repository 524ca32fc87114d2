import { Button } from "@mantine/core";
import { useEffect, useRef, useState } from "react";
import type { ConflictKey } from "#features/redirects/contract.ts";
import type { Page } from "#features/pages/contract.ts";
import {
  type SaveFlags,
  flagsFor,
  type RedirectConflict,
  redirectConflictOf,
} from "../redirect-conflict.ts";
import { ApiError } from "#platform/browser/call-api.ts";
import type { VersionApi } from "./version-api.ts";

/** Each label says what confirming does. */
const confirmLabels: Readonly<Record<ConflictKey, string>> = {
  ENABLED_REDIRECT_EXISTS: "Restore, and disable the redirect",
  DISABLED_REDIRECT_MISSING: "Restore without a redirect",
  REDIRECT_MISSING: "Restore without a redirect",
  NEW_SLUG_REDIRECT_EXISTS: "Restore, and delete the redirect",
  OLD_NEW_SLUG_REDIRECT_MISSING: "Restore, and create the redirect",
};

export type RestoreProps = Readonly<{
  api: VersionApi;
  version: number;
  newest: number;
  isLocked: boolean;
  /** Whether the open page has edits that are in no version. */
  isUnsaved: boolean;
  onRestored: (page: Page) => void;
  onError: (error: ApiError) => void;
}>;

const confirmText = ({ version, newest, isUnsaved }: RestoreProps): string =>
  `The page becomes what it was in version ${version}, saved as version ${newest + 1}. ` +
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

/** Restores a version after a confirmation; a redirect conflict asks for a second one. */
export const Restore = (props: RestoreProps) => {
  const { api, version, newest, isLocked, onRestored, onError } = props;
  const [isAsking, setAsking] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const [conflict, setConflict] = useState<RedirectConflict | null>(null);
  const [flags, setFlags] = useState<SaveFlags>({});
  const [problem, setProblem] = useState<string | null>(null);
  const containerRef = useRef<HTMLDivElement>(null);
  const previous = useRef({ isAsking, conflict });
  useEffect(() => {
    // The focused button was just replaced, so the focus moves to the first of the new buttons,
    // which cancels.
    const { current: last } = previous;
    if (last.isAsking !== isAsking || last.conflict !== conflict)
      containerRef.current?.querySelector("button")?.focus();
    previous.current = { isAsking, conflict };
  }, [isAsking, conflict]);
  const cancel = () => {
    setAsking(false);
    setConflict(null);
    setFlags({});
  };
  const restore = async () => {
    const confirmedFlags = conflict ? { ...flags, ...flagsFor(conflict.key) } : flags;
    setBusy(true);
    setProblem(null);
    try {
      const restored = await api.restore(version, newest, confirmedFlags);
      cancel();
      onRestored(restored);
    } catch (error) {
      setFlags(confirmedFlags);
      const nextConflict = redirectConflictOf(error);
      setConflict(nextConflict);
      if (nextConflict) return;
      cancel();
      setProblem(errorText(error));
      if (error instanceof ApiError) onError(error);
    } finally {
      setBusy(false);
    }
  };
  const confirmLabel = conflict ? confirmLabels[conflict.key] : `Restore version ${version}`;
  return (
    <div className="restore" ref={containerRef}>
      {problem && <p role="alert">{problem}</p>}
      {isAsking ? (
        <div role="alertdialog" aria-label={`Restore version ${version}?`}>
          <p role="status">{conflict?.message ?? confirmText(props)}</p>
          {conflict?.redirect && (
            <p>
              <code>{`${conflict.redirect.from} → ${conflict.redirect.to ?? "410"}`}</code>
            </p>
          )}
          <Button onClick={cancel}>Keep the page as it is</Button>
          <Button variant="default" loading={isBusy} onClick={() => void restore()}>
            {confirmLabel}
          </Button>
        </div>
      ) : (
        <Button
          variant="default"
          aria-disabled={isLocked}
          onClick={() => !isLocked && setAsking(true)}
        >
          {`Restore version ${version} …`}
        </Button>
      )}
      {isLocked && <p>Custom pages are locked by maintenance.</p>}
    </div>
  );
};
