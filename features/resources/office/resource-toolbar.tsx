import { Button, Input } from "@mantine/core";
import { Icon } from "#design/office/icons.tsx";
import { keyName } from "#design/office/palette/keys.ts";
import type { useResourceAddress } from "./resource-filter.ts";
import type { KindScreen } from "./resource-kinds.ts";

export type ResourceToolbarProps = Readonly<{
  screen: KindScreen;
  address: ReturnType<typeof useResourceAddress>;
  isReordering: boolean;
  onReorder: () => void;
}>;

/** Search, the filter of use and, on narrow screens, the mode in which rows are moved. */
export const ResourceToolbar = (props: ResourceToolbarProps) => {
  const { screen, address, isReordering, onReorder } = props;
  const { filter, set } = address;
  return (
    <div className="resource-toolbar" role="search">
      <Input
        type="search"
        aria-label={`Search ${screen.many}`}
        placeholder={`Search ${screen.many}`}
        className="resource-search"
        leftSection={<Icon name="search" />}
        rightSection={filter.words === "" && <kbd aria-hidden="true">/</kbd>}
        maxLength={200}
        value={filter.words}
        onChange={(event) => set({ search: event.currentTarget.value })}
      />
      {screen.isOfTravels && (
        <label className="use-filter" data-on={filter.used !== null}>
          Used
          <select
            value={filter.used ?? ""}
            onChange={(event) => set({ used: event.currentTarget.value })}
          >
            <option value="">any</option>
            <option value="yes">by travels</option>
            <option value="no">by none</option>
          </select>
        </label>
      )}
      <span className="move-keys" aria-hidden="true">
        <kbd>{keyName("alt")}</kbd> <kbd>↑</kbd> <kbd>↓</kbd> moves
      </span>
      <Button
        className="reorder-button"
        aria-pressed={isReordering}
        variant={isReordering ? "filled" : "default"}
        onClick={onReorder}
      >
        Reorder
      </Button>
    </div>
  );
};
