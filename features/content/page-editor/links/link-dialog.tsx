import { Button } from "@mantine/core";
import { useId, useState } from "react";
import { OfficeDialog } from "#design/office/dialogs/office-dialog.tsx";
import { useAwaitedEnter } from "#design/office/dialogs/use-awaited-enter.ts";
import type { LinkOption } from "./link-groups.ts";
import { LinkList, linkOptionId } from "./link-list.tsx";
import { useLinkContext } from "./use-link-context.ts";
import { useLinkSearch } from "./use-link-search.ts";
import choosing from "#design/office/dialogs/choosing.module.css";
import { pressedKey } from "#platform/browser/pressed-key.ts";
import { stepByKey, steppedIndex } from "#design/office/palette/active-step.ts";

export type LinkDialogProps = Readonly<{
  title: string;
  /** The address that is linked now; empty for none. */
  address: string;
  /** What the field began with: a pasted text. */
  typedAtFirst?: string;
  /** Whether the field may hold an address. */
  accepts: (address: string) => boolean;
  /** @param name of what is linked */
  onPick: (address: string, name: string) => void;
  /** Without it nothing can be removed. */
  onRemove?: (() => void) | undefined;
  onClose: () => void;
}>;

/** Which option is active; the same one stays active while more come. */
const useActiveOption = (options: readonly LinkOption[]) => {
  const [address, setAddress] = useState<string | null>(null);
  const index = Math.max(
    0,
    options.findIndex((each) => each.address === address),
  );
  return {
    active: options[index],
    step: (step: number) =>
      setAddress(options[steppedIndex(index, step, options.length)]?.address ?? null),
    set: setAddress,
  };
};

const statusOf = (count: number, refusal: string | null, isStale: boolean): string => {
  if (refusal !== null) return refusal;
  if (isStale) return "Searching …";
  if (count === 0) return "Nothing fits. Try other words, or paste an address.";
  return `${count} found`;
};

/** Chooses what a link leads to, in one searched list; a typed or pasted address is taken too. */
const LinkDialog = (props: LinkDialogProps) => {
  const { title, address, typedAtFirst = "", accepts, onPick, onRemove, onClose } = props;
  const id = useId();
  const search = useLinkSearch(useLinkContext(), { linked: address, typedAtFirst, accepts });
  const { groups, refusal, isStale, error } = search;
  const options = groups.flatMap((group) => group.options);
  const { active, step, set } = useActiveOption(options);
  const pick = (option: LinkOption) => onPick(option.address, option.label);
  const setEnter = useAwaitedEnter(isStale, () => {
    if (active && !isStale) pick(active);
  });
  const press = (event: React.KeyboardEvent) => {
    const keyStep = stepByKey[pressedKey(event)];
    setEnter(pressedKey(event) === "Enter");
    if (keyStep === undefined && pressedKey(event) !== "Enter") return;
    event.preventDefault();
    if (keyStep !== undefined) step(keyStep);
  };
  return (
    <OfficeDialog title={title} onClose={onClose}>
      <div className={choosing["dialog"]}>
        <div className={choosing["top"]}>
          <input
            className="text-input"
            role="combobox"
            aria-label="Search, or paste an address"
            aria-expanded={options.length > 0}
            aria-controls={`${id}-list`}
            aria-autocomplete="list"
            aria-activedescendant={active && linkOptionId(`${id}-list`, active)}
            aria-invalid={refusal !== null}
            aria-describedby={`${id}-status`}
            placeholder="Search, or paste an address"
            autoComplete="off"
            spellCheck={false}
            data-autofocus
            value={search.typed}
            onChange={(event) => {
              search.setTyped(event.currentTarget.value);
              set(null);
            }}
            onKeyDown={press}
          />
          <p id={`${id}-status`} role="status" data-refused={refusal !== null}>
            {error ? "" : statusOf(options.length, refusal, isStale)}
          </p>
          {error && (
            <div role="alert" className={choosing["alert"]}>
              <p>{`What there is could not be read: ${error.message}`}</p>
              <Button variant="default" onClick={search.retry}>
                Try again
              </Button>
            </div>
          )}
        </div>
        <LinkList
          id={`${id}-list`}
          groups={groups}
          active={active}
          isBusy={isStale}
          onHover={(option) => set(option.address)}
          onPick={pick}
        />
        <footer className={choosing["foot"]}>
          <span>Arrow keys to move, Enter to choose, Esc to close</span>
          {onRemove && (
            <Button variant="default" onClick={onRemove}>
              Remove link
            </Button>
          )}
        </footer>
      </div>
    </OfficeDialog>
  );
};
export default LinkDialog;
