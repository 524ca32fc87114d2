import { useQuery } from "@tanstack/react-query";
import { useId, useState } from "react";
import { useAwaitedEnter } from "#design/office/dialogs/use-awaited-enter.ts";
import { Icon } from "#design/office/icons.tsx";
import type { FoundPlace } from "#features/catalogue/trips/map-contract.ts";
import type { Language } from "#markets/market-type.ts";
import { pressedKey } from "#platform/browser/pressed-key.ts";
import { lettersOf } from "#platform/browser/typed-slug.ts";
import { type NewStop, type Position, unnamed } from "../draft/stop-edits.ts";
import { tripApi } from "../draft/trip-api.ts";
import { formatDegrees, parseCoordinates } from "../parse-coordinates.ts";

type Found = Readonly<{ id: string; label: string; detail: string; choose: () => void }>;

export type PlaceSearchProps = Readonly<{
  country: string;
  language: Language;
  /** The name of the chosen stop; null where there is none. */
  chosenName: string | null;
  /** Whoever adds a stop by coordinates does not move the chosen one. */
  isAdding: boolean;
  onAdd: (stop: NewStop) => void;
  /** Moves the chosen stop. */
  onMove: (position: Position) => void;
  input: React.RefObject<HTMLInputElement | null>;
}>;

const nameIn = ({ names, key }: FoundPlace, language: Language): string =>
  names[language] ?? names["all"] ?? key;

/** What the text finds, and whether the server has yet to answer. */
const useFound = (
  props: Omit<PlaceSearchProps, "input">,
  text: string,
): readonly [readonly Found[], boolean] => {
  const { country, language, chosenName, isAdding, onAdd, onMove } = props;
  const position = parseCoordinates(text);
  const search = position === null ? text.trim() : "";
  const { data = [], isLoading } = useQuery({
    queryKey: ["places", search],
    queryFn: async () => {
      const places = await tripApi(country).findPlaces(search);
      // The key of a stop is made of its name in the moment in which it is chosen.
      await lettersOf(places.map((place) => Object.values(place.names).join(" ")).join(" "));
      return places;
    },
    enabled: search.length > 1,
    staleTime: 60_000,
  });
  const after = chosenName === null ? "Add as the first stop" : `Add after ${chosenName}`;
  if (position) {
    const at = `${formatDegrees(position.lat)}, ${formatDegrees(position.lon)}`;
    const add = {
      id: "add",
      label: after,
      detail: at,
      choose: () => onAdd({ ...position, names: { all: unnamed } }),
    };
    if (chosenName === null) return [[add], false];
    const move = {
      id: "move",
      label: `Move ${chosenName} here`,
      detail: at,
      choose: () => onMove(position),
    };
    return [isAdding ? [add, move] : [move, add], false];
  }
  if (search.length < 2) return [[], false];
  const places = data.map((place) => ({
    id: `${place.key} ${place.country}`,
    label: nameIn(place, language),
    detail: `${place.country} · ${after}`,
    choose: () => onAdd({ lat: place.lat, lon: place.lon, names: place.names }),
  }));
  return [places, isLoading];
};

/** Finds places that the company's trips go to, or takes pasted coordinates or a map's link. */
export const PlaceSearch = ({ input, ...props }: PlaceSearchProps) => {
  const [text, setText] = useState("");
  const [active, setActive] = useState(0);
  const listId = useId();
  const [found, isAwaited] = useFound(props, text);
  const isOpen = found.length > 0;
  const pick = (each: Found | undefined) => {
    if (!each) return;
    each.choose();
    setText("");
    setActive(0);
  };
  const setEnter = useAwaitedEnter(isAwaited, () => pick(found[active]));
  const press = (event: React.KeyboardEvent) => {
    setEnter(pressedKey(event) === "Enter");
    const step = { ArrowDown: 1, ArrowUp: -1 }[pressedKey(event)];
    if (step !== undefined && isOpen) {
      event.preventDefault();
      setActive((active + step + found.length) % found.length);
    }
    if (pressedKey(event) === "Enter") event.preventDefault();
    if (pressedKey(event) === "Escape" && text !== "") {
      event.preventDefault();
      setText("");
    }
  };
  return (
    <div className="place-search">
      <Icon name="search" />
      <input
        ref={input}
        role="combobox"
        aria-label="Search a place or paste coordinates"
        aria-expanded={isOpen}
        aria-controls={listId}
        aria-autocomplete="list"
        aria-activedescendant={isOpen ? `${listId}-${active}` : undefined}
        autoComplete="off"
        spellCheck={false}
        placeholder="Search a place or paste coordinates"
        value={text}
        onChange={(event) => {
          setText(event.currentTarget.value);
          setActive(0);
        }}
        onKeyDown={press}
      />
      <div id={listId} role="listbox" aria-label="Places" hidden={!isOpen}>
        {found.map((each, index) => (
          <div
            key={each.id}
            id={`${listId}-${index}`}
            role="option"
            tabIndex={-1}
            aria-selected={index === active}
            onPointerDown={(event) => {
              event.preventDefault();
              pick(each);
            }}
          >
            <b>{each.label}</b>
            <small>{each.detail}</small>
          </div>
        ))}
      </div>
      {text.trim().length > 1 && !isOpen && (
        <p className="place-search-none" role="status">
          No trip goes there yet. Paste its coordinates or a map’s link, or click on the map.
        </p>
      )}
    </div>
  );
};
