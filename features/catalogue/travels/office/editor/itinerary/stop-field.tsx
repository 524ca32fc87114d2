import { useQuery } from "@tanstack/react-query";
import { useId } from "react";
import { fieldId } from "#design/office/form/field-schema.ts";
import { useDraftStore } from "#design/office/record-page/state/use-draft.ts";
import { tripCalls } from "#features/catalogue/trips/calls.ts";
import { marketByApiCountry } from "#markets/markets.ts";
import { call } from "#platform/browser/call.ts";
import { pressedKey } from "#platform/browser/pressed-key.ts";
import { useCountry } from "../fields/use-resources.ts";
import { useTravel } from "../record/use-travel.ts";

/** The stops of the travel's trip in the market's language; empty until they are there. */
const useStops = (): readonly string[] => {
  const country = useCountry();
  const trip = useTravel(({ tripId }) => tripId);
  const { data } = useQuery({
    queryKey: ["stops of trip", country, trip],
    queryFn: () => call(tripCalls.get, { country, id: trip }),
    enabled: trip !== "",
    staleTime: 60_000,
    retry: false,
  });
  const language = marketByApiCountry(country)?.language ?? "en";
  const names = (data?.stops ?? []).map(({ names: all, key }) => all[language] ?? all.all ?? key);
  return [...new Set(names)];
};

export type StopFieldProps = Readonly<{
  path: string;
  value: string | null;
  error: string | undefined;
  /** Goes on to what is written of the day. */
  onEnter: () => void;
}>;

/** Where a day ends: one of the trip's stops, or a place beside them. */
export const StopField = ({ path, value, error, onEnter }: StopFieldProps) => {
  const store = useDraftStore();
  const listId = useId();
  const stops = useStops();
  const id = fieldId(path);
  return (
    <div className="text-field">
      <label htmlFor={id}>To, where the group sleeps</label>
      <input
        id={id}
        className="text-input"
        list={listId}
        value={value ?? ""}
        autoComplete="off"
        aria-invalid={error !== undefined}
        aria-describedby={error === undefined ? undefined : `${id}-error`}
        placeholder="On the way home"
        // The place of the night before is kept or replaced as a whole.
        onFocus={({ currentTarget }) => currentTarget.select()}
        onKeyDown={(event) => {
          if (pressedKey(event) !== "Enter" || event.ctrlKey) return;
          event.preventDefault();
          onEnter();
        }}
        onChange={({ currentTarget: { value: text } }) =>
          store.put(path, text === "" ? null : text)
        }
      />
      <datalist id={listId}>
        {stops.map((stop) => (
          <option key={stop} value={stop}>
            {stop}
          </option>
        ))}
      </datalist>
      {error !== undefined && (
        <p id={`${id}-error`} className="field-error">
          {error}
        </p>
      )}
    </div>
  );
};
