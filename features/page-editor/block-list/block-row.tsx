import { memo, useState } from "react";
import type { Block } from "#features/pages/contract.ts";
import type { Edge } from "#design/office/item-list/drag-rows.ts";
import { browserZone, describeMoment } from "#design/office/dates/format-moment.ts";
import { counted } from "#platform/counted.ts";
import { useEditor } from "../editor/editor-context.ts";
import { Icon, IconButton } from "#design/office/icons.tsx";
import { planVerbs } from "../schedule/plan-verbs.ts";
import { summarize } from "./summary.ts";
import { toZoned } from "#design/office/dates/time-zone.ts";

const formatDay = (instant: string, timeZone: string): string => {
  const [, month = "", date = ""] = toZoned(instant, timeZone).slice(0, 10).split("-");
  return `${date}/${month}`;
};

const ScheduleTag = ({ schedule }: { schedule: NonNullable<Block["schedule"]> }) => {
  const { timeZone } = useEditor();
  const [now] = useState(() => Date.now());
  const zones = { timeZone, now, ownZone: browserZone() };
  const { from, to } = schedule;
  const words = [
    from && describeMoment(from, { ...zones, ...planVerbs.appear }),
    to && describeMoment(to, { ...zones, ...planVerbs.disappear }),
  ];
  const text = from
    ? `from ${formatDay(from, timeZone)}`
    : to
      ? `until ${formatDay(to, timeZone)}`
      : "";
  return (
    <span className="tag" data-kind="timed" title={words.filter(Boolean).join(". ")}>
      <Icon name="clock" />
      {text}
    </span>
  );
};

const BlockTag = ({ block, errorCount }: { block: Block; errorCount: number }) => {
  if (errorCount > 0)
    return (
      <span className="tag" data-kind="wrong">
        <Icon name="warning" />
        {counted(errorCount, "error")}
      </span>
    );
  if (!block.enabled) return <span className="tag">off</span>;
  return block.schedule && <ScheduleTag schedule={block.schedule} />;
};

export type BlockRowProps = Readonly<{
  id: string;
  index: number;
  block: Block;
  errorCount: number;
  isOpen: boolean;
  isChosen: boolean;
  isDragged: boolean;
  /** The edge of this row at which the dragged row would be dropped. */
  edge: Edge | null;
}>;

export const BlockRow = memo((props: BlockRowProps) => {
  const { id, index, block, errorCount, isOpen, isChosen, isDragged, edge } = props;
  const { catalogueEntryOf, chooseTo, labelOf, openBlock, showMenu, toggleChosen } = useEditor();
  const label = labelOf(block);
  return (
    <li
      className="block-row"
      data-row={id}
      data-open={isOpen}
      data-chosen={isChosen}
      data-quiet={!block.enabled || block.schedule !== null}
      data-wrong={errorCount > 0}
      data-edge={edge}
      data-dragged={isDragged}
    >
      <span className="grip" />
      <input
  const entry = catalogueEntryOf(block);
  const state = useScheduleState(block.schedule);
  const isSeen = block.enabled && (state === null || state.kind === "live");
        type="checkbox"
        className="check-box choose-block"
        aria-label={`Choose ${label}, block ${index + 1}`}
        // With the keyboard, Space on the row beside it does the same.
        tabIndex={-1}
        checked={isChosen}
        onChange={({ nativeEvent }) => {
          const isRange = nativeEvent instanceof MouseEvent && nativeEvent.shiftKey;
          if (isRange) chooseTo(id);
          else toggleChosen(id);
        }}
      />
      <button
        type="button"
        className="block-line"
        aria-current={isOpen}
        data-block={id}
        onClick={(event) => {
          if (event.shiftKey) chooseTo(id);
          else if (event.ctrlKey || event.metaKey) toggleChosen(id);
          else openBlock(id);
        }}
      >
        <span>
          <b>
            <span className="number">{`${index + 1}. `}</span>
            {label}
            {isChosen && <span className="sr-only">, chosen</span>}
          </b>
          <small>{summarize(block, entry?.fields)}</small>
        </span>
        <BlockTag block={block} errorCount={errorCount} />
      </button>
      <IconButton
        icon="more"
        label={`More for ${label}, block ${index + 1}`}
        {entry && <Icon name={entry.icon} />}
        onClick={() => showMenu(id)}
      />
    </li>
  );
});
