import "./travel-preview-screen.css";
import { useQuery } from "@tanstack/react-query";
import { useMemo, useState } from "react";
import { Link, useParams } from "react-router";
import { MissingRecord } from "#design/office/missing-record.tsx";
import { RadioGroup } from "#design/office/form/radio-group.tsx";
import { LoadingNote } from "#design/office/screen/loading-note.tsx";
import { useLoadingShown } from "#design/office/screen/loading/use-loading-shown.ts";
import type { DrawnPage } from "#features/catalogue/travels/draft-contract.ts";
import { ApiError } from "#platform/browser/call-api.ts";
import { QueryProvider } from "#platform/browser/queries.tsx";
import { TravelFrame } from "#features/catalogue/travels/pickers/travel-frame.tsx";
import { travelApi } from "../travel-api.ts";
import DraftPreview from "./preview/draft-preview.tsx";

const pageChoices = [
  { value: "trip", label: "Trip" },
  { value: "itinerary", label: "Itinerary" },
] as const satisfies readonly Readonly<{ value: DrawnPage; label: string }>[];

const nothing = () => undefined;

const Preview = ({ country }: { country: string }) => {
  const { travel: id = "", tour: tourId } = useParams();
  const [page, setPage] = useState<DrawnPage>(tourId ? "departure" : "trip");
  const { data, error } = useQuery({
    queryKey: ["travel preview", country, id],
    queryFn: () => travelApi(country).read(id),
    staleTime: Infinity,
    gcTime: 0,
    retry: false,
  });
  const isLoadingShown = useLoadingShown(!data && !error);
  const travel = data?.travel;
  const source = useMemo(
    () => (travel ? { get: () => travel, subscribe: () => nothing } : null),
    [travel],
  );
  if (error instanceof ApiError && error.status === 404)
    return <MissingRecord one="travel" list="/travels" />;
  if (error) return <p role="alert">{error.message}</p>;
  if (!travel || !source || isLoadingShown) return <LoadingNote isShown={isLoadingShown} />;
  return (
    <div className="travel-preview">
      <TravelFrame
        screen="Preview"
        travel={data.record}
        current={tourId ? "tours" : null}
        {...(tourId && { place: <Link to={`/travels/${id}/tours/${tourId}`}>Departure</Link> })}
      >
        <DraftPreview
          key={page}
          country={country}
          id={id}
          source={source}
          page={page}
          {...(tourId && { tourId })}
          initialDevice="desktop"
          openDay={null}
          section={null}
          onDay={nothing}
          onClose={null}
          fullScreenUrl={null}
          title="As it was saved last"
          before={
            !tourId && (
              <RadioGroup
                label="Page"
                choices={pageChoices}
                value={page}
                onChange={(value) => setPage(value as DrawnPage)}
              />
            )
          }
        />
      </TravelFrame>
    </div>
  );
};

/** The pages of a travel, or that of one of its departures, as visitors see or would see them. */
const TravelPreviewScreen = ({ country }: { country: string }) => (
  <QueryProvider>
    <Preview country={country} />
  </QueryProvider>
);

export default TravelPreviewScreen;
