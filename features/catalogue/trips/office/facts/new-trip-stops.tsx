import { useRef } from "react";
import { z } from "zod";
import type { FieldProps } from "#design/office/form/field-props.ts";
import { fieldId, labelOf } from "#design/office/form/field-schema.ts";
import { IconButton } from "#design/office/icons.tsx";
import { toast } from "#design/office/toast.ts";
import {
  maxStops,
  type Stop,
  stopNameIn,
  tripInputSchema,
} from "#features/catalogue/trips/contract.ts";
import { marketByApiCountry } from "#markets/markets.ts";
import { addStop, type NewStop, removeStop } from "../draft/stop-edits.ts";
import { PlaceSearch } from "../map/place-search.tsx";
import { tripRecord } from "./trip-record.ts";

const nothing = () => undefined;

const { stops: stopsSchema } = tripInputSchema.shape;

/** The stops of a trip that is being made, by search or by coordinates; its map moves them later. */
export const NewTripStops = ({
  country,
  name,
  path,
  schema,
  value,
  errorAt,
  put,
}: FieldProps & Readonly<{ country: string }>) => {
  const input = useRef<HTMLInputElement>(null);
  const language = marketByApiCountry(country)?.language ?? "en";
  const read = stopsSchema.safeParse(value);
  const stops = read.success ? read.data : [];
  const trip = { ...tripRecord.empty, stops: [...stops] };
  const last = stops.at(-1);
  const error = errorAt(path);
  const write = (next: readonly Stop[]) => put(path, z.json().parse(structuredClone(next)));
  const add = (stop: NewStop) => {
    const added = addStop(trip, stops.length, stop);
    if (!added) return toast.error(`A route has ${maxStops} stops at most.`);
    write(added.stops);
  };
  return (
    <div
      id={fieldId(path)}
      className="new-trip-stops"
      tabIndex={-1}
      role="group"
      aria-label={labelOf(name, schema)}
    >
      <span className="field-label">
        {labelOf(name, schema)} <small>{stops.length}</small>
      </span>
      {stops.length > 0 && (
        <ol>
          {stops.map((stop, index) => (
            <li key={`${stop.key} ${index}`}>
              {stopNameIn(stop, language)}
              <IconButton
                icon="close"
                label={`Remove ${stopNameIn(stop, language)}`}
                onClick={() => write(removeStop(trip, index).stops)}
              />
            </li>
          ))}
        </ol>
      )}
      <PlaceSearch
        country={country}
        language={language}
        chosenName={last ? stopNameIn(last, language) : null}
        isAdding
        onAdd={add}
        onMove={nothing}
        input={input}
      />
      <p className="field-hint">In their order. The map of the travel names and moves them.</p>
      {error !== undefined && <p className="field-error">{error}</p>}
    </div>
  );
};
