import { Button } from "@mantine/core";
import { useLayoutEffect, useMemo, useRef } from "react";
import { Link } from "react-router";
import { Icon, IconButton } from "#design/office/icons.tsx";
import { useCommands } from "#design/office/palette/commands.tsx";
import { keyName } from "#design/office/palette/keys.ts";
import { useDocumentTitle } from "#design/office/document-title.ts";
import { ScreenTop } from "#design/office/screen/screen-top.tsx";
import { ViewSwitch } from "#design/office/timeline/view-switch/view-switch.tsx";
import { counted } from "#platform/counted.ts";
import type { Sheet } from "../grid/sheet/use-sheet.ts";

export type SheetTopProps = Readonly<{
  title?: string;
  sheet: Sheet;
  /** Of the travel. */
  name: string;
  travelId: string;
  onSave: () => void;
  /** Null where no further one is added. */
  onAdd: (() => void) | null;
  /** Null where no single departure is shown, or one that is not stored. */
  onHistory?: (() => void) | null;
  /** Whether a single departure is on the site. */
  tag?: React.ReactNode;
  /** Further buttons, of a single departure. */
  actions?: React.ReactNode;
}>;

const useSheetCommands = (sheet: Sheet, onSave: () => void) => {
  const { undo, redo } = sheet;
  // A key right after the one that wrote a cell saves that cell: commands are registered later.
  const latest = useRef(onSave);
  useLayoutEffect(() => {
    latest.current = onSave;
  });
  const commands = useMemo(
    () => [
      {
        id: "save tours",
        label: "Save the departures",
        group: "Departures",
        keys: "mod+s",
        run: () => latest.current(),
      },
      { id: "undo", label: "Undo", group: "Departures", keys: "mod+z", run: undo },
      {
        id: "redo",
        label: "Redo",
        group: "Departures",
        keys: "mod+shift+z",
        alternativeKeys: "mod+y",
        run: redo,
      },
    ],
    [undo, redo],
  );
  useCommands(commands);
};

/** The top bar of the sheet. */
export const SheetTop = (props: SheetTopProps) => {
  const { title = "Departures", sheet, name, travelId, onSave, onAdd, onHistory } = props;
  useSheetCommands(sheet, onSave);
  useDocumentTitle(`${title} · ${name}`);
  const { rows, canUndo, canRedo, undo, redo } = sheet;
  return (
    <ScreenTop
      title={title}
      tag={props.tag}
      back={
        onAdd
          ? { path: `/travels/${travelId}`, label: "Back to the travel" }
          : { path: `/travels/${travelId}/tours`, label: "Back to the departures" }
      }
      count={
        <>
          <Link to={onAdd ? `/travels/${travelId}` : `/travels/${travelId}/tours`}>{name}</Link>{" "}
          {onAdd && <span className="tag">{counted(rows.length, "departure")}</span>}
        </>
      }
      actions={
        <>
          <IconButton
            icon="undo"
            label="Undo"
            hint={`Undo (${keyName("mod+z")})`}
            isDisabled={!canUndo}
            onClick={undo}
          />
          <IconButton
            icon="redo"
            label="Redo"
            hint={`Redo (${keyName("mod+shift+z")})`}
            isDisabled={!canRedo}
            onClick={redo}
          />
          {onHistory && (
            <IconButton icon="history" label={`History of ${title}`} onClick={onHistory} />
          )}
          {props.actions}
          {onAdd && <ViewSwitch usual={{ label: "Grid", icon: "columns" }} />}
        </>
      }
      main={
        onAdd && (
          <Button className="tours-add" leftSection={<Icon name="plus" />} onClick={onAdd}>
            <span className="tours-add-text">Add departures</span>
          </Button>
        )
      }
    />
  );
};
