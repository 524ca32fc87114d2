import { useQuery } from "@tanstack/react-query";
import { type Consequence, WhatWillHappen } from "#design/office/consequences/what-will-happen.tsx";
import { Note } from "#design/office/screen/note.tsx";
import { useSettled } from "#design/office/use-settled.ts";
import type { TripConsequences, TripUsers } from "#features/catalogue/trips/record-contract.ts";
import { marketByApiCountry } from "#markets/markets.ts";
import { call } from "#platform/browser/call.ts";
import { counted } from "#platform/counted.ts";
import { getTripUsers } from "../calls.ts";
import { tripApi } from "./draft/trip-api.ts";
import type { StopDays } from "./stops/stop-days.ts";
import { formatMetres } from "./stops/stop-texts.ts";
import type { TripEditing } from "./use-trip-editing.ts";

const labelOf = (country: string): string => marketByApiCountry(country)?.label ?? country;

type PageLink = Readonly<{ to: string; text: string }>;

/** Staff open what lies in their own market; of other markets they read the name. */
const pageLinks = ({ pages }: TripUsers, country: string): readonly PageLink[] =>
  pages
    .filter((page) => page.country === country)
    .map(({ id, name }) => ({ to: `/custompages/${id}`, text: name }));

const stopChanges = (
  { moved, added, removed, isReordered }: TripConsequences,
  nameOf: (key: string) => string,
): readonly Consequence[] => [
  ...moved.map(({ key, metres }): Consequence => ({
    icon: "redirect",
    text: `${nameOf(key)} moves ${formatMetres(metres)}.`,
  })),
  ...(added > 0 ? [{ icon: "plus", text: `${counted(added, "stop")} more.` } as const] : []),
  ...(removed > 0 ? [{ icon: "trash", text: `${counted(removed, "stop")} fewer.` } as const] : []),
  ...(isReordered ? [{ icon: "next", text: "The route has another order." } as const] : []),
];

const pageChanges = ({ users }: TripConsequences, country: string): readonly Consequence[] => {
  const published = users.travels.filter(({ isPublished }) => isPublished);
  const markets = new Set(published.map((travel) => travel.country));
  return [
    {
      icon: "globe",
      text: `The trip pages of ${counted(markets.size, "market")} are renewed.`,
      names: [...markets].map(labelOf),
    },
    ...(users.pages.length > 0
      ? [
          {
            icon: "picture",
            text: `${counted(users.pages.length, "page")} with the map block.`,
            names: users.pages
              .filter((page) => page.country !== country)
              .map((page) => `${page.name} (${labelOf(page.country)})`),
            links: pageLinks(users, country),
          } as const,
        ]
      : []),
  ];
};

/** The server's own dry run of what is edited. */
export const MapConsequences = ({
  country,
  id,
  editing,
}: Readonly<{ country: string; id: string; editing: TripEditing }>) => {
  const { trip, stored, isDirty, errors, nameOf } = editing;
  const settled = useSettled(trip);
  const { data, isPlaceholderData } = useQuery({
    queryKey: ["trip-preview", id, settled],
    queryFn: () => tripApi(country).preview(id, settled),
    enabled: isDirty && errors.length === 0,
    placeholderData: (before) => before,
    retry: false,
  });
  if (!isDirty || errors.length > 0 || !data?.consequences) return null;
  const names = new Map([...stored.stops, ...trip.stops].map((stop) => [stop.key, nameOf(stop)]));
  return (
    <WhatWillHappen
      consequences={[
        ...stopChanges(data.consequences, (key) => names.get(key) ?? key),
        ...pageChanges(data.consequences, country),
      ]}
      isStale={isPlaceholderData || settled !== trip}
    />
  );
};

/** Whose map it is. */
export const SharedNote = ({ country, id }: Readonly<{ country: string; id: string }>) => {
  const { data } = useQuery<TripUsers, Error>({
    queryKey: ["trip-users", id],
    queryFn: () => call(getTripUsers, { country, id }),
    retry: false,
  });
  if (!data) return null;
  const markets = new Set(data.travels.map((travel) => travel.country)).size;
  const pages = data.pages.length;
  return (
    <Note kind="information" icon="globe" title="The map belongs to the trip.">
      {`Moving a stop moves it on the trip pages of ${markets === 1 ? "this market alone" : `all ${markets} markets`}`}
      {pages > 0 && `, and on ${counted(pages, "page")} with the map block`}.
    </Note>
  );
};

const maxStrays = 4;

/** Whether the nights of the days are at the stops, in the order of the route. */
export const DaysNote = ({
  days,
  nights,
  stops,
  strays,
}: Readonly<{ days: number; nights: number; stops: number }> & Pick<StopDays, "strays">) => {
  if (days === 0) return null;
  if (strays.length === 0)
    return (
      <Note kind="success" title="Stops and days agree:">
        {`${counted(days, "day")}, ${counted(nights, "night")}, ${counted(stops, "stop")}.`}
      </Note>
    );
  const places = strays.slice(0, maxStrays).map(({ day, sleep }) => `day ${day} in ${sleep}`);
  const more = strays.length - places.length;
  return (
    <Note kind="warning" title="Stops and days do not agree.">
      {`Nights that are at no stop, or not in the order of the route: ${places.join(", ")}${more > 0 ? ` and ${more} more` : ""}.`}
    </Note>
  );
};
