import { seededRandom } from "#demo/random.ts";
import type { Composition } from "#demo/illustrations/compositions.ts";
import { type DayScene, dayScenes, isWayside } from "#demo/illustrations/day-scenes.ts";
import { compositionOfTrip } from "#demo/illustrations/trip-compositions.ts";
import type { Day, TripFacts } from "#demo/trips/trip-facts.ts";
import { isFitting } from "./view-places.ts";
import { toldHour, viewBars, viewWords } from "./view-words.ts";

/** From how many hours on a way is what a day is about. */
const longWay = 3;

/** How a day moves on, in words that views know; a short walk is no way. */
const wayOf = ({ by, hours = 0 }: Day): string =>
  by && (by !== "foot" || hours >= longWay) ? ` They travel by ${by}.` : "";

/** What a day tells views of, in English: where it ends, its text and how it gets there. */
export const tellingOf = ({ stops }: TripFacts, day: Day): string => {
  const stop = stops[day.at]?.name ?? "";
  return `${typeof stop === "string" ? stop : stop.en} ${day.text.en}${wayOf(day)}`;
};

/** How many of a view's things a text tells of, each once; none where it tells of what the view is not. */
export const toldOf = (composition: Composition, text: string): number =>
  viewBars[composition]?.test(text)
    ? 0
    : new Set(text.toLowerCase().match(viewWords[composition])).size;

/** Views of the way that a day is seldom about, though many tell of them. */
const common: readonly Composition[] = ["table", "road", "plane", "boat"];

/** Whether a table is laid at another hour than the text eats at: for dinner at noon, for lunch at dusk. */
const isAtAnotherMeal = ({ composition, hour }: DayScene, text: string): boolean => {
  if (composition !== "table") return false;
  return hour === (/\b(?:dinner|dine|supper)/i.test(text) ? "noon" : "dusk");
};

/** How well a scene goes with a text: by what it shows, then by its hour; 0 is not at all. */
const scoreOf = (scene: DayScene, trip: TripFacts, text: string): number => {
  const told = toldOf(scene.composition, text);
  if (told === 0 || isAtAnotherMeal(scene, text)) return 0;
  const hour = toldHour(text);
  // Nights are for days that tell of one.
  const light = scene.hour === hour ? 0.4 : scene.hour === "night" ? -0.9 : 0;
  const own = scene.composition === compositionOfTrip(trip.code) ? 0.2 : 0;
  const particular = isWayside(scene) && !common.includes(scene.composition) ? 1 : 0;
  return Math.min(3, told) + light + own + particular;
};

type Pair = Readonly<{ scene: DayScene; at: number; score: number }>;

/** Gives the best pairs their day first: a view goes to the day that tells most of it, and to no other. */
const giveDays = (
  days: (string | null)[],
  seen: Set<Composition>,
  pairs: readonly Pair[],
): void => {
  for (const { scene, at } of pairs.toSorted((a, b) => b.score - a.score)) {
    if (days[at] !== null || seen.has(scene.composition)) continue;
    days[at] = scene.name;
    seen.add(scene.composition);
  }
};

/** What a long way by train or by bike shows, whatever is seen beside it; null for every other way. */
const wayViewOf = ({ by, hours = 0 }: Day): Composition | null => {
  if (hours < longWay) return null;
  return by === "train" ? "train" : by === "bike" ? "bikes" : null;
};

/** Long ways first, the longest of all; landscapes then, but for the last day of a longer trip; then what is met on the way for days that have none. */
const chooseDays = (trip: TripFacts): readonly (string | null)[] => {
  const chance = seededRandom(`days ${trip.code}`);
  const last = trip.days.length - 1;
  const pairsOf = (scenes: readonly DayScene[]): readonly Pair[] =>
    trip.days.flatMap((day, at): Pair[] => {
      const text = tellingOf(trip, day);
      return scenes.flatMap((scene) => {
        const score = scoreOf(scene, trip, text);
        return score > 0 ? [{ scene, at, score: score + chance() * 0.3 }] : [];
      });
    });
  const scenes = dayScenes.filter((scene) => isFitting(scene, trip));
  const days = trip.days.map((): string | null => null);
  const seen = new Set<Composition>();
  giveDays(
    days,
    seen,
    pairsOf(scenes).flatMap((pair) => {
      const day = trip.days[pair.at];
      return day && wayViewOf(day) === pair.scene.composition
        ? [{ ...pair, score: pair.score + 10 * (day.hours ?? 0) }]
        : [];
    }),
  );
  giveDays(
    days,
    seen,
    pairsOf(scenes.filter((scene) => !isWayside(scene))).filter(({ at }) => at <= 3 || at < last),
  );
  giveDays(days, seen, pairsOf(scenes.filter(isWayside)));
  return days;
};

const fewestPhotos = 3;
const mostPhotos = 6;

/** In how many of its texts a trip tells of a view. */
const oftenTold = (trip: TripFacts, composition: Composition): number =>
  [trip.story.en, ...trip.days.map((day) => tellingOf(trip, day))].filter(
    (text) => toldOf(composition, text) > 0,
  ).length;

const choosePhotos = (trip: TripFacts, days: readonly (string | null)[]): readonly string[] => {
  const taken = new Set(days);
  const ofDays = new Set(
    dayScenes.filter(({ name }) => taken.has(name)).map(({ composition }) => composition),
  );
  const chance = seededRandom(`photos ${trip.code}`);
  const best = dayScenes
    .filter((scene) => !taken.has(scene.name) && !isWayside(scene) && isFitting(scene, trip))
    .map((scene) => ({ scene, often: oftenTold(trip, scene.composition) }))
    .filter(({ often }) => often > 0)
    .map(({ scene, often }) => ({
      scene,
      score: often + scoreOf(scene, trip, trip.story.en) + chance(),
    }))
    .toSorted((a, b) => b.score - a.score)
    .map(({ scene }) => scene);
  const views = best.filter(
    ({ composition }, at) => best.findIndex((other) => other.composition === composition) === at,
  );
  const [others, again] = [
    views.filter(({ composition }) => !ofDays.has(composition)),
    views.filter(({ composition }) => ofDays.has(composition)),
  ];
  // What is told of once, or stands at a day in another light, is only for want of others.
  const often = others.filter(({ composition }) => oftenTold(trip, composition) > 1).length;
  const count = Math.min(mostPhotos, Math.max(fewestPhotos, often));
  return [...others, ...again].slice(0, count).map(({ name }) => name);
};

type Chosen = Readonly<{ days: readonly (string | null)[]; photos: readonly string[] }>;
const chosen = new WeakMap<TripFacts, Chosen>();

/** Each market shows the same pictures, so they are chosen once. */
const picturesOf = (trip: TripFacts): Chosen => {
  const known = chosen.get(trip);
  if (known) return known;
  const days = chooseDays(trip);
  const made = { days, photos: choosePhotos(trip, days) };
  chosen.set(trip, made);
  return made;
};

/**
 * The pictures of a trip's days, by their names: what its place allows and the day tells of, no view
 * twice in one trip. A day that tells of none that is left has no picture, nor has the last one of a
 * longer trip.
 */
export const dayPicturesOf = (trip: TripFacts): readonly (string | null)[] => picturesOf(trip).days;

/** The pictures of a trip's photos: views that it tells of, most of all often, none twice nor at the hour that a day has, six at most. */
export const photosOf = (trip: TripFacts): readonly string[] => picturesOf(trip).photos;
