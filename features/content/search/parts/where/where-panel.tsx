import { useRef, useState } from "react";
import { useOpenPage } from "#design/link-params/link-params.ts";
import type { SuggestionView } from "../assist-view.ts";
import { RecentList } from "./recent-list.tsx";
import { useCombobox } from "./use-combobox.ts";
import { useSuggestions } from "./use-suggestions.ts";

/** Splits at the last comma, because suggestions replace only the text after it. */
const splitAtLastComma = (text: string): readonly [before: string, typed: string] => {
  const comma = text.lastIndexOf(",");
  return [text.slice(0, comma + 1), text.slice(comma + 1).trim()];
};

/** Fires the same event as typing, so that listeners of the field notice. */
const setText = (input: HTMLInputElement, text: string) => {
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
  // The input keeps the focus and refers to its active option, so options are not focusable by keyboard.
  <div id={id} role="option" tabIndex={-1} aria-selected={isActive} className="where-option">
    <span>{option.name}</span>
    <small>{option.detail}</small>
  </div>
);

/**
 * Lists suggestions below the field or, while the field is empty, recent searches. This code loads
 * when the field first receives the focus.
 */
export const WherePanel = ({
  input,
  api,
  id,
}: {
  input: HTMLInputElement;
  /** Base path of the market's API. */
  api: string;
  id: string;
}) => {
  const [typed, setTyped] = useState(() => splitAtLastComma(input.value)[1]);
  const panel = useRef<HTMLDivElement>(null);
  const openPage = useOpenPage();
  const view = useSuggestions(api, typed);
  const isEmpty = input.value.trim() === "";
  const anywhere: SuggestionView[] =
    view && isEmpty ? [{ name: view.words.anywhere, detail: "", path: null }] : [];
  const options = [...anywhere, ...(view?.suggestions ?? [])];

  const choose = (at: number) => {
    const option = options[at];
    if (!option) return;
    if (option.path !== null) openPage(option.path);
    else if (anywhere.includes(option)) setText(input, "");
    else setText(input, `${splitAtLastComma(input.value)[0]} ${option.name}`.trim());
  };
  const { isOpen, active } = useCombobox({
    input,
    panel,
    list: `${id}-list`,
    count: options.length,
    onType: () => setTyped(splitAtLastComma(input.value)[1]),
    onChoose: choose,
  });

  const renderOption = (option: SuggestionView, at: number) => (
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
        {anywhere.map(renderOption)}
        <div role="group" aria-label={view?.title}>
          <h3 aria-hidden="true">{view?.title}</h3>
          {(view?.suggestions ?? []).map((option, at) =>
            renderOption(option, at + anywhere.length),
          )}
        </div>
      </div>
      <p className="sr-only" aria-live="polite">
        {isOpen && !isEmpty && view?.announced}
      </p>
    </div>
  );
};
