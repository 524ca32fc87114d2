import type { ListedTravel } from "../list-contract.ts";
import { healthLabel } from "../health.ts";

export const exportColumns = [
  "name",
  "code",
  "address",
  "published",
  "days",
  "country",
  "type",
  "departures",
  "next departure",
  "coordinator",
  "price",
  "people in",
  "seats",
  "health",
] as const;

const decimals = (cents: number): string => (cents / 100).toFixed(2);

/** A row of the file for spreadsheets, in the order of `exportColumns`. */
export const toExportRow = (travel: ListedTravel, today: string): readonly string[] => {
  const { departures, health } = travel;
  return [
    travel.name,
    travel.code,
    travel.path,
    travel.isPublished ? "yes" : "no",
    String(travel.days),
    travel.country ?? "",
    travel.type ?? "",
    String(departures.total),
    departures.next?.day ?? "",
    departures.next?.coordinator ?? "",
    departures.price ? decimals(departures.price.cents) : "",
    String(departures.peopleIn),
    String(departures.seats),
    health.map((item) => healthLabel(item, today)).join("; "),
  ];
};
