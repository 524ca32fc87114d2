import { Button, NativeSelect } from "@mantine/core";
import { useState } from "react";
import { OfficeDialog } from "#design/office/dialogs/office-dialog.tsx";
import type { TravelFacets } from "#features/catalogue/travels/list-contract.ts";
import { counted } from "#platform/counted.ts";

type Badge = TravelFacets["badges"][number];

export type BadgeDialogProps = Readonly<{
  badges: readonly Badge[];
  /** How many travels get it. */
  count: number;
  onConfirm: (badge: Badge) => void;
  onClose: () => void;
}>;

export const BadgeDialog = ({ badges, count, onConfirm, onClose }: BadgeDialogProps) => {
  const [id, setId] = useState(badges[0]?.id ?? "");
  const badge = badges.find((each) => each.id === id);
  const travels = counted(count, "travel");
  return (
    <OfficeDialog title="Add a badge" onClose={onClose}>
      <NativeSelect
        label="Badge"
        description="Travels that have it already stay as they are; cards and lists show it at once."
        data-autofocus
        data={badges.map(({ id: value, label }) => ({ value, label }))}
        value={id}
        onChange={(event) => setId(event.currentTarget.value)}
      />
      <footer>
        <Button variant="default" onClick={onClose}>
          Cancel
        </Button>
        <Button disabled={!badge} onClick={() => badge && onConfirm(badge)}>
          {`Add it to ${travels}`}
        </Button>
      </footer>
    </OfficeDialog>
  );
};
