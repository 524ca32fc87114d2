import { useId, useRef, useState } from "react";
import { pressedKey } from "#platform/browser/pressed-key.ts";
import { Icon } from "../menu-icon.tsx";
import { foldText } from "#platform/texts/fold-text.ts";

export type CountryOption = Readonly<{ code: string; label: string; market: string }>;

const moveByKey: Readonly<Record<string, (index: number, count: number) => number>> = {
  ArrowDown: (index, count) => Math.min(count - 1, index + 1),
  ArrowUp: (index) => Math.max(0, index - 1),
  Home: () => 0,
  End: (_index, count) => count - 1,
};

/** State of the list; `typed` is the text in the field, null while the list is closed. */
const useCountryList = (choices: readonly CountryOption[], chosen: CountryOption | undefined) => {
  const [typed, setTyped] = useState<string | null>(null);
  const [highlighted, setHighlighted] = useState(0);
  const searchText = foldText(typed ?? "");
  const matches = choices.filter(({ label }) => foldText(label).includes(searchText));
  const open = () => {
    setTyped("");
    setHighlighted(
      Math.max(
        0,
        choices.findIndex((choice) => choice === chosen),
      ),
    );
  };
  return {
    typed,
    setTyped,
    highlighted,
    setHighlighted,
    matches,
    open,
    close: () => setTyped(null),
  };
};

export type CountrySelectProps = Readonly<{
  countries: readonly CountryOption[];
  environment: string;
  country: string;
  onCountry: (code: string) => void;
}>;

/** Chooses the country to work on; also shows its market and the installation's environment. */
export const CountrySelect = (props: CountrySelectProps) => {
  const { countries, environment, country, onCountry } = props;
  const chosen = countries.find(({ code }) => code === country);
  const list = useCountryList(countries, chosen);
  const { typed, setTyped, highlighted, setHighlighted, matches, open, close } = list;
  const input = useRef<HTMLInputElement>(null);
  const id = useId();
  const isOpen = typed !== null;
  const active = matches[Math.min(highlighted, matches.length - 1)];
  const marketAndEnvironment = `${chosen?.market ?? ""} · ${environment}`;
  const choose = (code: string | undefined) => {
    close();
    if (code !== undefined && code !== country) onCountry(code);
  };
  const press = (event: React.KeyboardEvent) => {
    const move = moveByKey[pressedKey(event)];
    if (pressedKey(event) === "Escape" && isOpen) {
      event.preventDefault();
      close();
    } else if (pressedKey(event) === "Enter") {
      event.preventDefault();
      if (isOpen) choose(active?.code);
      else open();
    } else if (move) {
      event.preventDefault();
      if (isOpen) setHighlighted(move(highlighted, matches.length));
      else open();
    }
  };
  return (
    <div className="country">
      <input
        ref={input}
        role="combobox"
        aria-label="Country"
        aria-describedby={`${id}-market`}
        aria-expanded={isOpen}
        aria-controls={`${id}-list`}
        aria-autocomplete="list"
        aria-activedescendant={isOpen && active ? `${id}-${active.code}` : undefined}
        autoComplete="off"
        spellCheck={false}
        value={typed || (chosen?.label ?? country)}
        onClick={() => (isOpen ? close() : open())}
        onBlur={close}
        onKeyDown={press}
        onChange={(event) => {
          const text = event.currentTarget.value;
          // The first key typed into the shown country name starts a new search.
          setTyped(typed ? text : text.replace(chosen?.label ?? "", ""));
          setHighlighted(0);
        }}
      />
      <span className="country-market" id={`${id}-market`}>
        {marketAndEnvironment}
        <Icon name="open" />
      </span>
      <div role="listbox" id={`${id}-list`} aria-label="Countries" hidden={!isOpen}>
        {matches.map(({ code, label }) => (
          <div
            key={code}
            id={`${id}-${code}`}
            role="option"
            aria-selected={code === country}
            data-active={code === active?.code}
            // Keeps the focus in the field: its blur would close the list before the click.
            onPointerDown={(event) => event.preventDefault()}
            onPointerUp={() => choose(code)}
          >
            {label}
          </div>
        ))}
      </div>
    </div>
  );
};
