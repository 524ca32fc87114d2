const smallNumbers =
  "zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen".split(
    " ",
  );
const tens = "twenty thirty forty fifty sixty seventy eighty ninety".split(" ");
const numberWords: ReadonlyMap<string, number> = new Map([
  ...smallNumbers.map((word, value) => [word, value] as const),
  ...tens.map((word, index) => [word, (index + 2) * 10] as const),
  ["a", 1],
  ["half", 0.5],
]);

/** The value of a number in words, such as “two and a half thousand” or “a hundred and sixty”. */
const parseNumber = (written: string): number => {
  if (/^\d/.test(written)) return Number(written.replaceAll(",", ""));
  let sum = 0;
  for (const word of written.toLowerCase().replace("a half", "half").split(/[ -]/)) {
    if (word === "hundred") sum = sum > 1 ? sum * 100 : 100;
    else if (word === "thousand") sum = sum > 1 ? sum * 1000 : 1000;
    else sum += numberWords.get(word) ?? 0;
  }
  return sum;
};

const wordsBelow100 = (value: number): string => {
  if (value < 20) return smallNumbers[value] ?? "";
  const ten = tens[Math.floor(value / 10) - 2] ?? "";
  return value % 10 ? `${ten}-${smallNumbers[value % 10]}` : ten;
};

const wordsBelow1000 = (value: number): string => {
  const hundreds = Math.floor(value / 100);
  if (hundreds === 0) return wordsBelow100(value);
  const remainder = value % 100 ? ` and ${wordsBelow100(value % 100)}` : "";
  return `${hundreds === 1 ? "a" : wordsBelow100(hundreds)} hundred${remainder}`;
};

/** A number in idiomatic words: eleven hundred, thirteen thousand, two and a half. */
const toWords = (value: number): string => {
  if (value === 0.5) return "half";
  if (value % 1 === 0.5) return `${toWords(Math.floor(value))} and a half`;
  if (value < 1000) return wordsBelow1000(value);
  if (value === 1000) return "a thousand";
  return value % 1000
    ? `${wordsBelow100(value / 100)} hundred`
    : `${wordsBelow1000(value / 1000)} thousand`;
};

const roundTo = (value: number, step: number): number => Math.round(value / step) * step;

/** Rounds as in speech, where nobody says 1,247 feet or 2.49 miles. */
const roundForSpeech = (value: number): number => {
  if (value < 5) return roundTo(value, 0.5);
  if (value < 25) return Math.round(value);
  if (value < 100) return roundTo(value, 5);
  if (value < 280) return roundTo(value, 10);
  if (value < 1000) return roundTo(value, 50);
  if (value > 3850 && value < 4000) return 4000;
  if (value < 5000) return roundTo(value, 100);
  return roundTo(value, value < 9500 ? 500 : 1000);
};

/**
 * Round lengths in metres that texts use as figures of speech and not as exact measures, with the
 * round length in feet that replaces them.
 */
const spokenFeet: ReadonlyMap<number, number> = new Map([
  [1, 3],
  [2, 6],
  [5, 15],
  [10, 30],
  [100, 300],
  [1000, 3000],
  [3000, 10_000],
]);

/**
 * Rounds a converted length as precisely as the original: 4,655 metres are converted to the nearest
 * foot, 3,600 metres to the nearest hundred feet.
 */
const roundLikeOriginal = (metricValue: number, value: number): number => {
  const round = value > 2000 ? 100 : value > 1000 ? 50 : 10;
  return roundTo(value, metricValue % 50 === 0 ? round : metricValue % 10 === 0 ? 10 : 1);
};

type Unit = Readonly<{ singular: string; plural: string; factor: number }>;
const units: Readonly<Record<string, Unit>> = {
  meter: { singular: "foot", plural: "feet", factor: 3.2808 },
  centimeter: { singular: "foot", plural: "feet", factor: 0.032808 },
  kilometer: { singular: "mile", plural: "miles", factor: 0.62137 },
  "square meter": { singular: "square foot", plural: "square feet", factor: 10.764 },
  "square kilometer": { singular: "square mile", plural: "square miles", factor: 0.3861 },
  km: { singular: "mile", plural: "miles", factor: 0.62137 },
  hectare: { singular: "acre", plural: "acres", factor: 2.471 },
  kilo: { singular: "pound", plural: "pounds", factor: 2.2046 },
  liter: { singular: "quart", plural: "quarts", factor: 1.0567 },
};

const numberWord = `(?:${[...smallNumbers, ...tens].join("|")}|hundred|thousand)`;
const writtenNumber = `\\d{1,3}(?:,\\d{3})+|\\d+|(?:a (?=hundred|thousand))?${numberWord}(?:[ -]${numberWord}| and (?:a half|${numberWord}))*|a`;
const metricMeasure = new RegExp(
  `(?<![\\w,.-])(${writtenNumber})([ \\u00a0-])((?:steep|almost level) )?(square )?((?:centi|kilo)?meter|hectare|kilo|liter|km)s?\\b( and a half)?`,
  "gi",
);

const matchCase = (original: string, replacement: string): string =>
  /^[A-Z]/.test(original) ? `${replacement[0]?.toUpperCase()}${replacement.slice(1)}` : replacement;

const convertMeasure = (
  match: string,
  written: string,
  gap: string,
  adjective = "",
  square = "",
  name = "",
  half = "",
): string => {
  const unit = units[`${square}${name}`.toLowerCase()];
  if (!unit) return match;
  const metricValue = parseNumber(written) + (half ? 0.5 : 0);
  const spokenValue = square || !/^meter$/i.test(name) ? undefined : spokenFeet.get(metricValue);
  const isFigure = /^\d/.test(written);
  const value = metricValue * unit.factor;
  const rounded =
    spokenValue ?? (isFigure ? roundLikeOriginal(metricValue, value) : roundForSpeech(value));
  const text = isFigure ? rounded.toLocaleString("en-US") : toWords(rounded);
  if (gap === "-") return `${text.replaceAll(" ", "-").replace(/^a-/, "")}-${unit.singular}`;
  if (rounded === 0.5) return `${matchCase(written, "half")} a ${unit.singular}`;
  if (rounded === 1.5) return `${matchCase(written, "a")} ${unit.singular} and a half`;
  if (rounded === 1) return `${matchCase(written, "a")} ${unit.singular}`;
  return `${matchCase(written, text)} ${adjective}${unit.plural}`;
};

/**
 * Converts to whole degrees Fahrenheit. From 65 °F upwards they are rounded to five degrees, as in
 * speech.
 */
const toFahrenheit = (celsius: number): number => {
  const exact = celsius * 1.8 + 32;
  return exact >= 65 ? roundTo(exact, 5) : Math.round(exact);
};

/** Measures that contain no plain number, and idioms, with their American form. */
const phrases: readonly (readonly [metric: RegExp, american: string])[] = [
  [/\bbelow zero\b/g, "below freezing"],
  [/\b(a few|many) meters\b/g, "$1 yards"],
  [/\b(few|dozens of|for|the) kilometers\b/g, "$1 miles"],
  [/\bfew dozen kilometers\b/g, "few dozen miles"],
  [/\bhundreds of cubic meters\b/g, "thousands of cubic feet"],
  [/\bevery meter\b/g, "every yard"],
  [/\balmost half a kilometer\b/g, "almost a third of a mile"],
  [/\ba kilo takes\b/g, "two pounds take"],
  [/(?<=meters long, )her calf four\b/g, "her calf thirteen"],
];

/** Converts metric measures in American English text to feet, miles, pounds and °F. */
export const withAmericanMeasures = (text: string): string =>
  phrases
    .reduce((converted, [metric, american]) => converted.replaceAll(metric, american), text)
    .replaceAll(
      /(\d+)(\s)°C (cooler|warmer)/g,
      (_all, difference: string, gap: string, comparison: string) =>
        `${Math.round(Number(difference) * 1.8)}${gap}°F ${comparison}`,
    )
    .replaceAll(
      /(minus )?(\d+)(\s)°C/g,
      (_all, minus: string | undefined, degrees: string, gap: string) => {
        const converted = toFahrenheit(minus ? -Number(degrees) : Number(degrees));
        return `${converted < 0 ? "minus " : ""}${Math.abs(converted)}${gap}°F`;
      },
    )
    .replaceAll(metricMeasure, convertMeasure)
    .replaceAll(/\bsome (?=a (?:hundred|thousand)\b)/g, "about ");
