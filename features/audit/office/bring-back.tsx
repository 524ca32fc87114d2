import { Button } from "@mantine/core";
import { useState } from "react";
import { renewingFetch } from "#platform/browser/renewal.ts";

type Answer = Readonly<{ isDone: boolean; words: string; isAsked: boolean }>;

const send = async (path: string, version: number, isSure: boolean): Promise<Answer> => {
  const answer = await renewingFetch(`/api/${path}/versions/${version}/restore`, {
    method: "POST",
    // Were the page back already, its newer versions are not to be replaced.
    headers: { "content-type": "application/json", "if-match": `"${version}"` },
    body: JSON.stringify(isSure ? { forceSave: true } : {}),
  });
  if (answer.ok) return { isDone: true, words: "The page is back.", isAsked: false };
  if (answer.status === 412)
    return { isDone: false, words: "This page is back already.", isAsked: false };
  const problem: { detail?: string } = await answer.json().catch(() => ({}));
  const words = problem.detail ?? "The server did not answer as expected.";
  return { isDone: false, words, isAsked: answer.status === 428 };
};

const unreached: Answer = {
  isDone: false,
  words: "The server could not be reached.",
  isAsked: false,
};

export type BringBackProps = Readonly<{
  /** The deleted record: `it/custompages/{id}`. */
  path: string;
  name: string;
  version: number;
  onDone: () => void;
}>;

/** Brings a deleted page back as it was last, with its versions; a redirect in its way is asked about. */
export const BringBack = ({ path, name, version, onDone }: BringBackProps) => {
  const [answer, setAnswer] = useState<Answer | null>(null);
  const [isBusy, setBusy] = useState(false);
  const isAsked = answer?.isAsked ?? false;
  const words = isAsked ? "Bring back, and disable the redirect" : "Bring back";
  const go = async () => {
    if (isBusy) return;
    setBusy(true);
    const next = await send(path, version, isAsked).catch(() => unreached);
    setBusy(false);
    setAnswer(next);
    if (next.isDone) onDone();
  };
  return (
    <p>
      <Button
        variant="default"
        size="compact-md"
        aria-label={`${words}: ${name}`}
        aria-disabled={isBusy}
        onClick={() => void go()}
      >
        {words}
      </Button>{" "}
      <span role="status">{answer?.words}</span>
    </p>
  );
};
