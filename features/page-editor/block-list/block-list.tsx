import { type RefObject, useEffect, useRef } from "react";
import { BlockRow } from "./block-row.tsx";
import { useEditor } from "../editor/editor-context.ts";
import { Icon, IconButton } from "#design/office/icons.tsx";
import { useDebouncedPage } from "../state/debounced-page.tsx";
import { errorsOfBlock } from "../state/located-errors.ts";
import { usePage } from "../state/use-page.ts";
import { useRowsDrag } from "#design/office/item-list/use-rows-drag.ts";

const directionByKey: Readonly<Record<string, 1 | -1>> = { ArrowDown: 1, ArrowUp: -1 };

/** Arrow keys move the focus between blocks; with Alt they move the block itself. */
const useArrowKeys = (listRef: RefObject<HTMLElement | null>) => {
  const { moveBy } = useEditor();
  useEffect(() => {
    const { current } = listRef;
    const handleKeyDown = (event: KeyboardEvent) => {
      const direction = directionByKey[event.key];
      if (direction === undefined || !(event.target instanceof HTMLElement)) return;
      const id = event.target.dataset["block"];
      if (id === undefined) return;
      event.preventDefault();
      if (event.altKey) return moveBy(id, direction);
      const rows = [...(current?.querySelectorAll<HTMLElement>("[data-block]") ?? [])];
      rows[rows.indexOf(event.target) + direction]?.focus();
    };
    current?.addEventListener("keydown", handleKeyDown);
    return () => current?.removeEventListener("keydown", handleKeyDown);
  }, [listRef, moveBy]);
};

/** Separate from the list's header, so that only the rows render again when a block changes. */
const BlockRows = () => {
  const listRef = useRef<HTMLOListElement>(null);
  useArrowKeys(listRef);
  const { moveNextTo } = useEditor();
  const drag = useRowsDrag(listRef, moveNextTo);
  const { order, blocks } = useDebouncedPage(({ edited }) => edited);
  const errors = useDebouncedPage((state) => state.errors);
  const serverErrors = useDebouncedPage((state) => state.serverErrors);
  const open = usePage((state) => state.openPanel.block);
  return (
    <ol ref={listRef}>
      {order.map((id, index) => {
        const block = blocks[id];
        return (
          block && (
            <BlockRow
              key={id}
              id={id}
              index={index}
              block={block}
              errorCount={errorsOfBlock(errors, id).length + errorsOfBlock(serverErrors, id).length}
              isOpen={open === id}
              isDragged={drag?.id === id}
              edge={drag && drag.id !== id && drag.targetId === id ? drag.edge : null}
            />
          )
        );
      })}
    </ol>
  );
};

export const BlockList = () => {
  const { pickAfter, openJson, collapseAll } = useEditor();
  const count = usePage(({ edited }) => edited.order.length);
  const isJson = usePage(({ openPanel }) => openPanel.isJson && openPanel.block === null);
  return (
    <nav className="block-list" aria-label="Blocks">
      <header>
        <h2>
          Blocks <span>{count}</span>
        </h2>
        <IconButton
          icon="code"
          label="JSON of the page"
          isPressed={isJson}
          onClick={() => openJson(null)}
        />
        <IconButton icon="up" label="Collapse all" onClick={collapseAll} />
      </header>
      <BlockRows />
      <button type="button" className="add-block" onClick={() => pickAfter(count - 1)}>
        <Icon name="plus" />
        Add block
      </button>
    </nav>
  );
};
