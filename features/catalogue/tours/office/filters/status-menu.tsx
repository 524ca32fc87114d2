import { Menu } from "@mantine/core";
import { type Status, statuses } from "#features/records/statuses/contract.ts";
import { statusLabel } from "../grid/sheet/status-words.ts";
import { ChoiceMenu } from "./choice-menu.tsx";

const toggled = (chosen: readonly Status[], status: Status): string =>
  statuses.filter((each) => (each === status) !== chosen.includes(each)).join(",");

type StatusMenuProps = Readonly<{
  chosen: readonly Status[];
  /** @param chosen as the address has them; null for all */
  onChange: (chosen: string | null) => void;
}>;

/** Shows departures of some statuses. */
export const StatusMenu = ({ chosen, onChange }: StatusMenuProps) => (
  <ChoiceMenu
    label="Status"
    value={chosen.map(statusLabel).join(", ")}
    onClear={() => onChange(null)}
  >
    {statuses.map((status) => (
      <Menu.CheckboxItem
        key={status}
        checked={chosen.includes(status)}
        closeMenuOnClick={false}
        onChange={() => onChange(toggled(chosen, status))}
      >
        {statusLabel(status)}
      </Menu.CheckboxItem>
    ))}
  </ChoiceMenu>
);
