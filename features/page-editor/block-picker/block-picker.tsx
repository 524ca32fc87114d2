import { Button, Input } from "@mantine/core";
import { useMemo, useRef, useState } from "react";
import { OfficeDialog } from "#design/office/dialogs/office-dialog.tsx";
import { Icon } from "#design/office/icons.tsx";
import type { CatalogueBlock } from "../page-api.ts";
import {
  categoryNames,
  type PagePlace,
  type PageType,
  placementProblem,
} from "#features/pages/parts/block-placement.ts";
import { recentVariants, rememberVariant } from "./recent-variants.ts";
import { searchVariants } from "./search-variants.ts";
import { type Variant, variantsElsewhere, variantsOf } from "./variants.ts";

export type BlockPickerProps = Readonly<{
  /** Label of the block to insert after; null on an empty page. */
  afterLabel: string | null;
  catalogue: readonly CatalogueBlock[];
  /** The page's, which says what kind of page it is. */
  pageType: PageType;
  hasMerchant: boolean;
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

const kindOfPage: Readonly<Record<PageType, string>> = {
  custom: "Custom pages take only General blocks. The others are for pages of their kind.",
  index: "The home page takes General and Index blocks.",
  travel: "Pages of trips and departures take General and Travel / Tour blocks.",
  destination: "Pages of continents take General and Destination blocks.",
};

type CategoriesProps = Readonly<{
  /** Null for all blocks that the page may hold. */
  names: readonly (string | null)[];
  pageType: PageType;
  chosen: string | null;
  countOf: (name: string | null) => number;
  onChoose: (name: string | null) => void;
}>;

const Categories = ({ names, pageType, chosen, countOf, onChoose }: CategoriesProps) => (
  <div className="categories" role="group" aria-label="Categories">
    {names.map((name) => (
      <button
        key={name ?? "all"}
        type="button"
        aria-pressed={name === chosen}
        onClick={() => onChoose(name)}
      >
        {name ?? "All"} <span>{countOf(name)}</span>
      </button>
    ))}
    <p>{kindOfPage[pageType]}</p>
  </div>
);

type VariantListProps = Readonly<{
  listRef: React.RefObject<HTMLUListElement | null>;
  variants: readonly Variant[];
  chosen: Variant | undefined;
  isOffered: (variant: Variant) => boolean;
  onFocus: (index: number) => void;
  onPick: (variant: Variant) => void;
}>;

const VariantList = (props: VariantListProps) => {
  const { listRef, variants, chosen, isOffered, onFocus, onPick } = props;
  return (
    <ul className="variants" ref={listRef}>
      {variants.map((variant, index) => (
        <li key={variant.key}>
          <button
            type="button"
            className="variant"
            data-variant={variant.key}
            data-chosen={variant === chosen}
            aria-disabled={!isOffered(variant)}
            onFocus={() => onFocus(index)}
            onClick={() => onPick(variant)}
          >
            <VariantPicture variant={variant} />
            <span className="variant-label">
              {!isOffered(variant) && <Icon name="lock" />}
              {variant.label}
            </span>
            {variant === chosen && <span className="sr-only">, chosen</span>}
          </button>
        </li>
      ))}
      {variants.length === 0 && <li>No block matches.</li>}
    </ul>
  );
};

type PickerFootProps = Readonly<{
  chosen: Variant | undefined;
  place: PagePlace;
  isOffered: (variant: Variant) => boolean;
  onPick: (variant: Variant) => void;
}>;

const PickerFoot = ({ chosen, place, isOffered, onPick }: PickerFootProps) => {
  const canPick = chosen !== undefined && isOffered(chosen);
  return (
    <footer className="picker-foot">
      <span role="status">
        {canPick
          ? `Arrow keys to move, Enter to add ${chosen.label}, Esc to close`
          : chosen && placementProblem(chosen.block, place)}
      </span>
      {canPick && <Button onClick={() => onPick(chosen)}>{`Add ${chosen.label}`}</Button>}
    </footer>
  );
};

/** The variants that match the query, in all groups: those of other pages only in their own group. */
const useVariants = (
  catalogue: readonly CatalogueBlock[],
  { pageType, hasMerchant }: PagePlace,
  query: string,
) => {
  const offered = useMemo(
    () => variantsOf(catalogue, pageType, hasMerchant),
    [catalogue, pageType, hasMerchant],
  );
  const elsewhere = useMemo(() => variantsElsewhere(catalogue, pageType), [catalogue, pageType]);
  const [recent] = useState(recentVariants);
  const matches = searchVariants(offered, query, recent);
  const groups = new Set(offered.map(({ category }) => category));
  return {
    count: offered.length,
    names: groups.size === 1 ? categoryNames : [null, ...categoryNames],
    isOffered: (variant: Variant) => offered.includes(variant),
    inCategory: (name: string | null) =>
      name === null
        ? matches
        : [...matches, ...searchVariants(elsewhere, query)].filter(
            ({ category }) => category === name,
          ),
  };
};

const BlockPicker = (props: BlockPickerProps) => {
  const { afterLabel, catalogue, pageType, hasMerchant, onPick, onClose } = props;
  const place = { pageType, hasMerchant };
  const [query, setQuery] = useState("");
  const { count, names, isOffered, inCategory } = useVariants(catalogue, place, query);
  const [category, setCategory] = useState(names[0] ?? null);
  const [activeIndex, setActiveIndex] = useState(0);
  const grid = useRef<HTMLUListElement>(null);
  const visible = inCategory(category);
  const chosen = visible[Math.min(activeIndex, visible.length - 1)];
  // The foot says why a variant of other pages is not added.
  const pick = (variant: Variant) => {
    if (!isOffered(variant)) return;
    rememberVariant(variant.key);
    onPick(variant);
  };
  const handleKeyDown = (event: React.KeyboardEvent) => {
    const isTyping = event.target instanceof HTMLInputElement;
    const isPicture = event.target instanceof HTMLElement && event.target.dataset["variant"];
    if (event.key === "Enter" && chosen && isTyping) {
      event.preventDefault(); // otherwise Enter also presses the button to which the focus returns
      pick(chosen);
      return;
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
          placeholder={`Search ${count} variants`}
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
          names={names}
          pageType={pageType}
          chosen={category}
          countOf={(name) => inCategory(name).length}
          onChoose={(name) => {
            setCategory(name);
            setActiveIndex(0);
          }}
        />
        <VariantList
          listRef={grid}
          variants={visible}
          chosen={chosen}
          isOffered={isOffered}
          onFocus={setActiveIndex}
          onPick={pick}
        />
      </div>
      <PickerFoot chosen={chosen} place={place} isOffered={isOffered} onPick={onPick} />
    </OfficeDialog>
  );
};

export default BlockPicker;
