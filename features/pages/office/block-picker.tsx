import { Button, Group, Modal, Text, TextInput, UnstyledButton } from "@mantine/core";
import { useRef, useState } from "react";
import { searchVariants, type Variant } from "./variants.ts";

export type BlockPickerProps = Readonly<{
  /** The block after which the chosen one is put; null for the end of an empty page. */
  after: string | null;
  variants: readonly Variant[];
  onPick: (variant: Variant) => void;
  onClose: () => void;
}>;

const arrows: Readonly<Record<string, number>> = {
  ArrowRight: 1,
  ArrowLeft: -1,
  ArrowDown: 4,
  ArrowUp: -4,
};

const Picture = ({ variant, isChosen }: { variant: Variant; isChosen: boolean }) => (
  <>
    <span className="variant-picture" data-block={variant.block.name} aria-hidden="true">
      <i />
      <i />
      <i />
    </span>
    <span className="variant-label">{variant.label}</span>
    {isChosen && <span className="sr-only">, chosen</span>}
  </>
);

/** Chooses a block to add: search, categories, one picture a variant; arrows move, Enter adds. */
export const BlockPicker = ({ after, variants, onPick, onClose }: BlockPickerProps) => {
  const [typed, setTyped] = useState("");
  const [category, setCategory] = useState<string | null>(null);
  const [at, setAt] = useState(0);
  const pictures = useRef<HTMLUListElement>(null);
  const found = searchVariants(variants, typed);
  const names = [...new Set(variants.map((each) => each.category))];
  const shown = found.filter((each) => category === null || each.category === category);
  const chosen = shown[Math.min(at, shown.length - 1)];
  const press = (event: React.KeyboardEvent) => {
    const by = arrows[event.key];
    const isTyping = event.target instanceof HTMLInputElement;
    if (event.key === "Enter" && chosen && isTyping) onPick(chosen);
    if (by === undefined || (isTyping && Math.abs(by) === 1)) return;
    event.preventDefault();
    const next = Math.max(0, Math.min(shown.length - 1, at + by));
    setAt(next);
    // Enter acts on what has the focus, so the focus goes along; while typing it stays in the search.
    if (!isTyping) pictures.current?.querySelectorAll("button")[next]?.focus();
  };
  return (
    <Modal
      opened
      onClose={onClose}
      size="xl"
      title={after === null ? "Add a block" : `Add a block after “${after}”`}
      closeButtonProps={{ "aria-label": "Close" }}
    >
      <div className="picker" onKeyDown={press} role="presentation">
        <TextInput
          aria-label="Search blocks"
          placeholder={`Search ${variants.length} variants`}
          data-autofocus
          value={typed}
          onChange={(event) => {
            setTyped(event.currentTarget.value);
            setAt(0);
          }}
        />
        <Group gap="xs" role="group" aria-label="Categories">
          {[null, ...names].map((name) => (
            <Button
              key={name ?? "all"}
              variant={name === category ? "filled" : "default"}
              aria-pressed={name === category}
              onClick={() => setCategory(name)}
            >
              {`${name ?? "All"} ${found.filter((each) => name === null || each.category === name).length}`}
            </Button>
          ))}
        </Group>
        <ul className="variants" ref={pictures}>
          {shown.map((variant, index) => (
            <li key={variant.key}>
              <UnstyledButton
                className="variant"
                data-chosen={variant === chosen}
                onFocus={() => setAt(index)}
                onClick={() => onPick(variant)}
              >
                <Picture variant={variant} isChosen={variant === chosen} />
              </UnstyledButton>
            </li>
          ))}
        </ul>
        {shown.length === 0 && <Text>No block matches.</Text>}
        <Group justify="space-between">
          <Text c="dimmed">Arrow keys to move, Enter to add, Esc to close</Text>
          {chosen && <Button onClick={() => onPick(chosen)}>{`Add ${chosen.label}`}</Button>}
        </Group>
      </div>
    </Modal>
  );
};
