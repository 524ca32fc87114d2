import { seededRandom } from "#demo/random.ts";
import type { Composition } from "#demo/illustrations/compositions.ts";
import { type DayScene, dayScenes, isWayside } from "#demo/illustrations/day-scenes.ts";
import { compositionOfTrip } from "#demo/illustrations/trip-compositions.ts";
import type { Day, TripFacts } from "#demo/trips/trip-facts.ts";
import { isFitting } from "./view-places.ts";
import { mentionedHour, viewExclusions, viewWords } from "./view-words.ts";

/** A transfer of at least this many hours decides the picture of its day. */
const longTransferHours = 3;

/**
 * The day's transport as a sentence that `viewWords` can match; an empty string for no transport or
 * a short walk.
 */
const transportSentence = ({ by, hours = 0 }: Day): string =>
  by && (by !== "foot" || hours >= longTransferHours) ? ` They travel by ${by}.` : "";

/**
 * The English text that views are matched against: the day's last stop, its text and its transport.
 */
export const dayText = ({ stops }: TripFacts, day: Day): string => {
  const stop = stops[day.at]?.name ?? "";
  return `${typeof stop === "string" ? stop : stop.en} ${day.text.en}${transportSentence(day)}`;
};

/**
 * Number of different words of a view that a text contains; 0 where it contains one of the view's
 * exclusions.
 */
export const countMentions = (composition: Composition, text: string): number =>
  viewExclusions[composition]?.test(text)
    ? 0
    : new Set(text.toLowerCase().match(viewWords[composition])).size;

/**
 * Views of the way that the texts of many days mention although few of these days are about them.
 */
const commonViews: readonly Composition[] = ["table", "road", "plane", "boat"];

/** Whether the light contradicts the meal in the text: noon for a dinner, dusk for a lunch. */
const hasWrongMealHour = ({ composition, hour }: DayScene, text: string): boolean => {
  if (composition !== "table") return false;
  return hour === (/\b(?:dinner|dine|supper)/i.test(text) ? "noon" : "dusk");
};

/**
 * Score of how well a scene matches a text, mainly by what the scene shows and then by its hour; 0
 * means that the scene does not match.
 */
const scoreOf = (scene: DayScene, trip: TripFacts, text: string): number => {
  const mentions = countMentions(scene.composition, text);
  if (mentions === 0 || hasWrongMealHour(scene, text)) return 0;
  const hour = mentionedHour(text);
  // Night scenes are for days that mention the night.
  const light = scene.hour === hour ? 0.4 : scene.hour === "night" ? -0.9 : 0;
  const isOwnComposition = scene.composition === compositionOfTrip(trip.code) ? 0.2 : 0;
  const isSpecific = isWayside(scene) && !commonViews.includes(scene.composition) ? 1 : 0;
  return Math.min(3, mentions) + light + isOwnComposition + isSpecific;
};

type Pair = Readonly<{ scene: DayScene; dayIndex: number; score: number }>;

/** Assigns scenes to days, best score first; each composition is used once. */
const assignScenes = (
  days: (string | null)[],
  usedCompositions: Set<Composition>,
  pairs: readonly Pair[],
): void => {
  for (const { scene, dayIndex } of pairs.toSorted((a, b) => b.score - a.score)) {
    if (days[dayIndex] !== null || usedCompositions.has(scene.composition)) continue;
    days[dayIndex] = scene.name;
    usedCompositions.add(scene.composition);
  }
};

/**
 * The composition of a long transfer by train or bike, whatever else the text mentions; otherwise
 * null.
 */
const transferView = ({ by, hours = 0 }: Day): Composition | null => {
  if (hours < longTransferHours) return null;
  return by === "train" ? "train" : by === "bike" ? "bikes" : null;
};

/**
 * Assigns scenes first to long transfers, the longest transfer before the others; then landscapes,
 * except to the last day of a longer trip; then views of the way to days that still have no scene.
 */
const chooseDays = (trip: TripFacts): readonly (string | null)[] => {
  const random = seededRandom(`days ${trip.code}`);
  const lastIndex = trip.days.length - 1;
  const scorePairs = (scenes: readonly DayScene[]): readonly Pair[] =>
    trip.days.flatMap((day, dayIndex): Pair[] => {
      const text = dayText(trip, day);
      return scenes.flatMap((scene) => {
        const score = scoreOf(scene, trip, text);
        return score > 0 ? [{ scene, dayIndex, score: score + random() * 0.3 }] : [];
      });
    });
  const scenes = dayScenes.filter((scene) => isFitting(scene, trip));
  const days = trip.days.map((): string | null => null);
  const usedCompositions = new Set<Composition>();
  assignScenes(
    days,
    usedCompositions,
    scorePairs(scenes).flatMap((pair) => {
      const day = trip.days[pair.dayIndex];
      return day && transferView(day) === pair.scene.composition
        ? [{ ...pair, score: pair.score + 10 * (day.hours ?? 0) }]
        : [];
    }),
  );
  assignScenes(
    days,
    usedCompositions,
    scorePairs(scenes.filter((scene) => !isWayside(scene))).filter(
      ({ dayIndex }) => dayIndex <= 3 || dayIndex < lastIndex,
    ),
  );
  assignScenes(days, usedCompositions, scorePairs(scenes.filter(isWayside)));
  return days;
};

const minPhotos = 3;
const maxPhotos = 6;

/** Number of the trip's texts that mention a view. */
const countTexts = (trip: TripFacts, composition: Composition): number =>
  [trip.story.en, ...trip.days.map((day) => dayText(trip, day))].filter(
    (text) => countMentions(composition, text) > 0,
  ).length;

const choosePhotos = (trip: TripFacts, days: readonly (string | null)[]): readonly string[] => {
  const usedScenes = new Set(days);
  const usedCompositions = new Set(
    dayScenes.filter(({ name }) => usedScenes.has(name)).map(({ composition }) => composition),
  );
  const random = seededRandom(`photos ${trip.code}`);
  const best = dayScenes
    .filter((scene) => !usedScenes.has(scene.name) && !isWayside(scene) && isFitting(scene, trip))
    .map((scene) => ({ scene, often: countTexts(trip, scene.composition) }))
    .filter(({ often }) => often > 0)
    .map(({ scene, often }) => ({
      scene,
      score: often + scoreOf(scene, trip, trip.story.en) + random(),
    }))
    .toSorted((a, b) => b.score - a.score)
    .map(({ scene }) => scene);
  const views = best.filter(
    ({ composition }, at) => best.findIndex((other) => other.composition === composition) === at,
  );
  const [newViews, repeatedViews] = [
    views.filter(({ composition }) => !usedCompositions.has(composition)),
    views.filter(({ composition }) => usedCompositions.has(composition)),
  ];
  // A view that is mentioned only once, or that a day already shows in another light, is used only
  // to reach the minimum number of photos.
  const mentionedOften = newViews.filter(
    ({ composition }) => countTexts(trip, composition) > 1,
  ).length;
  const count = Math.min(maxPhotos, Math.max(minPhotos, mentionedOften));
  return [...newViews, ...repeatedViews].slice(0, count).map(({ name }) => name);
};

type TripScenes = Readonly<{ days: readonly (string | null)[]; photos: readonly string[] }>;
const scenesByTrip = new WeakMap<TripFacts, TripScenes>();

/** Cached because all markets show the same pictures. */
const scenesOf = (trip: TripFacts): TripScenes => {
  const cached = scenesByTrip.get(trip);
  if (cached) return cached;
  const days = chooseDays(trip);
  const scenes = { days, photos: choosePhotos(trip, days) };
  scenesByTrip.set(trip, scenes);
  return scenes;
};

/**
 * Scene names by day; null for a day without a matching scene and for the last day of a longer
 * trip. A scene must fit the trip's place and the day's text, and no view occurs twice in a trip.
 */
export const daySceneNames = (trip: TripFacts): readonly (string | null)[] => scenesOf(trip).days;

/**
 * Names of up to six scenes that the trip's texts mention, starting with the most often mentioned
 * scene. No name repeats the scene of a day.
 */
export const photoSceneNames = (trip: TripFacts): readonly string[] => scenesOf(trip).photos;
