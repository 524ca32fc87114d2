import "#design/office/item-list/item-rows.css";
import { Button } from "@mantine/core";
import { Icon as SiteIcon } from "#design/icons.tsx";
import { Icon } from "#design/office/icons.tsx";
import { Grip, PlaceField } from "#design/office/item-list/order-controls.tsx";
import { type RowMoves, useRowMoves } from "#design/office/item-list/use-row-moves.ts";
import { useChosenPicture } from "#features/assets/media/pickers/use-chosen-picture.ts";
import type { ItineraryDay } from "#features/catalogue/travels/contract.ts";
import { useCountry } from "../fields/use-resources.ts";
import { dayFacts } from "./day-words.ts";

const Thumb = ({ id }: { id: string | null }) => {
  const { choice } = useChosenPicture(useCountry(), id);
  const base = choice?.picture?.base;
  return base === undefined ? (
    <span className="day-thumb" />
  ) : (
    <img className="day-thumb" src={`${base}160.webp`} alt="" loading="lazy" />
  );
};

type DayRowProps = Readonly<{
  day: ItineraryDay;
  index: number;
  count: number;
  isOpen: boolean;
  moves: Pick<RowMoves, "drag" | "move">;
  onOpen: () => void;
}>;

const DayRow = ({ day, index, count, isOpen, moves: { drag, move }, onOpen }: DayRowProps) => {
  const name = `day ${index + 1}`;
  return (
    <li
      className="item-row"
      data-row={index}
      data-open={isOpen}
      data-dragged={drag?.id === `${index}`}
      data-drop={drag?.targetId === `${index}` ? (drag.edge ?? undefined) : undefined}
    >
      <Grip name={name} />
      <PlaceField name={name} index={index} count={count} onMove={(to) => move(index, to)} />
      <button
        type="button"
        className="item-open"
        data-opener
        aria-current={isOpen ? "true" : undefined}
        onClick={onOpen}
      >
        <Thumb id={day.pictureId} />
        <span className="day-strip-number">{index + 1}</span>
        <span className="item-words">
          <span className="sr-only">{`Day ${index + 1}: `}</span>
          <b>{day.title || "No title yet"}</b>
          <small>
            {day.transport && <SiteIcon name={day.transport} size={15} />}
            {dayFacts(day)}
          </small>
        </span>
        {day.pictureId === null && (
          <span className="tag" data-kind="timed" title="No picture">
            <Icon name="picture" />
            <span className="sr-only">no picture</span>
          </span>
        )}
      </button>
    </li>
  );
};

export type DayListProps = Readonly<{
  days: readonly ItineraryDay[];
  open: number;
  onOpen: (index: number) => void;
  onMove: (from: number, to: number) => void;
  onAdd: () => void;
  /** What a day more or less does. */
  children: React.ReactNode;
}>;

/** The days of a travel in their order. */
export const DayList = (props: DayListProps) => {
  const { days, open, onOpen, onMove, onAdd, children } = props;
  const { listRef, ...moves } = useRowMoves(days.length, onMove, {
    nameOf: (place) => `Day ${place + 1}`,
  });
  return (
    <>
      <ol className="item-rows" ref={listRef} aria-label="Days">
        {days.map((day, index) => (
          <DayRow
            key={index}
            day={day}
            index={index}
            count={days.length}
            isOpen={index === open}
            moves={moves}
            onOpen={() => onOpen(index)}
          />
        ))}
      </ol>
      <Button
        className="item-add"
        variant="default"
        leftSection={<Icon name="plus" />}
        onClick={onAdd}
      >
        Add a day
      </Button>
      <p className="sr-only" role="status">
        {moves.announcement}
      </p>
      {children}
    </>
  );
};
