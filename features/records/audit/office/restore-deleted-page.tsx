import { Button } from "@mantine/core";
import { useState } from "react";
import { apiUrl } from "#platform/browser/api-base.ts";
import { renewingFetch } from "#platform/browser/session/session-renewal.ts";

type RestoreOutcome = Readonly<{ isDone: boolean; message: string; needsConfirmation: boolean }>;

const restore = async (
  path: string,
  version: number,
  isConfirmed: boolean,
): Promise<RestoreOutcome> => {
  const response = await renewingFetch(apiUrl(`${path}/versions/${version}/restore`), {
    method: "POST",
    // The server answers 412 when somebody restored the page already, so that newer versions are
    // not overwritten.
    headers: { "content-type": "application/json", "if-match": `"${version}"` },
    body: JSON.stringify(isConfirmed ? { forceSave: true } : {}),
  });
  if (response.ok) return { isDone: true, message: "The page is back.", needsConfirmation: false };
  if (response.status === 412)
    return { isDone: false, message: "This page is back already.", needsConfirmation: false };
  const problem: { detail?: string } = await response.json().catch(() => ({}));
  const message = problem.detail ?? "The server did not answer as expected.";
  return { isDone: false, message, needsConfirmation: response.status === 428 };
};

const unreachable: RestoreOutcome = {
  isDone: false,
  message: "The server could not be reached.",
  needsConfirmation: false,
};

export type RestoreDeletedPageProps = Readonly<{
  /** Path in the API: `it/custompages/{id}`. */
  path: string;
  name: string;
  version: number;
  onDone: () => void;
}>;

/**
 * Restores the last version of a deleted page. Asks before it disables a redirect that uses the
 * page's path.
 */
export const RestoreDeletedPage = ({ path, name, version, onDone }: RestoreDeletedPageProps) => {
  const [outcome, setOutcome] = useState<RestoreOutcome | null>(null);
  const [isBusy, setBusy] = useState(false);
  const needsConfirmation = outcome?.needsConfirmation ?? false;
  const label = needsConfirmation ? "Bring back, and disable the redirect" : "Bring back";
  const restoreNow = async () => {
    if (isBusy) return;
    setBusy(true);
    const next = await restore(path, version, needsConfirmation).catch(() => unreachable);
    setBusy(false);
    setOutcome(next);
    if (next.isDone) onDone();
  };
  return (
    <p>
      <Button
        variant="default"
        size="compact-md"
        aria-label={`${label}: ${name}`}
        aria-disabled={isBusy}
        onClick={() => void restoreNow()}
      >
        {label}
      </Button>{" "}
      <span role="status">{outcome?.message}</span>
    </p>
  );
};
