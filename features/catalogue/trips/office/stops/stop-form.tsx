import { Link } from "react-router";
import { RadioGroup } from "#design/office/form/radio-group.tsx";
import { IconButton } from "#design/office/icons.tsx";
import { PlaceField } from "#design/office/item-list/order-controls.tsx";
import { toast } from "#design/office/toast.ts";
import type { Stop } from "#features/catalogue/trips/contract.ts";
import { changePlace, changeVisit, removeStop } from "../draft/stop-edits.ts";
import type { VisitDays } from "./stop-days.ts";
import type { TripEditing } from "../use-trip-editing.ts";
import { DegreesField } from "./degrees-field.tsx";
import { NameFields } from "./name-fields.tsx";
import { formatHours, nightsText } from "./stop-texts.ts";

export type StopFormProps = Readonly<{
  editing: TripEditing;
  visits: readonly VisitDays[];
  /** Where the days are written. */
  itineraryPath: string;
}>;

type FormProps = StopFormProps & Readonly<{ stop: Stop; index: number }>;

const messageAt = ({ editing, index }: FormProps, field: string): string | undefined =>
  editing.errorsAt(index).find(({ path }) => path.startsWith(`stops.${index}.${field}`))?.message;

const PlaceFields = (props: FormProps) => {
  const { editing, stop } = props;
  const { trip, edit, nameOf, announce } = editing;
  const put = (change: Partial<Pick<Stop, "lat" | "lon" | "names">>, what: string) =>
    edit({
      trip: changePlace(trip, stop.key, change),
      label: `${nameOf(stop)} ${what}`,
      topic: `${what} ${stop.key}`,
    });
  const place = (position: Readonly<{ lat: number; lon: number }>) => {
    put(position, "moved");
    announce(stop.key, position);
  };
  return (
    <>
      <NameFields
        names={stop.names}
        error={messageAt(props, "names")}
        onChange={(names) => put({ names }, "renamed")}
      />
      <div className="stop-pair">
        <DegreesField
          key={`lat ${stop.key}`}
          id="stop-lat"
          label="Latitude"
          value={stop.lat}
          max={90}
          error={messageAt(props, "lat")}
          onChange={(lat) => put({ lat }, "moved")}
          onPosition={place}
        />
        <DegreesField
          key={`lon ${stop.key}`}
          id="stop-lon"
          label="Longitude"
          value={stop.lon}
          max={180}
          error={messageAt(props, "lon")}
          onChange={(lon) => put({ lon }, "moved")}
          onPosition={place}
        />
      </div>
    </>
  );
};

/** What the way on to the next stop looks like, and what the days say of it. */
const WayOn = ({ editing, visits, itineraryPath, stop, index }: FormProps) => {
  const { trip, edit, nameOf } = editing;
  const next = trip.stops[index + 1];
  const way = visits[index + 1];
  if (!next) return null;
  const wayText = [way?.by, way?.hours && formatHours(way.hours)].filter(Boolean).join(", ");
  return (
    <section className="stop-way" aria-labelledby="way-title">
      <h3 id="way-title">{`On to ${nameOf(next)}`}</h3>
      <p>
        {wayText === "" ? "The days do not say how." : `By ${wayText}, from the days.`}{" "}
        <Link to={itineraryPath}>Itinerary</Link>
      </p>
      <RadioGroup
        label="Line"
        choices={[
          { value: "curve", label: "Curve" },
          { value: "straight", label: "Straight" },
        ]}
        value={stop.line ?? "curve"}
        onChange={(line) =>
          edit({
            trip: changeVisit(trip, index, { line: line === "straight" ? "straight" : "curve" }),
            label: `Line to ${nameOf(next)}`,
            topic: null,
          })
        }
      />
    </section>
  );
};

/** One stop of the route. */
export const StopForm = (props: StopFormProps) => {
  const { editing, visits, itineraryPath } = props;
  const { trip, chosen, edit, move, nameOf, errorsAt } = editing;
  const stop = trip.stops[chosen];
  if (!stop) return <p>No stop is chosen. Add the first.</p>;
  const name = nameOf(stop);
  const remove = () => {
    edit({ trip: removeStop(trip, chosen), label: `${name} removed`, topic: null });
    toast.undo(
      `${name} is off the route`,
      () => edit({ trip, label: `${name} back`, topic: null }, chosen),
      "stop",
    );
  };
  const own = errorsAt(chosen).find(({ path }) => path === `stops.${chosen}`);
  const form = { ...props, stop, index: chosen };
  return (
    <section className="stop-form" aria-labelledby="stop-title">
      <header>
        <h2 id="stop-title">{name}</h2>
        <span className="stop-place">
          stop
          <PlaceField
            key={`${stop.key} ${chosen}`}
            name={name}
            index={chosen}
            count={trip.stops.length}
            onMove={(index) => move(chosen, index)}
          />
          {`of ${trip.stops.length}`}
        </span>
        <IconButton icon="trash" label={`Remove ${name}`} onClick={remove} />
      </header>
      {own && <p className="field-error">{own.message}</p>}
      <PlaceFields {...form} />
      <p className="stop-nights">
        {nightsText(visits[chosen])}
        {", from the "}
        <Link to={itineraryPath}>days</Link>
      </p>
      <RadioGroup
        label="Shown"
        choices={[
          { value: "name", label: "Mark and name" },
          { value: "mark", label: "Mark alone" },
        ]}
        value={stop.shown ?? "name"}
        onChange={(shown) =>
          edit({
            trip: changeVisit(trip, chosen, { shown: shown === "mark" ? "mark" : "name" }),
            label: `What is shown of ${name}`,
            topic: null,
          })
        }
      />
      <WayOn {...form} />
    </section>
  );
};
