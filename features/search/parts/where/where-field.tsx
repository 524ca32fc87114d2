import { useEffect, useRef, useState } from "react";
import type { SearchBarView } from "../search-view.ts";
import { useOpening } from "../use-opening.ts";
import type { WherePanel } from "./where-panel.tsx";

/**
 * The field that takes places and words. Names of places stand in a list of the browser's own;
 * suggestions take its place as soon as somebody comes to the field and their script is there.
 */
export const WhereField = ({
  bar: { where, api },
  form,
  places,
}: {
  bar: Pick<SearchBarView, "where" | "api">;
  form: string;
  /** What stands before the word: the places chosen already. */
  places: React.ReactNode;
}) => {
  const input = useRef<HTMLInputElement>(null);
  const [assist, setAssist] = useState<{ Panel: typeof WherePanel; at: HTMLInputElement } | null>(
    null,
  );
  const load = () => {
    const at = input.current;
    if (!at || assist) return;
    import("./where-panel.tsx").then(
      ({ WherePanel: Panel }) => setAssist({ Panel, at }),
      () => {}, // the browser's own list stays
    );
  };
  useOpening(input, load);
  useEffect(() => {
    // Somebody may have come before the scripts.
    if (document.activeElement === input.current) load();
  });
  const id = `${form}-q`;
  return (
    <div className="search-field search-field-wide">
      <label htmlFor={id}>{where.label}</label>
      <div className="search-where">
        {places}
        <input
          ref={input}
          id={id}
          type="text"
          enterKeyHint="search"
          name="q"
          list={assist ? undefined : `${form}-places`}
          defaultValue={where.value}
          placeholder={where.placeholder}
          maxLength={120}
          autoComplete="off"
          onFocus={load}
        />
      </div>
      {assist && <assist.Panel input={assist.at} api={api} id={id} />}
      <datalist id={`${form}-places`}>
        {where.places.map((place) => (
          <option key={place}>{place}</option>
        ))}
      </datalist>
    </div>
  );
};
