import { memo } from "react";
import type { Block } from "../contract.ts";
import { useEditor } from "./editor-context.ts";
import { Grip, Icon, IconButton } from "#design/office/icons.tsx";
import { errorsAt } from "./state/errors.ts";
import { usePage } from "./state/use-page.ts";
import { summaryOf } from "./summary.ts";
import { useRowDrag } from "./use-row-drag.ts";
import { toZoned } from "./zone.ts";

const day = (instant: string, timeZone: string): string => {
  const [, month = "", date = ""] = toZoned(instant, timeZone).slice(0, 10).split("-");
  return `${date}/${month}`;
};

const Tag = ({ block, wrong }: { block: Block; wrong: number }) => {
  const { timeZone } = useEditor();
  if (wrong > 0)
    return (
      <span className="tag" data-kind="wrong">
        <Icon name="warning" />
        {wrong === 1 ? "1 error" : `${wrong} errors`}
      </span>
    );
  if (!block.enabled) return <span className="tag">off</span>;
  if (!block.schedule) return null;
  const { from, to } = block.schedule;
  const words = from ? `from ${day(from, timeZone)}` : to ? `until ${day(to, timeZone)}` : "";
  return (
    <span className="tag" data-kind="timed" title={`Scheduled, ${words}`}>
      <Icon name="clock" />
      {words}
    </span>
  );
};

/** One block in the list: its grip, its label and first words, one tag, and all that can be done to it. */
export const BlockRow = memo(({ id, index }: Readonly<{ id: string; index: number }>) => {
  const { knownOf, labelOf, openBlock, showMenu } = useEditor();
  const block = usePage(({ edited }) => edited.blocks[id]);
  const wrong = usePage(
    ({ errors, fromServer }) => errorsAt(errors, id).length + errorsAt(fromServer, id).length,
  );
  const isOpen = usePage(({ open }) => open.block === id);
  const { row, grip, edge, isDragged } = useRowDrag(id);
  if (!block) return null; // a row hears of its removal before its list does
  const label = labelOf(block);
  return (
    <li
      ref={row}
      className="block-row"
      data-open={isOpen}
      data-quiet={!block.enabled || block.schedule !== null}
      data-wrong={wrong > 0}
      data-edge={edge}
      data-dragged={isDragged}
    >
      <span ref={grip} className="grip">
        <Grip />
      </span>
      <button
        type="button"
        className="block-line"
        aria-current={isOpen}
        data-block={id}
        onClick={() => openBlock(id)}
      >
        <span>
          <b>
            <span className="number">{`${index + 1}. `}</span>
            {label}
          </b>
          <small>{summaryOf(block, knownOf(block)?.fields)}</small>
        </span>
        <Tag block={block} wrong={wrong} />
      </button>
      <IconButton
        icon="more"
        label={`More for ${label}, block ${index + 1}`}
        onClick={() => showMenu(id)}
      />
    </li>
  );
});
