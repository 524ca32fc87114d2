import "./trip-field.css";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { lazy, Suspense, useState } from "react";
import { flushSync } from "react-dom";
import { Link, useNavigate } from "react-router";
import { Button, Select } from "@mantine/core";
import { toast } from "#design/office/toast.ts";
import { listFreeTrips } from "#features/catalogue/travels/draft/calls.ts";
import { copyTravel } from "#features/catalogue/travels/save/calls.ts";
import { marketByApiCountry } from "#markets/markets.ts";
import { call } from "#platform/browser/call.ts";
import type { FieldProps } from "#design/office/form/field-props.ts";
import { fieldId, labelOf } from "#design/office/form/field-schema.ts";
import { countryName } from "#markets/places/display-names.ts";
import type { FreeTrip } from "#features/catalogue/travels/draft-contract.ts";
import { useTravel } from "../record/use-travel.ts";
import { useStoredTravel } from "../stored-travel.ts";
import { useCountry } from "./use-resources.ts";

type StartFromProps = Readonly<{
  country: string;
  travels: FreeTrip["travels"];
  /** Empties the form, of which nothing is needed any more. */
  onCopied: () => void;
}>;

/** Makes the travel of what another market says of the trip; texts are to be written. */
const StartFrom = ({ country, travels, onCopied }: StartFromProps) => {
  const navigate = useNavigate();
  const [isBusy, setBusy] = useState(false);
  const copy = async (source: FreeTrip["travels"][number]) => {
    setBusy(true);
    try {
      const { id } = await call(
        copyTravel,
        { country },
        {
          body: {
            country: source.country,
            id: source.id,
          },
        },
      );
      // Before the way out asks whether something is unsaved.
      flushSync(onCopied);
      await navigate(`/travels/${id}`);
    } catch (error) {
      toast.error(error instanceof Error ? error.message : "It could not be copied.");
      setBusy(false);
    }
  };
  return (
    <div className="start-from">
      <p className="field-hint">
        Other markets offer it. Started from one of them, its facts are there and its texts are to
        be written.
      </p>
      {travels.map((source) => (
        <Button
          key={source.country}
          variant="default"
          loading={isBusy}
          onClick={() => void copy(source)}
        >
          {`Start from ${marketByApiCountry(source.country)?.label ?? source.country}: ${source.name}`}
        </Button>
      ))}
    </div>
  );
};

const NewTripDialog = lazy(() => import("#features/catalogue/trips/pickers/new-trip-dialog.tsx"));

const freeTrips = (country: string) => ({
  queryKey: ["free trips", country],
  queryFn: () => call(listFreeTrips, { country }),
  retry: false,
});

const maxShown = 50;

/** Its code, its countries, and what other markets call it. */
const tripWords = ({ code, countries, travels }: FreeTrip): string =>
  [
    code,
    countries.map((each) => countryName(each, "en")).join(", "),
    [...new Set(travels.map(({ name }) => name))].slice(0, 2).join(", "),
  ]
    .filter(Boolean)
    .join(" · ");

type MakeTripProps = Readonly<{
  country: string;
  onMade: (id: string, trip: FreeTrip | undefined) => void;
}>;

/** Makes a trip in a dialog, so that nothing is lost of what is written; it is chosen then. */
const MakeTrip = ({ country, onMade }: MakeTripProps) => {
  const [isMaking, setMaking] = useState(false);
  const slug = useTravel((travel) => travel.slug);
  const client = useQueryClient();
  /** The new trip is chosen even where the list cannot be read. */
  const readAgain = (): Promise<readonly FreeTrip[]> =>
    client.fetchQuery({ ...freeTrips(country), staleTime: 0 }).catch(() => []);
  return (
    <>
      <button type="button" className="plain-button trip-field-new" onClick={() => setMaking(true)}>
        Add a new trip …
      </button>
      {isMaking && (
        <Suspense>
          <NewTripDialog
            country={country}
            code={slug}
            onMade={({ id }) => {
              setMaking(false);
              void readAgain().then((trips) =>
                onMade(
                  id,
                  trips.find((trip) => trip.id === id),
                ),
              );
            }}
            onClose={() => setMaking(false)}
          />
        </Suspense>
      )}
    </>
  );
};

const NewTripField = ({ name, path, schema, value, errorAt, put }: FieldProps) => {
  const country = useCountry();
  const [search, setSearch] = useState("");
  const { data: trips = [], isSuccess: isRead } = useQuery(freeTrips(country));
  const hasDestinations = useTravel(({ destinationIds }) => destinationIds.length > 0);
  /** A trip says where it goes, until somebody says otherwise. */
  const choose = (id: string, trip: FreeTrip | undefined) => {
    put(path, id);
    if (trip && trip.destinationIds.length > 0 && !hasDestinations)
      put("destinationIds", trip.destinationIds);
  };
  const names = trips.map((trip) => ({ value: trip.id, label: tripWords(trip) }));
  const travels = trips.find(({ id }) => id === value)?.travels ?? [];
  return (
    <div className="trip-field">
      {/* Before the field: who chose a trip goes on to the name with one key. */}
      <MakeTrip
        country={country}
        onMade={(id, made) => {
          choose(id, made);
          if (made) setSearch(tripWords(made));
        }}
      />
      <Select
        id={fieldId(path)}
        label={labelOf(name, schema)}
        description={
          names.length === 0 && isRead
            ? "This market offers every trip of the company."
            : "Its stops, countries and pictures. Trips that this market offers already are not here."
        }
        placeholder="Search code, country or name"
        searchable
        clearable
        allowDeselect={false}
        openOnFocus={false}
        selectFirstOptionOnChange={isRead} // also for words that were typed before
        // Without it Mantine forgets the first option of words that opened the list, such as pasted ones.
        selectFirstOptionOnDropdownOpen={value === ""}
        limit={maxShown}
        nothingFoundMessage={names.length > 0 && "No free trip is found by these words."}
        data={names}
        value={typeof value === "string" && value !== "" ? value : null}
        error={errorAt(path)}
        searchValue={search}
        onSearchChange={setSearch}
        // The select changes nothing, and keeps the typed words, where the same trip is chosen again.
        onOptionSubmit={(id) => setSearch(names.find((each) => each.value === id)?.label ?? "")}
        onChange={(id) =>
          choose(
            id ?? "",
            trips.find((trip) => trip.id === id),
          )
        }
      />
      {travels.length > 0 && (
        <StartFrom country={country} travels={travels} onCopied={() => put(path, "")} />
      )}
    </div>
  );
};

/** A travel keeps its trip, which other markets share. */
export const TripField = (props: FieldProps) => {
  const { about } = useStoredTravel();
  if (!about) return <NewTripField {...props} />;
  const { code, countries, markets } = about.trip;
  return (
    <div id={fieldId(props.path)} tabIndex={-1}>
      <span className="field-label">{labelOf(props.name, props.schema)}</span>
      {[code, ...countries.map((each) => countryName(each, "en"))].join(" · ")}
      <p className="field-hint">
        {markets === 1
          ? "No other market offers it."
          : `${markets} markets offer it; its map and pictures are the same in all.`}{" "}
        <Link to={`/travels?list=trips&open=${typeof props.value === "string" ? props.value : ""}`}>
          Its countries and pictures
        </Link>
      </p>
    </div>
  );
};
