import "./trips.css";
import { Button } from "@mantine/core";
import { Link, useSearchParams } from "react-router";
import { ListScreen } from "#design/office/list/list-screen.tsx";
import { tripList } from "../office/facts/trip-list.tsx";
import { TripPanel } from "../office/facts/trip-panel.tsx";

type TripsProps = Readonly<{ country: string; isAdmin: boolean }>;

/** The trips of the company, and the facts of each that are the same in all markets. */
const Trips = ({ country, isAdmin }: TripsProps) => {
  const [, setQuery] = useSearchParams();
  const onOpen = (id: string) =>
    setQuery(
      (before) => {
        const after = new URLSearchParams(before);
        after.set("open", id);
        return after;
      },
      { preventScrollReset: true },
    );
  return (
    <ListScreen
      declaration={tripList}
      country={country}
      actions={
        <Button component={Link} to="/travels" variant="default">
          Travels
        </Button>
      }
      panel={(open) =>
        open.id !== null && (
          <TripPanel country={country} isAdmin={isAdmin} id={open.id} open={open} onOpen={onOpen} />
        )
      }
      panelWidth={470}
    />
  );
};

export default Trips;
