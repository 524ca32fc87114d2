import { Button } from "@mantine/core";
import { useEffect, useRef, useState } from "react";
import type { ConflictKey } from "#features/redirects/contract.ts";
import type { Page } from "#features/pages/contract.ts";
import { type SaveFlags, flagsFor, ApiError } from "../page-api.ts";
import type { VersionApi } from "./version-api.ts";

/** What a confirmed conflict does, in the words of a restore. */
const confirmLabels: Readonly<Record<ConflictKey, string>> = {
  ENABLED_REDIRECT_EXISTS: "Restore, and disable the redirect",
  DISABLED_REDIRECT_MISSING: "Restore without a redirect",
  REDIRECT_MISSING: "Restore without a redirect",
  NEW_SLUG_REDIRECT_EXISTS: "Restore, and delete the redirect",
  OLD_NEW_SLUG_REDIRECT_MISSING: "Restore, and create the redirect",
};

export type RestoreProps = Readonly<{
  calls: VersionApi;
  version: number;
  newest: number;
  isLocked: boolean;
  /** The open page has edits that no version has. */
  isUnsaved: boolean;
  onRestored: (page: Page) => void;
  onRefused: (error: ApiError) => void;
}>;

const confirmText = ({ version, newest, isUnsaved }: RestoreProps): string =>
  `The page becomes what it was in version ${version}, saved as version ${newest + 1}. ` +
  `Version ${newest} stays in this list.` +
  (isUnsaved ? " Your edits that are not saved yet are in no version." : "");

const errorText = (error: unknown): string => {
  if (!(error instanceof ApiError)) return "The server could not be reached. Nothing was restored.";
  const more = error.errors.map(({ path, message }) => `${path}: ${message}`);
  return [error.message, ...more.filter((one) => !one.endsWith(`: ${error.message}`))].join(" ");
};

/** Restores one version once it is confirmed; a redirect conflict is asked about in its place. */
export const Restore = (props: RestoreProps) => {
  const { calls, version, newest, isLocked, onRestored, onRefused } = props;
  const [isAsking, setAsking] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const [conflict, setConflict] = useState<ApiError | null>(null);
  const [flags, setFlags] = useState<SaveFlags>({});
  const [problem, setProblem] = useState<string | null>(null);
  const box = useRef<HTMLDivElement>(null);
  const shown = useRef({ isAsking, conflict });
  useEffect(() => {
    // What was asked or answered took the place of what had the focus: the safe button gets it.
    const { current: before } = shown;
    if (before.isAsking !== isAsking || before.conflict !== conflict)
      box.current?.querySelector("button")?.focus();
    shown.current = { isAsking, conflict };
  }, [isAsking, conflict]);
  const stay = () => {
    setAsking(false);
    setConflict(null);
    setFlags({});
  };
  const go = async () => {
    const sent = conflict?.key ? { ...flags, ...flagsFor(conflict.key) } : flags;
    setBusy(true);
    setProblem(null);
    try {
      const restored = await calls.restore(version, newest, sent);
      stay();
      onRestored(restored);
    } catch (error) {
      setFlags(sent);
      const isConflict = error instanceof ApiError && error.status === 428 && error.key !== null;
      setConflict(isConflict ? error : null);
      if (isConflict) return;
      stay();
      setProblem(errorText(error));
      if (error instanceof ApiError) onRefused(error);
    } finally {
      setBusy(false);
    }
  };
  const yes = conflict?.key ? confirmLabels[conflict.key] : `Restore version ${version}`;
  return (
    <div className="restore" ref={box}>
      {problem && <p role="alert">{problem}</p>}
      {isAsking ? (
        <div role="alertdialog" aria-label={`Restore version ${version}?`}>
          <p role="status">{conflict?.message ?? confirmText(props)}</p>
          {conflict?.redirect && (
            <p>
              <code>{`${conflict.redirect.from} → ${conflict.redirect.to ?? "410"}`}</code>
            </p>
          )}
          <Button onClick={stay}>Keep the page as it is</Button>
          <Button variant="default" loading={isBusy} onClick={() => void go()}>
            {yes}
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
