import { Button, Input } from "@mantine/core";
import { useRef, useState } from "react";
import { OfficeDialog } from "#design/office/office-dialog.tsx";
import { searchVariants, type Variant } from "./variants.ts";

export type BlockPickerProps = Readonly<{
  /** The block after which the chosen one is put; null for the end of an empty page. */
  after: string | null;
  variants: readonly Variant[];
  onPick: (variant: Variant) => void;
  onClose: () => void;
}>;

/** How many pictures stand in a row just now. */
const columnsOf = (pictures: HTMLElement | null): number => {
  const tops = [...(pictures?.children ?? [])].map((each) => each.getBoundingClientRect().top);
  return Math.max(1, tops.filter((top) => top === tops[0]).length);
};

const stepByKey = (key: string, columns: number): number | undefined =>
  ({ ArrowRight: 1, ArrowLeft: -1, ArrowDown: columns, ArrowUp: -columns })[key];

/** A variant's picture; a block that has none yet shows three strokes. */
const VariantPicture = ({ variant }: { variant: Variant }) => {
  const [isMissing, setMissing] = useState(false);
  return (
    <span className="variant-picture" aria-hidden="true">
      {isMissing ? (
        <>
          <i />
          <i />
          <i />
        </>
      ) : (
        <img src={variant.picture} alt="" loading="lazy" onError={() => setMissing(true)} />
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

/** Chooses a block to add: search, categories, one picture a variant; arrows move, Enter adds. */
export const BlockPicker = ({ after, variants, onPick, onClose }: BlockPickerProps) => {
  const [typed, setTyped] = useState("");
  const [category, setCategory] = useState<string | null>(null);
  const [at, setAt] = useState(0);
  const pictures = useRef<HTMLUListElement>(null);
  const found = searchVariants(variants, typed);
  const inCategory = (name: string | null) =>
    found.filter((each) => name === null || each.category === name);
  const shown = inCategory(category);
  const chosen = shown[Math.min(at, shown.length - 1)];
  const press = (event: React.KeyboardEvent) => {
    const isTyping = event.target instanceof HTMLInputElement;
    const isPicture = event.target instanceof HTMLElement && event.target.dataset["variant"];
    if (event.key === "Enter" && chosen && isTyping) {
      event.preventDefault(); // else the button that the focus goes back to is pressed by it
      return onPick(chosen);
    }
    const by = stepByKey(event.key, columnsOf(pictures.current));
    if (by === undefined || !(isPicture || (isTyping && /Down|Up/.test(event.key)))) return;
    event.preventDefault();
    const next = Math.max(0, Math.min(shown.length - 1, at + by));
    setAt(next);
    const picture = pictures.current?.querySelectorAll("button")[next];
    // Enter acts on what has the focus, so the focus goes along; while typing it stays in the search.
    if (isTyping) picture?.scrollIntoView({ block: "nearest" });
    else picture?.focus();
  };
  return (
    <OfficeDialog
      title={after === null ? "Add a block" : `Add a block after “${after}”`}
      size="large"
      onClose={onClose}
      headerExtra={
        <Input
          aria-label="Search blocks"
          placeholder={`Search ${variants.length} variants`}
          data-autofocus
          value={typed}
          onKeyDown={press}
          onChange={(event) => {
            setTyped(event.currentTarget.value);
            setAt(0);
          }}
        />
      }
    >
      <div className="picker" onKeyDown={press} role="presentation">
        <Categories
          names={[...new Set(variants.map((each) => each.category))]}
          chosen={category}
          countOf={(name) => inCategory(name).length}
          onChoose={setCategory}
        />
        <VariantList
          listRef={pictures}
          variants={shown}
          chosen={chosen}
          onFocus={setAt}
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
