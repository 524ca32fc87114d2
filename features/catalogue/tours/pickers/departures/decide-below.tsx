import { useEffect, useRef, useState } from "react";
import { Button } from "@mantine/core";
import type {
  BelowContext,
  Column,
  ListDeclaration,
} from "#design/office/list/list-declaration.ts";
import type { ListedTour } from "#features/catalogue/tours/listed-contract.ts";
import { isUndecided } from "#features/catalogue/tours/rules.ts";
import { DecideButton, focusDecideButton } from "../decide/decide-button.tsx";
import { DecidePanel } from "../decide/decide-panel.tsx";
import { DecidedLine } from "../decide/decided-line.tsx";
import { decideParameter, useDecideAddress } from "../decide/use-decide-address.ts";
import { departureName } from "./departure-words.ts";

const canDecide = (tour: ListedTour): boolean => isUndecided(tour) && !tour.isPast;

const DecideCell = (tour: ListedTour) => {
  const { openId, open } = useDecideAddress();
  if (!canDecide(tour)) return null;
  const isOpen = openId === tour.id;
  return (
    <DecideButton
      tourId={tour.id}
      name={departureName(tour)}
      isOpen={isOpen}
      onToggle={() => open(isOpen ? null : tour.id)}
    />
  );
};

/** The button that opens a row which is still to be decided. */
export const decideColumn: Column<ListedTour> = {
  key: "decision",
  label: "Decision",
  card: "tag",
  cell: (tour) => (canDecide(tour) ? <DecideCell {...tour} /> : ""),
};

type BelowProps = Readonly<{ tour: ListedTour; context: BelowContext<ListedTour> }>;

/**
 * What was decided stays below its row until it is closed: many a row is of a list that it has left
 * by then. The row and the counts say at once what became of it.
 */
const DecideBelow = ({ tour, context: { country, refresh, showChanged } }: BelowProps) => {
  const { choice, open, choose } = useDecideAddress();
  const [isChanged, setChanged] = useState(false);
  const leave = useRef(() => undefined as void);
  useEffect(() => {
    leave.current = () => void (isChanged && refresh());
  });
  useEffect(() => () => leave.current(), []);
  const close = () => {
    open(null);
    focusDecideButton(tour.id);
  };
  const show = (changed: ListedTour) => {
    setChanged(true);
    // The counts are read anew when it is closed, too.
    void showChanged(changed).catch(() => undefined);
  };
  if (canDecide(tour))
    return (
      <DecidePanel
        country={country}
        tourId={tour.id}
        choice={choice}
        onChoose={choose}
        onClose={close}
        onDecided={show}
        onMoved={show}
      />
    );
  return (
    <div className="decide-panel decide-done">
      <DecidedLine
        country={country}
        tour={tour}
        onUndone={(undone) => {
          show(undone);
          close();
        }}
      />
      <Button variant="default" size="compact-sm" onClick={close}>
        Close
      </Button>
    </div>
  );
};

export const decideBelow: NonNullable<ListDeclaration<ListedTour>["below"]> = {
  parameter: decideParameter,
  content: (tour, context) =>
    (canDecide(tour) || tour.decided !== null) && (
      <DecideBelow key={tour.id} tour={tour} context={context} />
    ),
};
