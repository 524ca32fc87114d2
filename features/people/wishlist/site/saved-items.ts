import { z } from "zod";
import type { Tour } from "#features/catalogue/tours/contract.ts";
import type { TourReads } from "#features/catalogue/tours/site/reads.ts";
import type { TravelReads } from "#features/catalogue/travels/site/reads.ts";
import {
  type SavedThings,
  type SavedTravel,
  wishlistLimits,
} from "#features/people/wishlist/contract.ts";
import type { KnownTour } from "./wishlist-presenter.ts";
import type { Site } from "#markets/site/site.ts";

export type SavedItem = Readonly<{
  travelId: string;
  /** As it was when it was saved; empty where that is not known. */
  name: string;
  isSaved: boolean;
  addedAt: Date;
  before: SavedTravel | null;
  tours: readonly Omit<KnownTour, "now" | "name">[];
}>;

/** What is shown, by travel, whether an account or a device keeps it. */
export type SavedItems = Readonly<{ items: readonly SavedItem[] }>;

type FoundTour = SavedItem["tours"][number] & Readonly<{ travelId: string; name: string }>;
type FoundTravel = Pick<SavedItem, "travelId" | "name" | "addedAt" | "before">;

const toItems = (travels: readonly FoundTravel[], tours: readonly FoundTour[]): SavedItems => {
  const byTravel = Map.groupBy(tours, ({ travelId }) => travelId);
  const saved = new Map(travels.map((travel) => [travel.travelId, travel]));
  const ids = new Set([...saved.keys(), ...byTravel.keys()]);
  return {
    items: [...ids].map((travelId) => {
      const travel = saved.get(travelId);
      const own = (byTravel.get(travelId) ?? []).toSorted((a, b) =>
        a.days.departureDate.localeCompare(b.days.departureDate),
      );
      const [first] = own.toSorted((a, b) => a.addedAt.getTime() - b.addedAt.getTime());
      return {
        travelId,
        name: travel?.name ?? first?.name ?? "",
        isSaved: travel !== undefined,
        addedAt: travel?.addedAt ?? first?.addedAt ?? new Date(0),
        before: travel?.before ?? null,
        tours: own,
      };
    }),
  };
};

export const itemsOfAccount = ({ travels, tours }: SavedThings): SavedItems =>
  toItems(
    travels.map((travel) => ({ ...travel, before: travel })),
    tours.map((tour) => ({ ...tour, id: tour.tourId, days: tour, before: tour })),
  );

const shownLine = z
  .string()
  .max(100)
  .transform((line) => line.split(" "))
  .pipe(
    z.tuple([z.templateLiteral([z.enum(["travel", "tour"]), ":", z.uuid()]), z.iso.datetime()]),
  );

const daysOf = ({ departureDate, startDate, endDate }: Tour) => ({
  departureDate,
  startDate,
  endDate,
});

/** What the script of a stranger's page says that the device keeps; lines that say nothing are left out. */
export const itemsOfDevice = async (
  { catalogue }: Site<TourReads & TravelReads>,
  lines: readonly string[],
): Promise<SavedItems> => {
  const maxLines = wishlistLimits.travels + wishlistLimits.tours;
  const kept = lines.slice(0, maxLines).flatMap((line) => {
    const { data } = shownLine.safeParse(line);
    if (!data) return [];
    const [kind = "", id = ""] = data[0].split(":");
    return [{ kind, id, addedAt: new Date(data[1]) }];
  });
  const ofKind = (wanted: string) => kept.filter(({ kind }) => kind === wanted);
  const tours = await catalogue.toursByIds(ofKind("tour").map(({ id }) => id));
  return toItems(
    ofKind("travel").map(({ id, addedAt }) => ({ travelId: id, name: "", addedAt, before: null })),
    ofKind("tour").flatMap(({ id, addedAt }) => {
      const tour = tours.get(id);
      if (!tour) return [];
      return [{ id, addedAt, before: null, days: daysOf(tour), travelId: tour.travelId, name: "" }];
    }),
  );
};
