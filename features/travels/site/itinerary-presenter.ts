import type { Picture } from "#features/media/contract.ts";
import type { Localizer } from "#markets/localizer.ts";
import type { ItineraryDay, Travel } from "#features/travels/contract.ts";
import type { ItineraryDayView } from "./trip-view.ts";

const two = (minutes: number): string => String(minutes).padStart(2, "0");

/** Whole hours in words; else `45 min`, `1 h 30`, as the language writes them. */
const hoursText = ({ t }: Localizer, inHours: number): string => {
  const hours = Math.floor(inHours);
  const minutes = Math.round((inHours - hours) * 60);
  if (minutes === 0) return t("trip.hours", { n: hours });
  if (hours === 0) return t("trip.minutes", { minutes });
  return t("trip.hoursMinutes", { hours, minutes: two(minutes) });
};

const upper = (text: string): string => `${text[0]?.toUpperCase() ?? ""}${text.slice(1)}`;

type Pictures = ReadonlyMap<string, Picture>;

const toDayView = (
  localizer: Localizer,
  day: ItineraryDay,
  index: number,
  pictures: Pictures,
): ItineraryDayView => {
  const { t } = localizer;
  const way = day.transport && [
    upper(t(`transport.${day.transport}`)),
    ...(day.hours ? [hoursText(localizer, day.hours)] : []),
  ];
  return {
    id: `day-${index + 1}`,
    number: index + 1,
    day: t("trip.day", { n: index + 1 }),
    title: day.title,
    text: day.text,
    facts: [
      ...(day.sleep ? [{ icon: "bed" as const, text: day.sleep }] : []),
      ...(day.meals.length > 0
        ? [
            {
              icon: "meal" as const,
              text: upper(day.meals.map((meal) => t(`meal.${meal}`)).join(", ")),
            },
          ]
        : []),
      ...(day.transport && way ? [{ icon: day.transport, text: way.join(", ") }] : []),
    ],
    picture: (day.pictureId && pictures.get(day.pictureId)) || null,
  };
};

/** The pictures that the days of a travel ask for, one a day at most. */
export const pictureIdsOfDays = ({ itinerary }: Travel): (string | null)[] =>
  itinerary.map(({ pictureId }) => pictureId);

/** The programme of a travel, day by day; a day whose picture is not among `pictures` has none. */
export const toItineraryDays = (
  localizer: Localizer,
  travel: Travel,
  pictures: Pictures,
): ItineraryDayView[] =>
  travel.itinerary.map((day, index) => toDayView(localizer, day, index, pictures));
