import "./tours-screen.css";
import "./departure/departure.css";
import { useParams } from "react-router";
import { ScreenState } from "#design/office/screen/screen-state.tsx";
import { ScreenTop } from "#design/office/screen/screen-top.tsx";
import { QueryProvider } from "#platform/browser/queries.tsx";
import { Departure } from "./departure-page/departure.tsx";
import { firstDraft, rowsLike } from "./paste/new-rows.ts";
import { draftOf, type Edits, noEdits } from "./grid/sheet/rows.ts";
import { type Tours, useTours } from "./sheet-screen/use-tours.ts";

type DepartureScreenProps = Readonly<{ country: string; site: string | null }>;

/** A new departure is like the last one, or empty where it is the first. */
const newDeparture = ({ tours, days, facts }: Tours): Edits => {
  const last = tours?.at(-1);
  if (last) return { ...noEdits, added: rowsLike(draftOf(last), 1) };
  const key = crypto.randomUUID();
  return {
    entries: { [key]: { price: { text: "", line: null } } },
    added: [{ key, draft: firstDraft(facts?.today ?? "", days) }],
  };
};

const Screen = ({ country, site }: DepartureScreenProps) => {
  const { travel = "", tour = "" } = useParams();
  const tours = useTours(country, travel);
  const { tours: stored, facts, error } = tours;
  const isReady = stored !== null && facts !== null && tours.name !== null;
  if (isReady && (tour === "new" || stored.some(({ id }) => id === tour)))
    return (
      <Departure
        key={tour}
        country={country}
        travelId={travel}
        tourId={tour}
        site={site}
        tours={tours}
        stored={stored}
        facts={facts}
        newDeparture={newDeparture}
      />
    );
  return (
    <>
      <ScreenTop title="Departure" count={tours.name ?? undefined} />
      <ScreenState
        what="the departure"
        isLoading={!isReady}
        error={isReady ? new Error("There is no such departure.") : error}
        onRetry={tours.retry}
      >
        {null}
      </ScreenState>
    </>
  );
};

const DepartureScreen = (props: DepartureScreenProps) => (
  <QueryProvider>
    <Screen {...props} />
  </QueryProvider>
);

export default DepartureScreen;
