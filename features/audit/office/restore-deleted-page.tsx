import { Button } from "@mantine/core";
import { useState } from "react";
import { renewingFetch } from "#platform/browser/session-renewal.ts";

type RestoreOutcome = Readonly<{ isDone: boolean; message: string; needsConfirmation: boolean }>;

const restore = async (path: string, version: number, isSure: boolean): Promise<RestoreOutcome> => {
  const answer = await renewingFetch(`/api/${path}/versions/${version}/restore`, {
    method: "POST",
    // Were the page back already, its newer versions are not to be replaced.
    headers: { "content-type": "application/json", "if-match": `"${version}"` },
    body: JSON.stringify(isSure ? { forceSave: true } : {}),
  });
  if (answer.ok) return { isDone: true, message: "The page is back.", needsConfirmation: false };
  if (answer.status === 412)
    return { isDone: false, message: "This page is back already.", needsConfirmation: false };
  const problem: { detail?: string } = await answer.json().catch(() => ({}));
  const message = problem.detail ?? "The server did not answer as expected.";
  return { isDone: false, message, needsConfirmation: answer.status === 428 };
};

const unreachable: RestoreOutcome = {
  isDone: false,
  message: "The server could not be reached.",
  needsConfirmation: false,
};

export type RestoreDeletedPageProps = Readonly<{
  /** The deleted record: `it/custompages/{id}`. */
  path: string;
  name: string;
  version: number;
  onDone: () => void;
}>;

/** Brings a deleted page back as it was last, with its versions; a redirect in its way is asked about. */
export const RestoreDeletedPage = ({ path, name, version, onDone }: RestoreDeletedPageProps) => {
  const [answer, setAnswer] = useState<RestoreOutcome | null>(null);
  const [isBusy, setBusy] = useState(false);
  const needsConfirmation = answer?.needsConfirmation ?? false;
  const label = needsConfirmation ? "Bring back, and disable the redirect" : "Bring back";
  const restoreNow = async () => {
    if (isBusy) return;
    setBusy(true);
    const next = await restore(path, version, needsConfirmation).catch(() => unreachable);
    setBusy(false);
    setAnswer(next);
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
      <span role="status">{answer?.message}</span>
    </p>
  );
};
