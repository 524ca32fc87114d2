import { Button, TextInput } from "@mantine/core";
import { useState } from "react";
import { WhatWillHappen } from "#design/office/consequences/what-will-happen.tsx";
import { formatCount } from "#design/office/list/format-count.ts";
import { Note } from "#design/office/screen/note.tsx";
import type { Market } from "#markets/market-type.ts";
import { countedRecords } from "#features/catalogue/bulk-actions/parts/action-words.ts";
import type { BulkDraft } from "../use-bulk-address.ts";
import { runButtonText } from "../selection-words.ts";
import { type StartsAt, WhenField } from "../steps/when-field.tsx";
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
  const { facts, rowCount, open, chosen, begin } = look;
  const [reason, setReason] = useState("");
  const [startsAt, setStartsAt] = useState<StartsAt>({ isNow: true, at: null });
  const isEmpty = chosen === 0 || (!startsAt.isNow && startsAt.at === null);
  return (
    <aside className="bulk-side" aria-label="What will happen">
      <div className="bulk-side-body">
        <h2 className="bulk-side-title">What will happen</h2>
        <p className="bulk-side-count" role="status">
          {`${formatCount(chosen)} of ${countedRecords(rowCount, draft.kind)} ${draft.action.type === "purge" ? "are purged" : "change"}`}
        </p>
        {facts && <WhatWillHappen consequences={lookFacts(draft, facts, market)} />}
        {chosen < open && (
          <p className="bulk-quiet">
            {`These are the numbers of all ${formatCount(open)}; you have left ${formatCount(open - chosen)} out.`}
          </p>
        )}
        <WhenField market={market} startsAt={startsAt} onChange={setStartsAt} />
        <TextInput
          label="Why, for the audit log"
          maxLength={200}
          value={reason}
          onChange={(event) => setReason(event.currentTarget.value)}
        />
        {begin.error && (
          <Note kind="refusal" title="Nothing was begun.">
            {begin.error.message}
          </Note>
        )}
        <div className="bulk-side-foot">
          <Button variant="default" onClick={onBack}>
            Back
          </Button>
          <Button
            color="blaze.6"
            className="save"
            loading={begin.isPending}
            aria-disabled={isEmpty}
            data-disabled={isEmpty || undefined}
            onClick={() => !isEmpty && begin.mutate({ reason, startsAt: startsAt.at })}
          >
            {runButtonText(draft, chosen)}
          </Button>
        </div>
      </div>
    </aside>
  );
};
