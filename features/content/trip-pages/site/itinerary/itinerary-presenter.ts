import type { Picture } from "#features/assets/media/contract.ts";
import { capitalize } from "#markets/format.ts";
import { formatAmount, type Localizer } from "#markets/localizer.ts";
import type { ItineraryDay, Travel } from "#features/catalogue/travels/contract.ts";
import type { ItineraryDayView } from "../trip/trip-view.ts";

const padTwo = (minutes: number): string => String(minutes).padStart(2, "0");

/** `2 hours`, `45 min` or `1 h 30`, in the market's notation. */
const hoursText = ({ t }: Localizer, decimalHours: number): string => {
  const hours = Math.floor(decimalHours);
  const minutes = Math.round((decimalHours - hours) * 60);
  if (minutes === 0) return t("trip.hours", { n: hours });
  if (hours === 0) return t("trip.minutes", { minutes });
  return t("trip.hoursMinutes", { hours, minutes: padTwo(minutes) });
};

/** `Merzouga, tented camp`; null where neither is known. */
const nightText = ({ t }: Localizer, { sleep, lodging }: ItineraryDay): string | null => {
  const kind = lodging && t(`lodging.${lodging}`);
  if (!sleep) return kind && capitalize(kind);
  return kind ? `${sleep}, ${kind}` : sleep;
};

const toActivities = (localizer: Localizer, { activities }: ItineraryDay) =>
  activities.map(({ name, cents }) => {
    if (cents === null) return name;
    const price = cents > 0 ? formatAmount(localizer, cents) : localizer.t("trip.activityFree");
    return `${name} · ${price}`;
  });

type Pictures = ReadonlyMap<string, Picture>;

const toDayView = (
  localizer: Localizer,
  day: ItineraryDay,
  index: number,
  pictures: Pictures,
): ItineraryDayView => {
  const { t } = localizer;
  const transportParts = day.transport && [
    capitalize(t(`transport.${day.transport}`)),
    ...(day.hours ? [hoursText(localizer, day.hours)] : []),
  ];
  const night = nightText(localizer, day);
  return {
    id: `day-${index + 1}`,
    number: index + 1,
    day: t("trip.day", { n: index + 1 }),
    title: day.title,
    text: day.text,
    facts: [
      ...(night ? [{ icon: "bed" as const, text: night }] : []),
      ...(day.meals.length > 0
        ? [
            {
              icon: "meal" as const,
              text: capitalize(day.meals.map((meal) => t(`meal.${meal}`)).join(", ")),
            },
          ]
        : []),
      ...(day.transport && transportParts
        ? [{ icon: day.transport, text: transportParts.join(", ") }]
        : []),
    ],
    activities:
      day.activities.length > 0
        ? { title: t("trip.activities"), items: toActivities(localizer, day) }
        : null,
    picture: (day.pictureId && pictures.get(day.pictureId)) || null,
  };
};

/** One id for each day. Null stands for a day without a picture. */
export const pictureIdsOfDays = ({ itinerary }: Travel): (string | null)[] =>
  itinerary.map(({ pictureId }) => pictureId);

/** A day whose picture is not in `pictures` is shown without a picture. */
export const toItineraryDays = (
  localizer: Localizer,
  travel: Travel,
  pictures: Pictures,
): ItineraryDayView[] =>
  travel.itinerary.map((day, index) => toDayView(localizer, day, index, pictures));
