import "./tours-screen.css";
import { Button } from "@mantine/core";
import { lazy, Suspense } from "react";
import { Link, useParams } from "react-router";
import { EmptyState, ScreenState } from "#design/office/screen/screen-state.tsx";
import { ScreenTop } from "#design/office/screen/screen-top.tsx";
import { useIsCalendar, ViewSwitch } from "#design/office/timeline/view-switch/view-switch.tsx";
import { QueryProvider } from "#platform/browser/queries.tsx";
import { ToursSheet } from "./sheet-screen/tours-sheet.tsx";
import { useTours } from "./sheet-screen/use-tours.ts";

const DeparturesCalendar = lazy(() => import("./calendar/departures-calendar.tsx"));

type ToursScreenProps = Readonly<{ country: string; site: string | null }>;

const Grid = ({ country, site }: ToursScreenProps) => {
  const { travel = "" } = useParams();
  const tours = useTours(country, travel);
  const { tours: stored, facts, error } = tours;
  if (stored && facts && stored.length > 0)
    return (
      <ToursSheet
        key={travel}
        travelId={travel}
        site={site}
        tours={tours}
        stored={stored}
        facts={facts}
      />
    );
  return (
    <>
      <ScreenTop
        title="Departures"
        count={tours.name ?? undefined}
        actions={<ViewSwitch usual={{ label: "Grid", icon: "columns" }} />}
      />
      <ScreenState
        what="the departures"
        isLoading={!stored || !facts}
        error={error}
        onRetry={tours.retry}
      >
        <EmptyState title="No departure yet" text="The first one says what the others are like.">
          <Button component={Link} to={`/travels/${travel}/tours/new`}>
            Add the first departure
          </Button>
        </EmptyState>
      </ScreenState>
    </>
  );
};

const Screen = (props: ToursScreenProps) => {
  const { travel = "" } = useParams();
  if (!useIsCalendar()) return <Grid {...props} />;
  return (
    <Suspense>
      <DeparturesCalendar key={travel} {...props} travelId={travel} />
    </Suspense>
  );
};

const ToursScreen = (props: ToursScreenProps) => (
  <QueryProvider>
    <Screen {...props} />
  </QueryProvider>
);

export default ToursScreen;
