import { Button } from "@mantine/core";
import { Icon, type IconName } from "#design/office/icons.tsx";
import type { BulkAction, BulkKindName } from "#features/bulk-actions/contract.ts";
import { ActionFields } from "./action-fields.tsx";
import type { StepProps } from "./step-props.ts";

type Choice = Readonly<{
  key: string;
  icon: IconName;
  title: string;
  text: string;
  action: BulkAction;
  kinds: readonly BulkKindName[];
}>;

const all: readonly BulkKindName[] = ["tour", "travel", "page"];

const choices: readonly Choice[] = [
  {
    key: "price",
    icon: "sliders",
    title: "Prices",
    text: "By per cent or by an amount",
    action: { type: "price", change: { kind: "percent", percent: -5 }, rounding: "nine" },
    kinds: ["tour"],
  },
  {
    key: "status",
    icon: "check",
    title: "Status",
    text: "The same for all of them",
    action: { type: "status", status: "CONFIRMED" },
    kinds: ["tour"],
  },
  {
    key: "dates",
    icon: "calendar",
    title: "Dates",
    text: "Moved by days, with all their days",
    action: { type: "dates", days: 7 },
    kinds: ["tour"],
  },
  {
    key: "publish",
    icon: "eye",
    title: "Publish or unpublish",
    text: "Departures, travels or pages",
    action: { type: "publish", isPublished: true },
    kinds: all,
  },
  {
    key: "purge",
    icon: "globe",
    title: "Purge",
    text: "Has their pages made anew",
    action: { type: "purge" },
    kinds: all,
  },
];

/** Which of the five actions, and by how much. */
export const WhatStep = ({ market, draft, setDraft, go }: StepProps) => {
  const { ids, kind: chosenKind } = draft;
  const offered =
    ids === null ? choices : choices.filter(({ kinds }) => kinds.includes(chosenKind));
  return (
    <div className="bulk-form">
      <fieldset className="bulk-choices">
        <legend>What is to be done?</legend>
        {offered.map(({ key, icon, title, text, action, kinds }) => (
          <label key={key} data-chosen={draft.action.type === key}>
            <input
              type="radio"
              name="bulk-action"
              checked={draft.action.type === key}
              onChange={() =>
                setDraft({
                  ...draft,
                  action,
                  kind: kinds.includes(draft.kind) ? draft.kind : "tour",
                })
              }
            />
            <Icon name={icon} />
            <span>
              <b>{title}</b>
              <span>{text}</span>
            </span>
          </label>
        ))}
      </fieldset>
      <ActionFields
        market={market}
        action={draft.action}
        onChange={(action) => setDraft({ ...draft, action })}
      />
      <div className="bulk-form-foot">
        <Button onClick={() => go({ step: "which" })}>Next: which</Button>
      </div>
    </div>
  );
};
