import "./itinerary-tab.css";
import { Button } from "@mantine/core";
import { useCallback, useEffect, useMemo } from "react";
import { useOpenItem } from "#design/office/item-list/use-open-item.ts";
import { fieldId } from "#design/office/form/field-schema.ts";
import { focusField } from "#design/office/form/focus-field.ts";
import { EmptyState } from "#design/office/screen/screen-state.tsx";
import { useCommands } from "#design/office/palette/commands.tsx";
import { useErrorAt } from "#design/office/record-page/parts/draft-fields.tsx";
import { useDraftStore } from "#design/office/record-page/state/use-draft.ts";
import { counted } from "#platform/counted.ts";
import { useTravel } from "../record/use-travel.ts";
import { useStoredTravel } from "../stored-travel.ts";
import { isLength, isWrittenDay } from "../record/follow-length.ts";
import { addDay, beginDay, layOutDays, moveDay } from "./day-changes.ts";
import { DayForm } from "./day-form.tsx";
import { DayList } from "./day-list.tsx";
import { roadHours } from "./day-words.ts";
import { LengthOffer } from "./length-offer.tsx";

const LengthNote = () => {
  const days = useTravel((travel) => travel.days);
  const nights = useTravel((travel) => travel.nights);
  const { about } = useStoredTravel();
  const upcoming = about?.departures.upcoming ?? 0;
  const departures =
    upcoming === 0
      ? ""
      : ` ${upcoming === 1 ? "One coming departure keeps" : `${upcoming} coming departures keep`} their dates; you see them before it is saved.`;
  return (
    <p className="day-note">
      {`Adding or removing a day changes the length: ${counted(days, "day")}, ${counted(nights, "night")}.${departures}`}
    </p>
  );
};

type DayKeys = Readonly<{
  open: number;
  count: number;
  /** Opens a day at what is written first in it. */
  onOpen: (index: number) => void;
  onAdd: () => void;
}>;

const useDayKeys = ({ open, count, onOpen, onAdd }: DayKeys) => {
  const commands = useMemo(
    () => [
      {
        id: "next day",
        label: "Open the next day, or add one",
        group: "Itinerary",
        keys: "mod+Enter",
        run: () => {
          if (open >= count - 1) return onAdd();
          onOpen(open + 1);
        },
      },
    ],
    [open, count, onOpen, onAdd],
  );
  useCommands(commands);
};

type NoDaysProps = Readonly<{ onAdd: () => void; onOpen: (index: number) => void }>;

/** An itinerary begins with as many days as the travel is long, or with one. */
const NoDays = ({ onAdd, onOpen }: NoDaysProps) => {
  const store = useDraftStore();
  const length = useTravel((travel) => travel.days);
  const error = useErrorAt()("itinerary");
  const canLayOut = isLength(length);
  const layOut = () => {
    store.change(layOutDays(length));
    onOpen(0);
  };
  return (
    <div className="record-page-scroll">
      <div className="itinerary-empty">
        <EmptyState
          title="No days yet"
          text="Each day says where the group goes, by what, and where it sleeps."
        >
          {canLayOut && (
            <Button id={fieldId("itinerary")} onClick={layOut}>
              {`Lay out ${counted(length, "day")}`}
            </Button>
          )}
          <Button
            {...(!canLayOut && { id: fieldId("itinerary") })}
            variant="default"
            onClick={onAdd}
          >
            Add the first day
          </Button>
        </EmptyState>
        {error !== undefined && <p className="field-error">{error}</p>}
      </div>
    </div>
  );
};

/** The days, and the one that is open. */
export const ItineraryTab = () => {
  const store = useDraftStore();
  const days = useTravel(({ itinerary }) => itinerary);
  const [open, setOpen] = useOpenItem("day", days.length);
  useEffect(() => {
    document.querySelector(".item-row[data-open='true']")?.scrollIntoView({ block: "nearest" });
  }, [open]);
  const count = days.length;
  const add = useCallback(() => {
    store.change(addDay(count));
    setOpen(count);
    focusField(`itinerary.${count}.sleep`);
  }, [store, count, setOpen]);
  const begin = useCallback(
    (index: number) => {
      const isFresh = !isWrittenDay(days, index);
      if (isFresh) store.change(beginDay(index));
      setOpen(index);
      focusField(`itinerary.${index}.${isFresh ? "sleep" : "text"}`);
    },
    [store, days, setOpen],
  );
  useDayKeys({ open, count, onOpen: begin, onAdd: add });
  if (days.length === 0) return <NoDays onAdd={add} onOpen={begin} />;
  return (
    <div className="itinerary-tab">
      <section className="item-list" aria-label="Days of the itinerary">
        <h2>
          Days <small>{`${days.length} · ${roadHours(days)}`}</small>
        </h2>
        <DayList
          days={days}
          open={open}
          onOpen={setOpen}
          onMove={(from, to) => {
            store.change(moveDay(from, to));
            setOpen(to);
          }}
          onAdd={add}
        >
          <LengthOffer />
          <LengthNote />
        </DayList>
      </section>
      <DayForm key={open} index={open} onOpen={setOpen} />
    </div>
  );
};
