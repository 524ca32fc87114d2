import { Button, Input } from "@mantine/core";
import { useMemo, useRef, useState } from "react";
import { OfficeDialog } from "#design/office/dialogs/office-dialog.tsx";
import { Icon } from "#design/office/icons.tsx";
import type { CatalogueBlock } from "../catalogue-block.ts";
import {
  categoryNames,
  type PagePlace,
  type PageType,
  placementProblem,
} from "#features/content/pages/parts/block-placement.ts";
import type { Block } from "#features/content/pages/contract.ts";
import { pressedKey } from "#platform/browser/pressed-key.ts";
import { BlockLists } from "./block-lists.tsx";
import { structureProblem, useBlockLists, useTemplateStructure } from "./use-templates.ts";
import { recentVariants, rememberVariant } from "./recent-variants.ts";
import { searchVariants } from "./search-variants.ts";
import { type Variant, variantsElsewhere, variantsOf } from "./variants.ts";
import { foldText } from "#platform/texts/fold-text.ts";
import { counted } from "#platform/counted.ts";

export type BlockPickerProps = Readonly<{
  /** Label of the block to insert after; null on an empty page. */
  afterLabel: string | null;
  catalogue: readonly CatalogueBlock[];
  /** The page's, which says what kind of page it is. */
  pageType: PageType;
  hasMerchant: boolean;
  country: string;
  /** The template that the page is made of; null for none. */
  template: string | null;
  onPick: (variant: Variant) => void;
  /** Adds the blocks of a list as a whole. */
  onPickBlocks: (blocks: readonly Block[]) => void;
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
  problemOf: (block: CatalogueBlock) => string | null;
  isOffered: (variant: Variant) => boolean;
  onPick: (variant: Variant) => void;
}>;

const PickerFoot = ({ chosen, problemOf, isOffered, onPick }: PickerFootProps) => {
  const canPick = chosen !== undefined && isOffered(chosen);
  return (
    <footer className="picker-foot">
      <span role="status">
        {canPick
          ? `Arrow keys to move, Enter to add ${chosen.label}, Esc to close`
          : chosen && problemOf(chosen.block)}
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
    inCategory: (name: string | null) =>
      name === null
        ? matches
        : [...matches, ...searchVariants(elsewhere, query)].filter(
            ({ category }) => category === name,
          ),
  };
};

type SearchProps = Readonly<{
  count: number;
  query: string;
  onKeyDown: (event: React.KeyboardEvent) => void;
  onQuery: (text: string) => void;
}>;

const Search = ({ count, query, onKeyDown, onQuery }: SearchProps) => (
  <Input
    aria-label="Search blocks"
    placeholder={`Search ${counted(count, "variant")}`}
    data-autofocus
    value={query}
    onKeyDown={onKeyDown}
    onChange={({ currentTarget }) => onQuery(currentTarget.value)}
  />
);

type PickerKeys = Readonly<{
  grid: React.RefObject<HTMLUListElement | null>;
  visible: readonly Variant[];
  activeIndex: number;
  setActiveIndex: (index: number) => void;
  chosen: Variant | undefined;
  pick: (variant: Variant) => void;
}>;

/** Arrows move through the pictures, also from the search field, where Enter adds the chosen one. */
const usePickerKeys =
  ({ grid, visible, activeIndex, setActiveIndex, chosen, pick }: PickerKeys) =>
  (event: React.KeyboardEvent) => {
    const isTyping = event.target instanceof HTMLInputElement;
    const isPicture = event.target instanceof HTMLElement && event.target.dataset["variant"];
    if (pressedKey(event) === "Enter" && chosen && isTyping) {
      event.preventDefault(); // otherwise Enter also presses the button to which the focus returns
      pick(chosen);
      return;
    }
    const step = stepByKey(pressedKey(event), countColumns(grid.current));
    if (step === undefined || !(isPicture || (isTyping && /Down|Up/.test(pressedKey(event)))))
      return;
    event.preventDefault();
    const next = Math.max(0, Math.min(visible.length - 1, activeIndex + step));
    setActiveIndex(next);
    const picture = grid.current?.querySelectorAll("button")[next];
    // Enter activates the focused element, so the focus moves to the active picture. While the user
    // types, the focus stays in the search field.
    if (isTyping) picture?.scrollIntoView({ block: "nearest" });
    else picture?.focus();
  };

/** The category of named lists, which stand beside the blocks' own. */
const listCategory = "Lists";

const BlockPicker = (props: BlockPickerProps) => {
  const { afterLabel, catalogue, pageType, hasMerchant, onPick, onClose } = props;
  const { country, template, onPickBlocks } = props;
  const place = { pageType, hasMerchant };
  const structure = useTemplateStructure(country, template);
  const problemOf = (block: CatalogueBlock) =>
    placementProblem(block, place) ?? structureProblem(structure, block);
  const lists = useBlockLists(country);
  const [query, setQuery] = useState("");
  const { count, names, inCategory } = useVariants(catalogue, place, query);
  const isOffered = ({ block }: Variant) => problemOf(block) === null;
  const foundLists = lists.filter(({ name }) => foldText(name).includes(foldText(query)));
  const [category, setCategory] = useState(names[0] ?? null);
  const [activeIndex, setActiveIndex] = useState(0);
  const grid = useRef<HTMLUListElement>(null);
  const visible = inCategory(category);
  const chosen =
    category === listCategory ? undefined : visible[Math.min(activeIndex, visible.length - 1)];
  // The foot says why a variant of other pages is not added.
  const pick = (variant: Variant) => {
    if (!isOffered(variant)) return;
    rememberVariant(variant.key);
    onPick(variant);
  };
  const handleKeyDown = usePickerKeys({ grid, visible, activeIndex, setActiveIndex, chosen, pick });
  return (
    <OfficeDialog
      title={afterLabel === null ? "Add a block" : `Add a block after “${afterLabel}”`}
      size="large"
      onClose={onClose}
      headerExtra={
        <Search
          count={count}
          query={query}
          onKeyDown={handleKeyDown}
          onQuery={(text) => {
            setQuery(text);
            setActiveIndex(0);
          }}
        />
      }
    >
      <div className="picker" onKeyDown={handleKeyDown} role="presentation">
        <Categories
          names={[...names, listCategory]}
          pageType={pageType}
          chosen={category}
          countOf={(name) => (name === listCategory ? foundLists.length : inCategory(name).length)}
          onChoose={(name) => {
            setCategory(name);
            setActiveIndex(0);
          }}
        />
        {category === listCategory ? (
          <BlockLists
            country={country}
            lists={foundLists}
            problemOf={(blockType) => {
              const block = catalogue.find(({ name }) => name === blockType);
              return block ? problemOf(block) : `There is no block ${blockType}.`;
            }}
            onPick={onPickBlocks}
          />
        ) : (
          <VariantList
            listRef={grid}
            variants={visible}
            chosen={chosen}
            isOffered={isOffered}
            onFocus={setActiveIndex}
            onPick={pick}
          />
        )}
      </div>
      <PickerFoot chosen={chosen} problemOf={problemOf} isOffered={isOffered} onPick={onPick} />
    </OfficeDialog>
  );
};

export default BlockPicker;
