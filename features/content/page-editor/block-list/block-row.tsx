import { memo, useEffect, useState } from "react";
import type { Block } from "#features/content/pages/contract.ts";
import type { Edge } from "#design/office/item-list/drag-rows.ts";
import { describeMoment } from "#design/office/dates/format-moment.ts";
import { counted } from "#platform/counted.ts";
import { useEditor } from "../editing/editor-context.ts";
import { Icon, IconButton } from "#design/office/icons.tsx";
import { planVerbs } from "#features/catalogue/publication/pickers/plan-verbs.ts";
import { summarize } from "../page-blocks/summary.ts";
import { type ScheduleState, scheduleState, shownBetween } from "../schedule/schedule-state.ts";

const tagRenewalMs = 10_000;

type ScheduleTagProps = Readonly<{
  schedule: NonNullable<Block["schedule"]>;
  state: ScheduleState;
}>;

const tagKinds = { coming: "timed", live: "live", over: "over" } as const;

const ScheduleTag = ({ schedule, state }: ScheduleTagProps) => {
  const { timeZone } = useEditor();
  const [now] = useState(() => Date.now());
  const { from, to } = schedule;
  const words = [
    from && describeMoment(from, { timeZone, now, ...planVerbs.appear }),
    to && describeMoment(to, { timeZone, now, ...planVerbs.disappear }),
  ];
  return (
    <span className="tag" data-kind={tagKinds[state.kind]} title={words.filter(Boolean).join(". ")}>
      <Icon name="clock" />
      {state.text}
    </span>
  );
};

/** What the schedule means now; null for a block without one, which sets no timer. */
const useScheduleState = (schedule: Block["schedule"]): ScheduleState | null => {
  const { timeZone } = useEditor();
  const [now, setNow] = useState(() => Date.now());
  const isScheduled = schedule !== null;
  useEffect(() => {
    if (!isScheduled) return undefined;
    const timer = setInterval(() => setNow(Date.now()), tagRenewalMs);
    return () => clearInterval(timer);
  }, [isScheduled]);
  return schedule && scheduleState(schedule, now, timeZone);
};

type BlockTagProps = Readonly<{
  block: Block;
  errorCount: number;
  schedule: Block["schedule"];
  state: ScheduleState | null;
}>;

const BlockTag = ({ block, errorCount, schedule, state }: BlockTagProps) => {
  if (errorCount > 0)
    return (
      <span className="tag" data-kind="wrong">
        <Icon name="warning" />
        {counted(errorCount, "error")}
      </span>
    );
  if (!block.enabled) return <span className="tag">off</span>;
  return schedule && state && <ScheduleTag schedule={schedule} state={state} />;
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
  const entry = catalogueEntryOf(block);
  const schedule = shownBetween(block, entry?.endField ?? null);
  const state = useScheduleState(schedule);
  const isSeen = block.enabled && (state === null || state.kind === "live");
  return (
    <li
      className="block-row"
      data-row={id}
      data-open={isOpen}
      data-chosen={isChosen}
      data-quiet={!isSeen}
      data-wrong={errorCount > 0}
      data-edge={edge}
      data-dragged={isDragged}
    >
      <span className="grip" />
      <input
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
        {entry && <Icon name={entry.icon} />}
        <span>
          <b>
            <span className="number">{`${index + 1}. `}</span>
            {label}
            {isChosen && <span className="sr-only">, chosen</span>}
          </b>
          <small>{summarize(block, entry?.fields)}</small>
        </span>
        <BlockTag block={block} errorCount={errorCount} schedule={schedule} state={state} />
      </button>
      <IconButton
        icon="more"
        label={`More for ${label}, block ${index + 1}`}
        onClick={() => showMenu(id)}
      />
    </li>
  );
});
