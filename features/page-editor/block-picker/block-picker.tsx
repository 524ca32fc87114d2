import { Button, Input } from "@mantine/core";
import { useRef, useState } from "react";
import { OfficeDialog } from "#design/office/dialogs/office-dialog.tsx";
import { searchVariants, type Variant } from "./variants.ts";

export type BlockPickerProps = Readonly<{
  /** Label of the block to insert after; null on an empty page. */
  afterLabel: string | null;
  variants: readonly Variant[];
  onPick: (variant: Variant) => void;
  onClose: () => void;
}>;

/** The grid is responsive, so its columns are counted in the layout. */
const countColumns = (grid: HTMLElement | null): number => {
  const tops = [...(grid?.children ?? [])].map((each) => each.getBoundingClientRect().top);
  return Math.max(1, tops.filter((top) => top === tops[0]).length);
};

const stepByKey = (key: string, columns: number): number | undefined =>
  ({ ArrowRight: 1, ArrowLeft: -1, ArrowDown: columns, ArrowUp: -columns })[key];

/** A placeholder is shown when the block has no thumbnail yet. */
const VariantPicture = ({ variant }: { variant: Variant }) => {
  const [hasFailed, setFailed] = useState(false);
  return (
    <span className="variant-picture" aria-hidden="true">
      {hasFailed ? (
        <>
          <i />
          <i />
          <i />
        </>
      ) : (
        <img src={variant.picture} alt="" loading="lazy" onError={() => setFailed(true)} />
      )}
    </span>
  );
};

type CategoriesProps = Readonly<{
  names: readonly string[];
  chosen: string | null;
  countOf: (name: string | null) => number;
  onChoose: (name: string | null) => void;
}>;

const Categories = ({ names, chosen, countOf, onChoose }: CategoriesProps) => (
  <div className="categories" role="group" aria-label="Categories">
    {[null, ...names].map((name) => (
      <button
        key={name ?? "all"}
        type="button"
        aria-pressed={name === chosen}
        onClick={() => onChoose(name)}
      >
        {name ?? "All"} <span>{countOf(name)}</span>
      </button>
    ))}
  </div>
);

type VariantListProps = Readonly<{
  listRef: React.RefObject<HTMLUListElement | null>;
  variants: readonly Variant[];
  chosen: Variant | undefined;
  onFocus: (index: number) => void;
  onPick: (variant: Variant) => void;
}>;

const VariantList = ({ listRef, variants, chosen, onFocus, onPick }: VariantListProps) => (
  <ul className="variants" ref={listRef}>
    {variants.map((variant, index) => (
      <li key={variant.key}>
        <button
          type="button"
          className="variant"
          data-variant={variant.key}
          data-chosen={variant === chosen}
          onFocus={() => onFocus(index)}
          onClick={() => onPick(variant)}
        >
          <VariantPicture variant={variant} />
          <span className="variant-label">{variant.label}</span>
          {variant === chosen && <span className="sr-only">, chosen</span>}
        </button>
      </li>
    ))}
    {variants.length === 0 && <li>No block matches.</li>}
  </ul>
);

const BlockPicker = ({ afterLabel, variants, onPick, onClose }: BlockPickerProps) => {
  const [query, setQuery] = useState("");
  const [category, setCategory] = useState<string | null>(null);
  const [activeIndex, setActiveIndex] = useState(0);
  const grid = useRef<HTMLUListElement>(null);
  const matches = searchVariants(variants, query);
  const inCategory = (name: string | null) =>
    matches.filter((each) => name === null || each.category === name);
  const visible = inCategory(category);
  const chosen = visible[Math.min(activeIndex, visible.length - 1)];
  const handleKeyDown = (event: React.KeyboardEvent) => {
    const isTyping = event.target instanceof HTMLInputElement;
    const isPicture = event.target instanceof HTMLElement && event.target.dataset["variant"];
    if (event.key === "Enter" && chosen && isTyping) {
      event.preventDefault(); // otherwise Enter also presses the button to which the focus returns
      return onPick(chosen);
    }
    const step = stepByKey(event.key, countColumns(grid.current));
    if (step === undefined || !(isPicture || (isTyping && /Down|Up/.test(event.key)))) return;
    event.preventDefault();
    const next = Math.max(0, Math.min(visible.length - 1, activeIndex + step));
    setActiveIndex(next);
    const picture = grid.current?.querySelectorAll("button")[next];
    // Enter activates the focused element, so the focus moves to the active picture. While the user
    // types, the focus stays in the search field.
    if (isTyping) picture?.scrollIntoView({ block: "nearest" });
    else picture?.focus();
  };
  return (
    <OfficeDialog
      title={afterLabel === null ? "Add a block" : `Add a block after “${afterLabel}”`}
      size="large"
      onClose={onClose}
      headerExtra={
        <Input
          aria-label="Search blocks"
          placeholder={`Search ${variants.length} variants`}
          data-autofocus
          value={query}
          onKeyDown={handleKeyDown}
          onChange={(event) => {
            setQuery(event.currentTarget.value);
            setActiveIndex(0);
          }}
        />
      }
    >
      <div className="picker" onKeyDown={handleKeyDown} role="presentation">
        <Categories
          names={[...new Set(variants.map((each) => each.category))]}
          chosen={category}
          countOf={(name) => inCategory(name).length}
          onChoose={setCategory}
        />
        <VariantList
          listRef={grid}
          variants={visible}
          chosen={chosen}
          onFocus={setActiveIndex}
          onPick={onPick}
        />
      </div>
      <footer className="picker-foot">
        <span role="status">
          {chosen ? `Arrow keys to move, Enter to add ${chosen.label}, Esc to close` : ""}
        </span>
        {chosen && <Button onClick={() => onPick(chosen)}>{`Add ${chosen.label}`}</Button>}
      </footer>
    </OfficeDialog>
  );
};

export default BlockPicker;
