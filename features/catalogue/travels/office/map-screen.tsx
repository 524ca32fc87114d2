import { useQuery } from "@tanstack/react-query";
import { useParams } from "react-router";
import { ScreenState } from "#design/office/screen/screen-state.tsx";
import type { TravelRecord } from "#features/catalogue/travels/record-contract.ts";
import { TravelMap } from "#features/catalogue/trips/pickers/travel-map.tsx";
import { call } from "#platform/browser/call.ts";
import { QueryProvider } from "#platform/browser/queries.tsx";
import { TravelTabs } from "../parts/travel-tabs.tsx";
import { useTravelPublishing } from "../pickers/use-travel-publishing.tsx";
import { getTravel } from "../save/calls.ts";

type MapScreenProps = Readonly<{ country: string; isAdmin: boolean; site: string | null }>;

const Opened = ({ travel, ...props }: MapScreenProps & Readonly<{ travel: TravelRecord }>) => {
  const { about, ...fields } = travel;
  const publishing = useTravelPublishing(travel);
  return (
    <TravelMap
      {...props}
      travel={{ ...fields, path: about.path }}
      tabs={<TravelTabs travel={travel.id} about={about} current="map" />}
      publishing={publishing}
    />
  );
};

const Screen = (props: MapScreenProps) => {
  const { country } = props;
  const { travel: id = "" } = useParams();
  const { data, error, refetch } = useQuery({
    queryKey: ["travel-map", country, id],
    queryFn: () => call(getTravel, { country, id }),
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
      {data && <Opened key={id} {...props} travel={data} />}
    </ScreenState>
  );
};

const MapScreen = (props: MapScreenProps) => (
  <QueryProvider>
    <Screen {...props} />
  </QueryProvider>
);

export default MapScreen;
