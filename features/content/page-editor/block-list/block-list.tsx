import { useCallback, useDeferredValue, useRef } from "react";
import { useStore } from "zustand";
import { BlockRow } from "./block-row.tsx";
import { useEditor } from "../editing/editor-context.ts";
import { Icon, IconButton } from "#design/office/icons.tsx";
import type { Edge } from "#design/office/item-list/drag-rows.ts";
import { PasteLabel } from "../clipboard/paste-label.tsx";
import { useDebouncedPage } from "../state/debounced-page.tsx";
import { errorsOfBlock } from "../errors/located-errors.ts";
import { useListKeys } from "./use-list-keys.ts";
import { usePage } from "../state/use-page.ts";
import { useRowsDrag } from "#design/office/item-list/use-rows-drag.ts";

/** As many as a high screen shows; the others must not keep the first field waiting. */
const firstRows = 24;

/** Separate from the list's header, so that only the rows render again when a block changes. */
const BlockRows = () => {
  const listRef = useRef<HTMLOListElement>(null);
  useListKeys(listRef);
  const { chosen, isChosen, moveNextTo, selection, withGroup } = useEditor();
  const drop = useCallback(
    (id: string, targetId: string, edge: Edge) => {
      if (!isChosen(id) || chosen().length < 2) return moveNextTo(id, targetId, edge);
      void withGroup((group) => group.moveNextTo(targetId, edge));
    },
    [chosen, isChosen, moveNextTo, withGroup],
  );
  const drag = useRowsDrag(listRef, drop);
  const { ids: chosenIds } = useStore(selection);
  const isGroupDragged = drag !== null && chosenIds.has(drag.id);
  const { order, blocks } = useDebouncedPage(({ edited }) => edited);
  const areAllShown = useDeferredValue(true, false);
  const errors = useDebouncedPage((state) => state.errors);
  const serverErrors = useDebouncedPage((state) => state.serverErrors);
  const open = usePage((state) => state.openPanel.block);
  return (
    <ol ref={listRef} aria-describedby="choose-blocks" data-choosing={chosenIds.size > 0}>
      {(areAllShown ? order : order.slice(0, firstRows)).map((id, index) => {
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
              isChosen={chosenIds.has(id)}
              isDragged={drag?.id === id || (isGroupDragged && chosenIds.has(id))}
              edge={drag && drag.id !== id && drag.targetId === id ? drag.edge : null}
            />
          )
        );
      })}
    </ol>
  );
};

export const BlockList = () => {
  const { pickAfter, pasteAtEnd, openJson, collapseAll } = useEditor();
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
      <p id="choose-blocks" className="sr-only">
        Enter opens a block. Space chooses it, Shift with the arrow keys chooses several, Ctrl A all
        of them, Escape none.
      </p>
      <BlockRows />
      <button type="button" className="add-block" onClick={() => pickAfter(count - 1)}>
        <Icon name="plus" />
        Add block
      </button>
      <button type="button" className="add-block paste-blocks" onClick={() => void pasteAtEnd()}>
        <Icon name="clipboard" />
        <PasteLabel />
      </button>
    </nav>
  );
};
