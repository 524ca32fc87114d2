import "#design/office/list/filters/filter-bar.css";
import { Menu } from "@mantine/core";
import { Icon } from "#design/office/icons.tsx";

export type ChoiceMenuProps = Readonly<{
  label: string;
  /** What is chosen; empty for nothing. */
  value: string;
  onClear: () => void;
  children: React.ReactNode;
}>;

/** A filter whose choices open below it. */
export const ChoiceMenu = ({ label, value, onClear, children }: ChoiceMenuProps) => (
  <span className="filter-button" data-on={value !== ""}>
    <Menu position="bottom-start" shadow="md" returnFocus withInitialFocusPlaceholder={false}>
      <Menu.Target>
        <button type="button" className="filter-open">
          {label} {value !== "" && <b>{value}</b>}
          <Icon name="down" />
        </button>
      </Menu.Target>
      <Menu.Dropdown className="filter-choices">{children}</Menu.Dropdown>
    </Menu>
    {value !== "" && (
      <button
        type="button"
        className="filter-remove"
        aria-label={`Remove the filter ${label}`}
        onClick={onClear}
      >
        <Icon name="close" />
      </button>
    )}
  </span>
);
