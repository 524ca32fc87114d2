import { Icon, type IconName } from "#design/office/icons.tsx";
import type { BulkAction, BulkKindName } from "#features/catalogue/bulk-actions/contract.ts";

type ActionChoice = Readonly<{
  key: string;
  icon: IconName;
  title: string;
  text: string;
  action: BulkAction;
  kinds: readonly BulkKindName[];
}>;

const all: readonly BulkKindName[] = ["tour", "travel", "page"];

export const actionChoices: readonly ActionChoice[] = [
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
    key: "coordinator",
    icon: "person",
    title: "Coordinator",
    text: "The same person for all of them, or nobody",
    action: { type: "coordinator", coordinatorId: null },
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

type ActionChoicesProps = Readonly<{
  offered: readonly ActionChoice[];
  chosen: BulkAction["type"];
  onChoose: (choice: ActionChoice) => void;
}>;

/** Which action; the first field of a bulk action. */
export const ActionChoices = ({ offered, chosen, onChoose }: ActionChoicesProps) => (
  <fieldset className="bulk-choices">
    <legend>What is to be done?</legend>
    {offered.map((choice) => (
      <label key={choice.key} data-chosen={chosen === choice.key}>
        <input
          type="radio"
          name="bulk-action"
          checked={chosen === choice.key}
          onChange={() => onChoose(choice)}
        />
        <Icon name={choice.icon} />
        <span>
          <b>{choice.title}</b>
          <span>{choice.text}</span>
        </span>
      </label>
    ))}
  </fieldset>
);
