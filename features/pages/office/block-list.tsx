import { useEffect, useRef } from "react";
import { BlockRow } from "./block-row.tsx";
import { useEditor } from "./editor-context.ts";
import { Icon, IconButton } from "#design/office/icons.tsx";
import { usePage } from "./state/use-page.ts";

const byKey: Readonly<Record<string, 1 | -1>> = { ArrowDown: 1, ArrowUp: -1 };

/** Arrow keys go from block to block; with Alt they move the block itself. */
const useRowKeys = () => {
  const { moveBy } = useEditor();
  const list = useRef<HTMLOListElement>(null);
  useEffect(() => {
    const { current } = list;
    const press = (event: KeyboardEvent) => {
      const by = byKey[event.key];
      if (by === undefined || !(event.target instanceof HTMLElement)) return;
      const id = event.target.dataset["block"];
      if (id === undefined) return;
      event.preventDefault();
      if (event.altKey) return moveBy(id, by);
      const lines = [...(current?.querySelectorAll<HTMLElement>("[data-block]") ?? [])];
      lines[lines.indexOf(event.target) + by]?.focus();
    };
    current?.addEventListener("keydown", press);
    return () => current?.removeEventListener("keydown", press);
  }, [moveBy]);
  return list;
};

/** The page's blocks in their order, one line each; the chosen one is open beside it. */
export const BlockList = () => {
  const { pickAfter, openJson, collapseAll } = useEditor();
  const order = usePage(({ edited }) => edited.order);
  const isJson = usePage(({ open }) => open.isJson && open.block === null);
  const list = useRowKeys();
  return (
    <nav className="block-list" aria-label="Blocks">
      <header>
        <h2>
          Blocks <span>{order.length}</span>
        </h2>
        <IconButton
          icon="code"
          label="JSON of the page"
          isPressed={isJson}
          onClick={() => openJson(null)}
        />
        <IconButton icon="up" label="Collapse all" onClick={collapseAll} />
      </header>
      <ol ref={list}>
        {order.map((id, index) => (
          <BlockRow key={id} id={id} index={index} />
        ))}
      </ol>
      <button type="button" className="add-block" onClick={() => pickAfter(order.length - 1)}>
        <Icon name="plus" />
        Add block
      </button>
    </nav>
  );
};
