import { useEffect, useRef, useState } from "react";
import type { SearchBarView } from "../search-view.ts";
import { usePopoverOpening } from "../use-popover-opening.ts";
import type { WherePanel } from "./where-panel.tsx";

/**
 * Field for places and keywords. A `datalist` offers names of places until the suggestions' code
 * has loaded at the first focus.
 */
export const WhereField = ({
  bar: { where, api },
  form,
  places,
}: {
  bar: Pick<SearchBarView, "where" | "api">;
  form: string;
  /** The places that are already chosen, shown before the keyword. */
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
      () => {}, // the datalist remains
    );
  };
  usePopoverOpening(input, load);
  useEffect(() => {
    // The field may have been focused before hydration.
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
