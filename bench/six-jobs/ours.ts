import { type Office, openOffice } from "../../journeys/office.ts";
import type { ListedTour } from "#features/catalogue/tours/listed-contract.ts";
import type { Travel } from "#features/catalogue/travels/contract.ts";
import type { TripRecord } from "#features/catalogue/trips/contract.ts";
import { answerOf, everyItem } from "./answers.ts";
import type { Compared } from "./compared.ts";
import { ourWays } from "./ours-ways.ts";

type Named = Readonly<{ id: string; name: string }>;

const reading = (office: Office): Compared["read"] => {
  const tourOf = ({ id }: Pick<ListedTour, "id">) =>
    answerOf<ListedTour>(office, "GET", `it/tours/${id}`);
  return {
    async twelve({ travel, drafts }) {
      const tours = await everyItem<ListedTour>(office, `it/travels/${travel.id}/tours`);
      const days = new Set(drafts.map(({ departureDate }) => departureDate));
      return tours
        .filter(({ departureDate }) => days.has(departureDate))
        .toSorted((a, b) => a.departureDate.localeCompare(b.departureDate))
        .map(({ departureDate, startDate, endDate, balanceDue, deposit, priceCents }) => ({
          departureDate,
          startDate,
          endDate,
          balanceDue,
          depositUntil: deposit?.until ?? null,
          price: priceCents / 100,
        }));
    },
    async season({ prices }) {
      const tours = await Promise.all(prices.map(({ tour }) => tourOf(tour)));
      return tours.map(({ priceCents }) => priceCents / 100);
    },
    async month({ tours }) {
      const stored = await Promise.all(tours.map(tourOf));
      return stored.map(({ coordinator }) => coordinator?.name);
    },
    async confirmed({ tour }) {
      const { status, peopleMinimum } = await tourOf(tour);
      return { status, minimum: peopleMinimum };
    },
    async written({ travel: { name } }) {
      const travels = await everyItem<Named>(office, "it/travels");
      const id = travels.find((each) => each.name === name)?.id ?? "";
      const travel = await answerOf<Travel>(office, "GET", `it/travels/${id}`);
      const trip = await answerOf<TripRecord>(office, "GET", `it/trips/${travel.tripId}`);
      const destinations = await everyItem<Named>(office, "it/destinations");
      const { tagline, story, highlights, included, excluded, moods, itinerary } = travel;
      return {
        name: travel.name,
        tagline,
        story,
        highlights,
        included,
        excluded,
        moods,
        days: itinerary.map(({ sleep, text }) => ({ sleep, text })),
        pot: { low: travel.moneyPot.lowCents / 100, high: travel.moneyPot.highCents / 100 },
        trip: { code: trip.code, countries: trip.countries },
        destination: destinations.find((each) => each.id === travel.destinationIds[0])?.name,
        isPublished: travel.isPublished,
      };
    },
    async leaderless() {
      const words = await office.page.getByText(/^[\d,]+ of [\d,]+$/).innerText();
      return Number(words.split(" of ")[0]?.replaceAll(",", ""));
    },
  };
};

/** The office of a running product, in the hands of an administrator. */
export const startOurs = async (
  product: Parameters<typeof openOffice>[0],
): Promise<Compared & Readonly<{ office: Office }>> => {
  const office = await openOffice(product, "admin");
  return {
    name: "ours",
    office,
    page: office.page,
    home: office.at("/"),
    isReady: (page) => page.getByRole("heading", { name: /^Departures to decide/ }).waitFor(),
    ways: ourWays,
    read: reading(office),
    stop: () => office.close(),
  };
};
