import "./map-screen.css";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useParams } from "react-router";
import { ScreenState } from "#design/office/screen/screen-state.tsx";
import type { TravelRecord } from "#features/travels/record-contract.ts";
import { callApi } from "#platform/browser/call-api.ts";
import { QueryProvider } from "#platform/browser/queries.tsx";
import { createDraft } from "./draft/draft-store.ts";
import { type StoredTrip, tripApi } from "./draft/trip-api.ts";
import { MapEditor } from "./map-editor.tsx";
import type { MapScreenProps } from "./map-props.ts";

type OpenedProps = MapScreenProps &
  Readonly<{ id: string; travel: TravelRecord; trip: StoredTrip }>;

const Opened = ({ trip, ...props }: OpenedProps) => {
  const [store] = useState(() => createDraft(trip, () => Date.now()));
  return <MapEditor {...props} store={store} />;
};

const Screen = (props: MapScreenProps) => {
  const { country } = props;
  const { travel: id = "" } = useParams();
  const { data, error, refetch } = useQuery({
    queryKey: ["travel-map", country, id],
    queryFn: async () => {
      const travel = await callApi<TravelRecord>("GET", `${country}/travels/${id}`);
      return { travel, trip: await tripApi(country).read(travel.tripId) };
    },
    // What is edited began with the first answer; later ones would only say that it is old.
    staleTime: Infinity,
    gcTime: 0,
    retry: false,
  });
  return (
    <ScreenState
      what="the map"
      isLoading={!data && !error}
      error={data ? null : error}
      onRetry={() => void refetch()}
    >
      {data && <Opened key={id} {...props} id={id} {...data} />}
    </ScreenState>
  );
};

const MapScreen = (props: MapScreenProps) => (
  <QueryProvider>
    <Screen {...props} />
  </QueryProvider>
);

export default MapScreen;
