import { Button } from "@mantine/core";
import { ActionChoices, actionChoices } from "./action-choices.tsx";
import { ActionFields } from "./action-fields.tsx";
import type { StepProps } from "./step-props.ts";

/** Which of the six actions, and by how much. */
export const WhatStep = ({ market, draft, setDraft, go }: StepProps) => {
  const { ids, kind: chosenKind } = draft;
  const offered =
    ids === null ? actionChoices : actionChoices.filter(({ kinds }) => kinds.includes(chosenKind));
  return (
    <div className="bulk-form">
      <ActionChoices
        offered={offered}
        chosen={draft.action.type}
        onChoose={({ action, kinds }) =>
          setDraft((before) => ({
            ...before,
            action,
            kind: kinds.includes(before.kind) ? before.kind : "tour",
          }))
        }
      />
      <ActionFields
        market={market}
        action={draft.action}
        onChange={(action) => setDraft((before) => ({ ...before, action }))}
      />
      <div className="bulk-form-foot">
        <Button onClick={() => go({ step: "which" })}>Next: which</Button>
      </div>
    </div>
  );
};
