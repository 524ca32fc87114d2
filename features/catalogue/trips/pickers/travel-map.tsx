import "../office/map-screen.css";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { ScreenState } from "#design/office/screen/screen-state.tsx";
import { createDraft } from "../office/draft/draft-store.ts";
import { type StoredTrip, tripApi } from "../office/draft/trip-api.ts";
import { MapEditor } from "../office/map-editor.tsx";
import type { TravelMapProps } from "../office/map-props.ts";

const Opened = ({ trip, ...props }: TravelMapProps & Readonly<{ trip: StoredTrip }>) => {
  const [store] = useState(() => createDraft(trip, () => Date.now()));
  return <MapEditor {...props} store={store} />;
};

/** The trip of a travel, edited on its map. */
export const TravelMap = (props: TravelMapProps) => {
  const { country, travel } = props;
  const { data, error, refetch } = useQuery({
    queryKey: ["trip-map", country, travel.tripId],
    queryFn: () => tripApi(country).read(travel.tripId),
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
      {data && <Opened {...props} trip={data} />}
    </ScreenState>
  );
};
