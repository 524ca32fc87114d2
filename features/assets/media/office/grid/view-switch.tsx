import { useState } from "react";
import { Icon } from "#design/office/icons.tsx";

const key = "office-library-view";

const read = (): boolean => {
  try {
    return localStorage.getItem(key) !== "list";
  } catch {
    return true; // the storage may be forbidden
  }
};

/** Whether the library is shown as a grid, which this browser keeps; a list otherwise. */
export const useGridView = () => {
  const [isGrid, setGrid] = useState(read);
  const show = (next: boolean) => {
    setGrid(next);
    try {
      localStorage.setItem(key, next ? "grid" : "list");
    } catch {
      // The choice then lasts until the page is left.
    }
  };
  return { isGrid, show };
};

export const ViewSwitch = ({ isGrid, show }: ReturnType<typeof useGridView>) => (
  <div className="view-switch" role="group" aria-label="Show as">
    <button
      type="button"
      aria-label="Grid"
      title="Grid"
      aria-pressed={isGrid}
      onClick={() => show(true)}
    >
      <Icon name="grid" />
    </button>
    <button
      type="button"
      aria-label="List"
      title="List"
      aria-pressed={!isGrid}
      onClick={() => show(false)}
    >
      <Icon name="list" />
    </button>
  </div>
);
