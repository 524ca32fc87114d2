import { useRef, useState } from "react";
import { useSiteNavigate } from "#design/link-params.ts";
import type { SuggestionView } from "../assist-view.ts";
import { RecentList } from "./recent-list.tsx";
import { useCombobox } from "./use-combobox.ts";
import { useSuggestions } from "./use-suggestions.ts";

/** What stands before the last comma, and the beginning behind it that suggestions are for. */
const partsOf = (text: string): readonly [before: string, typed: string] => {
  const comma = text.lastIndexOf(",");
  return [text.slice(0, comma + 1), text.slice(comma + 1).trim()];
};

/** Writes as somebody who types does, so that whoever listens to the field hears of it. */
const write = (input: HTMLInputElement, text: string) => {
  input.value = text;
  input.dispatchEvent(new Event("input", { bubbles: true }));
};

const Option = ({
  id,
  option,
  isActive,
}: {
  id: string;
  option: SuggestionView;
  isActive: boolean;
}) => (
  // The field keeps the focus and points at its options: no key leads to them, a press does not move it.
  <div id={id} role="option" tabIndex={-1} aria-selected={isActive} className="where-option">
    <span>{option.name}</span>
    <small>{option.detail}</small>
  </div>
);

/**
 * Suggestions for the field for places and words, with the searches made here before while it is
 * empty. Loaded when somebody comes to the field; without it the field is a plain one.
 */
export const WherePanel = ({
  input,
  api,
  id,
}: {
  input: HTMLInputElement;
  /** The market's part of the calls' address. */
  api: string;
  id: string;
}) => {
  const [typed, setTyped] = useState(() => partsOf(input.value)[1]);
  const panel = useRef<HTMLDivElement>(null);
  const go = useSiteNavigate();
  const view = useSuggestions(api, typed);
  const isEmpty = input.value.trim() === "";
  const anywhere: SuggestionView[] =
    view && isEmpty ? [{ name: view.words.anywhere, detail: "", path: null }] : [];
  const options = [...anywhere, ...(view?.suggestions ?? [])];

  const choose = (at: number) => {
    const option = options[at];
    if (!option) return;
    if (option.path !== null) go(option.path);
    else if (anywhere.includes(option)) write(input, "");
    else write(input, `${partsOf(input.value)[0]} ${option.name}`.trim());
  };
  const { isOpen, active } = useCombobox({
    input,
    panel,
    list: `${id}-list`,
    count: options.length,
    onType: () => setTyped(partsOf(input.value)[1]),
    onChoose: choose,
  });

  const row = (option: SuggestionView, at: number) => (
    <Option
      key={option.path ?? option.name}
      id={`${id}-list-${at}`}
      option={option}
      isActive={at === active}
    />
  );
  return (
    <div ref={panel} className="where-panel" hidden={!isOpen || options.length === 0}>
      {view && isEmpty && <RecentList api={api} words={view.words} field={input} />}
      <div id={`${id}-list`} role="listbox" aria-label={view?.title}>
        {anywhere.map(row)}
        <div role="group" aria-label={view?.title}>
          <h3 aria-hidden="true">{view?.title}</h3>
          {(view?.suggestions ?? []).map((option, at) => row(option, at + anywhere.length))}
        </div>
      </div>
      <p className="sr-only" aria-live="polite">
        {isOpen && !isEmpty && view?.announced}
      </p>
    </div>
  );
};
