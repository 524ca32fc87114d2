import "./travels-screen.css";
import { Button } from "@mantine/core";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { lazy, Suspense, useMemo, useRef, useState } from "react";
import { Link, useNavigate, useSearchParams } from "react-router";
import { ListScreen } from "#design/office/list/list-screen.tsx";
import { useDocumentTitle } from "#design/office/document-title.ts";
import { useIsCalendar, ViewSwitch } from "#design/office/timeline/view-switch/view-switch.tsx";
import { DeparturesCalendar } from "#features/catalogue/tours/pickers/departures-calendar.tsx";
import { dayAt } from "#markets/format.ts";
import { marketByApiCountry } from "#markets/markets.ts";
import { QueryProvider } from "#platform/browser/queries.tsx";
import { travelApi } from "./travel-api.ts";
import { travelDeclaration, type TravelQuestion } from "./travel-declaration.ts";

const DeparturesList = lazy(
  () => import("#features/catalogue/tours/pickers/departures/departures-list.tsx"),
);
const Trips = lazy(() => import("#features/catalogue/trips/pickers/trips.tsx"));
const TravelQuestions = lazy(() => import("./dialogs/travel-questions.tsx"));

type TravelsScreenProps = Readonly<{ country: string; site: string | null; isAdmin: boolean }>;

const Travels = ({ country, site, isAdmin }: TravelsScreenProps) => {
  const navigate = useNavigate();
  const client = useQueryClient();
  const [openedAt] = useState(() => Date.now());
  const [question, setQuestion] = useState<TravelQuestion | null>(null);
  const isActing = useRef(false);
  const { data: facets = null } = useQuery({
    queryKey: ["travels", country, "facets"],
    queryFn: () => travelApi(country).facets(),
    retry: false,
  });
  const declaration = useMemo(() => {
    const market = marketByApiCountry(country);
    if (!market) return null;
    const today = dayAt(new Date(openedAt), market);
    return travelDeclaration({
      market,
      site,
      today,
      facets,
      onAsk: setQuestion,
      onBulk: isAdmin ? (address) => void navigate(address) : null,
    });
  }, [country, site, isAdmin, facets, openedAt, navigate]);
  if (!declaration) return null;
  // The question stands until the rows have their new versions: the next action on them needs these.
  const act = async (work: () => Promise<void>) => {
    if (isActing.current) return;
    isActing.current = true;
    await work();
    question?.whenDone?.();
    await client.invalidateQueries({ queryKey: ["travels", country] });
    setQuestion(null);
    isActing.current = false;
  };
  return (
    <div className="travels-screen">
      <ListScreen
        declaration={declaration}
        country={country}
        actions={
          <>
            <Button component={Link} to="/travels?list=departures" variant="default">
              Departures
            </Button>
            <Button component={Link} to="/travels?list=trips" variant="default">
              Trips
            </Button>
            <ViewSwitch usual={{ label: "List", icon: "list" }} />
          </>
        }
      />
      {question && (
        <Suspense>
          <TravelQuestions
            question={question}
            country={country}
            badges={facets?.badges ?? []}
            onDo={(work) => void act(work)}
            onClose={() => setQuestion(null)}
          />
        </Suspense>
      )}
    </div>
  );
};

const listTitles: Readonly<Record<string, string>> = { departures: "Departures", trips: "Trips" };

/**
 * The travels of a market, the departures of all of them in a list or a calendar, or the trips of
 * the company.
 */
const Screen = (props: TravelsScreenProps) => {
  const [query] = useSearchParams();
  const isCalendar = useIsCalendar();
  const list = query.get("list");
  useDocumentTitle(isCalendar ? "Calendar" : (listTitles[list ?? ""] ?? null));
  if (isCalendar) return <DeparturesCalendar {...props} />;
  if (list === "departures" || list === "trips")
    return (
      <Suspense>{list === "trips" ? <Trips {...props} /> : <DeparturesList {...props} />}</Suspense>
    );
  return <Travels {...props} />;
};

const TravelsScreen = (props: TravelsScreenProps) => (
  <QueryProvider>
    <Screen {...props} />
  </QueryProvider>
);

export default TravelsScreen;
