import { useQuery } from "@tanstack/react-query";
import { NativeSelect } from "@mantine/core";
import type { FieldProps } from "#design/office/form/field-props.ts";
import { fieldId, labelOf } from "#design/office/form/field-schema.ts";
import { countryName } from "#markets/places/display-names.ts";
import { useStoredTravel } from "../stored-travel.ts";
import type { FreeTrip } from "#features/travels/draft-contract.ts";
import { callApi } from "#platform/browser/call-api.ts";
import { useCountry } from "./use-resources.ts";

const NewTripField = ({ name, path, schema, value, errorAt, put }: FieldProps) => {
  const country = useCountry();
  const { data: trips = [] } = useQuery({
    queryKey: ["free trips", country],
    queryFn: () => callApi<readonly FreeTrip[]>("GET", `${country}/travels/free-trips`),
    retry: false,
  });
  const names = trips.map(({ id, code, countries }) => ({
    value: id,
    label: [code, ...countries.map((each) => countryName(each, "en"))].join(" · "),
  }));
  return (
    <NativeSelect
      id={fieldId(path)}
      label={labelOf(name, schema)}
      description="Its stops, countries and pictures. Trips that this market offers already are not here."
      inputWrapperOrder={["label", "input", "description", "error"]}
      data={[{ value: "", label: "Choose a trip" }, ...names]}
      value={typeof value === "string" ? value : ""}
      error={errorAt(path)}
      onChange={({ currentTarget }) => put(path, currentTarget.value)}
    />
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
          : `${markets} markets offer it; its map and pictures are the same in all.`}
      </p>
    </div>
  );
};
