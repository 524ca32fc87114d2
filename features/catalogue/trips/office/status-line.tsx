import { Icon } from "#design/office/icons.tsx";
import type { TripInput } from "#features/catalogue/trips/contract.ts";
import { distanceKm } from "#features/catalogue/trips/rules.ts";
import { stopOf } from "./draft/trip-errors.ts";
import { formatMetres } from "./stops/stop-texts.ts";
import type { TripEditing } from "./use-trip-editing.ts";

/** `1 stop moved 840 m` */
const editText = (trip: TripInput, stored: TripInput): string => {
  const places = new Map(stored.stops.map((stop) => [stop.key, stop]));
  const moved = [...new Map(trip.stops.map((stop) => [stop.key, stop])).values()].flatMap(
    (stop) => {
      const before = places.get(stop.key);
      const metres = before ? Math.round(distanceKm(before, stop) * 1000) : 0;
      return metres > 0 ? [metres] : [];
    },
  );
  const [only] = moved;
  const difference = trip.stops.length - stored.stops.length;
  return [
    moved.length === 1 && only !== undefined && `1 stop moved ${formatMetres(only)}`,
    moved.length > 1 && `${moved.length} stops moved`,
    difference !== 0 &&
      `${Math.abs(difference)} ${Math.abs(difference) === 1 ? "stop" : "stops"} ${difference > 0 ? "added" : "removed"}`,
  ]
    .filter(Boolean)
    .join(" · ");
};

const journalText = (isPersisted: boolean | null): string => {
  if (isPersisted === null) return "";
  return isPersisted ? "kept on this device" : "not kept on this device";
};

export type StatusLineProps = Readonly<{
  editing: TripEditing;
  /** Whether the journal could be written; null before the first write. */
  isPersisted: boolean | null;
  /** Why the last save did not happen. */
  problem: string | null;
}>;

export const StatusLine = ({ editing, isPersisted, problem }: StatusLineProps) => {
  const { trip, stored, isDirty, errors, choose } = editing;
  const [first] = errors;
  const place = first ? stopOf(first) : null;
  const details = isDirty
    ? [editText(trip, stored), journalText(isPersisted)].filter(Boolean).join(" · ")
    : "";
  return (
    <div
      className="map-status"
      data-kind={errors.length > 0 || problem !== null ? "wrong" : "quiet"}
    >
      <p role="status">
        <b>{isDirty ? "Unsaved changes" : "Nothing to save"}</b> <span>{details}</span>
      </p>
      {problem !== null && (
        <p className="problem" role="alert">
          <Icon name="warning" /> {problem}
        </p>
      )}
      {first ? (
        <p className="problem">
          <Icon name="warning" /> {first.message}
          {place !== null && (
            <button type="button" onClick={() => choose(place)}>
              {`Go to stop ${place + 1}`} <Icon name="next" />
            </button>
          )}
        </p>
      ) : (
        problem === null && (
          <p className="no-errors">
            <Icon name="check" /> No errors
          </p>
        )
      )}
    </div>
  );
};
