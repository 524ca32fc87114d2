import { Button, TextInput } from "@mantine/core";
import { useState } from "react";
import { WhatWillHappen } from "#design/office/consequences/what-will-happen.tsx";
import { formatCount } from "#design/office/list/format-count.ts";
import { Note } from "#design/office/screen/note.tsx";
import type { Market } from "#markets/market-type.ts";
import { countedRecords } from "#features/bulk-actions/parts/action-words.ts";
import type { BulkDraft } from "../use-bulk-address.ts";
import { runButtonText } from "../selection-words.ts";
import { type StartsAt, WhenField } from "./when-field.tsx";
import { lookFacts } from "./look-facts.ts";
import type { BulkLook } from "./use-look.ts";

type LookSideProps = Readonly<{
  look: BulkLook;
  draft: BulkDraft;
  market: Market;
  onBack: () => void;
}>;

/** What will happen in all, why, and the button that runs it. */
export const LookSide = ({ look, draft, market, onBack }: LookSideProps) => {
  const { answer, rows, chosen, run, countOf } = look;
  const [reason, setReason] = useState("");
  const [startsAt, setStartsAt] = useState<StartsAt>({ isNow: true, at: null });
  const open = rows.length - countOf("out");
  const isEmpty = chosen.length === 0 || (!startsAt.isNow && startsAt.at === null);
  return (
    <aside className="bulk-side" aria-label="What will happen">
      <div className="bulk-side-body">
        <h2 className="bulk-side-title">What will happen</h2>
        <p className="bulk-side-count" role="status">
          {`${formatCount(chosen.length)} of ${countedRecords(rows.length, draft.kind)} ${draft.action.type === "purge" ? "are purged" : "change"}`}
        </p>
        {answer.data && (
          <WhatWillHappen consequences={lookFacts(draft, answer.data.facts, market)} />
        )}
        {chosen.length < open && (
          <p className="bulk-quiet">
            {`These are the numbers of all ${formatCount(open)}; you have left ${formatCount(open - chosen.length)} out.`}
          </p>
        )}
        <WhenField market={market} startsAt={startsAt} onChange={setStartsAt} />
        <TextInput
          label="Why, for the audit log"
          maxLength={200}
          value={reason}
          onChange={(event) => setReason(event.currentTarget.value)}
        />
        {run.error && (
          <Note kind="refusal" title="Nothing was begun.">
            {run.error.message}
          </Note>
        )}
        <div className="bulk-side-foot">
          <Button variant="default" onClick={onBack}>
            Back
          </Button>
          <Button
            color="blaze.6"
            className="save"
            loading={run.isPending}
            aria-disabled={isEmpty}
            data-disabled={isEmpty || undefined}
            onClick={() => !isEmpty && run.mutate({ reason, startsAt: startsAt.at })}
          >
            {runButtonText(draft, chosen.length)}
          </Button>
        </div>
      </div>
    </aside>
  );
};
