import { useId, useRef, useState } from "react";
import type { OfficeConfig } from "../load-session.ts";
import { Icon } from "./menu-icon.tsx";

type CountryOption = Readonly<{ code: string; label: string }>;

/** What the keys do in the open list: the place that is looked at next. */
const moveByKey: Readonly<Record<string, (at: number, count: number) => number>> = {
  ArrowDown: (at, count) => Math.min(count - 1, at + 1),
  ArrowUp: (at) => Math.max(0, at - 1),
  Home: () => 0,
  End: (_at, count) => count - 1,
};

/** The open list: which countries fit what was typed, and which of them is looked at. */
const useCountryList = (choices: readonly CountryOption[], chosen: CountryOption | undefined) => {
  const [typed, setTyped] = useState<string | null>(null);
  const [at, setAt] = useState(0);
  const words = (typed ?? "").toLowerCase();
  const found = choices.filter(({ label }) => label.toLowerCase().includes(words));
  const open = () => {
    setTyped("");
    setAt(
      Math.max(
        0,
        choices.findIndex((one) => one === chosen),
      ),
    );
  };
  return { typed, setTyped, at, setAt, found, open, close: () => setTyped(null) };
};

export type CountrySelectProps = Readonly<{
  config: OfficeConfig;
  country: string;
  onCountry: (code: string) => void;
}>;

/** The country that is worked on, with its market and where this installation runs. */
export const CountrySelect = ({ config, country, onCountry }: CountrySelectProps) => {
  const { countries, environment } = config;
  const chosen = countries.find(({ code }) => code === country);
  const { typed, setTyped, at, setAt, found, open, close } = useCountryList(countries, chosen);
  const input = useRef<HTMLInputElement>(null);
  const id = useId();
  const isOpen = typed !== null;
  const looked = found[Math.min(at, found.length - 1)];
  const where = `${chosen?.market ?? ""} · ${environment}`;
  const take = (code: string | undefined) => {
    close();
    if (code !== undefined && code !== country) onCountry(code);
  };
  const press = (event: React.KeyboardEvent) => {
    const move = moveByKey[event.key];
    if (event.key === "Escape" && isOpen) {
      event.preventDefault();
      close();
    } else if (event.key === "Enter") {
      event.preventDefault();
      if (isOpen) take(looked?.code);
      else open();
    } else if (move) {
      event.preventDefault();
      if (isOpen) setAt(move(at, found.length));
      else open();
    }
  };
  return (
    <div className="country">
      <input
        ref={input}
        role="combobox"
        aria-label="Country"
        aria-describedby={`${id}-where`}
        aria-expanded={isOpen}
        aria-controls={`${id}-list`}
        aria-autocomplete="list"
        aria-activedescendant={isOpen && looked ? `${id}-${looked.code}` : undefined}
        autoComplete="off"
        spellCheck={false}
        value={typed || (chosen?.label ?? country)}
        onClick={() => (isOpen ? close() : open())}
        onBlur={close}
        onKeyDown={press}
        onChange={(event) => {
          const text = event.currentTarget.value;
          // Typing into the shown name begins a search.
          setTyped(typed ? text : text.replace(chosen?.label ?? "", ""));
          setAt(0);
        }}
      />
      <span className="country-where" id={`${id}-where`}>
        {where}
        <Icon name="open" />
      </span>
      <div role="listbox" id={`${id}-list`} aria-label="Countries" hidden={!isOpen}>
        {found.map(({ code, label }) => (
          <div
            key={code}
            id={`${id}-${code}`}
            role="option"
            aria-selected={code === country}
            data-looked={code === looked?.code}
            // The field keeps the focus: losing it would close the list before the click is one.
            onPointerDown={(event) => event.preventDefault()}
            onPointerUp={() => take(code)}
          >
            {label}
          </div>
        ))}
      </div>
    </div>
  );
};
