import "./choices.css";
import { useLayoutEffect, useRef } from "react";

/** A text that a cell offers. */
export type CellChoice = Readonly<{
  text: string;
  /** What stands in the list, where that says more than the text. */
  shown?: React.ReactNode;
}>;

export type CellChoicesProps = Readonly<{
  listId: string;
  label: string;
  offered: readonly CellChoice[];
  /** Said above them; null for nothing. */
  hint: string | null;
  /** The text that `Enter` takes; null for what is typed. */
  chosen: string | null;
  onChoose: (text: string) => void;
}>;

/** As `max-height` and the distance of `.grid-choices`. */
const listHeight = 310;

/** Opens the list where it has room: the sheet cuts off what stands beyond its edges. */
const useRoom = (list: React.RefObject<HTMLElement | null>, isShown: boolean): void =>
  useLayoutEffect(() => {
    const cell = list.current?.parentElement?.getBoundingClientRect();
    const sheet = list.current?.closest(".grid-scroller")?.getBoundingClientRect();
    if (!isShown || !cell || !sheet || !list.current) return;
    const isAbove = cell.bottom + listHeight > sheet.bottom && cell.top - listHeight > sheet.top;
    list.current.toggleAttribute("data-above", isAbove);
    list.current.toggleAttribute(
      "data-to-start",
      cell.left + list.current.offsetWidth > sheet.right,
    );
  }, [list, isShown]);

const optionId = (listId: string, index: number): string => `${listId}-${index}`;

/** Of the chosen option, for `aria-activedescendant`. */
export const chosenId = ({
  listId,
  offered,
  chosen,
}: Pick<CellChoicesProps, "listId" | "offered" | "chosen">): string | undefined => {
  const index = offered.findIndex(({ text }) => text === chosen);
  return index < 0 ? undefined : optionId(listId, index);
};

/** The texts that are offered for a cell, below its field. */
export const CellChoices = (props: CellChoicesProps) => {
  const { listId, label, offered, hint, chosen, onChoose } = props;
  const list = useRef<HTMLDivElement>(null);
  const isShown = offered.length > 0;
  useRoom(list, isShown);
  return (
    <div ref={list} className="grid-choices" hidden={!isShown}>
      <p role="status">{hint}</p>
      <div role="listbox" id={listId} aria-label={label}>
        {offered.map(({ text, shown }, index) => (
          <div
            key={text}
            ref={(option) => {
              if (text === chosen) option?.scrollIntoView({ block: "nearest" });
            }}
            role="option"
            id={optionId(listId, index)}
            aria-selected={text === chosen}
            tabIndex={-1}
            onMouseDown={(event) => {
              event.preventDefault();
              event.stopPropagation();
              onChoose(text);
            }}
          >
            {shown ?? text}
          </div>
        ))}
      </div>
    </div>
  );
};
