const small =
  "zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen".split(
    " ",
  );
const tens = "twenty thirty forty fifty sixty seventy eighty ninety".split(" ");
/** The numbers that the texts write out. */
const values: ReadonlyMap<string, number> = new Map([
  ...small.map((word, at) => [word, at] as const),
  ...tens.map((word, at) => [word, (at + 2) * 10] as const),
  ["a", 1],
  ["half", 0.5],
]);

/** What “two and a half thousand” or “a hundred and sixty” comes to. */
const valueOf = (said: string): number => {
  if (/^\d/.test(said)) return Number(said.replaceAll(",", ""));
  let sum = 0;
  for (const each of said.toLowerCase().replace("a half", "half").split(/[ -]/)) {
    if (each === "hundred") sum = sum > 1 ? sum * 100 : 100;
    else if (each === "thousand") sum = sum > 1 ? sum * 1000 : 1000;
    else sum += values.get(each) ?? 0;
  }
  return sum;
};

const below100 = (whole: number): string => {
  if (whole < 20) return small[whole] ?? "";
  const ten = tens[Math.floor(whole / 10) - 2] ?? "";
  return whole % 10 ? `${ten}-${small[whole % 10]}` : ten;
};

const below1000 = (whole: number): string => {
  const hundreds = Math.floor(whole / 100);
  if (hundreds === 0) return below100(whole);
  const rest = whole % 100 ? ` and ${below100(whole % 100)}` : "";
  return `${hundreds === 1 ? "a" : below100(hundreds)} hundred${rest}`;
};

/** The number as one says it: eleven hundred, thirteen thousand, two and a half. */
const inWords = (value: number): string => {
  if (value === 0.5) return "half";
  if (value % 1 === 0.5) return `${inWords(Math.floor(value))} and a half`;
  if (value < 1000) return below1000(value);
  if (value === 1000) return "a thousand";
  return value % 1000 ? `${below100(value / 100)} hundred` : `${below1000(value / 1000)} thousand`;
};

const nearest = (value: number, step: number): number => Math.round(value / step) * step;

/** What somebody says instead of 1,247 feet or 2.49 miles. */
const roughly = (value: number): number => {
  if (value < 5) return nearest(value, 0.5);
  if (value < 25) return Math.round(value);
  if (value < 100) return nearest(value, 5);
  if (value < 280) return nearest(value, 10);
  if (value < 1000) return nearest(value, 50);
  if (value > 3850 && value < 4000) return 4000;
  if (value < 5000) return nearest(value, 100);
  return nearest(value, value < 9500 ? 500 : 1000);
};

/** Lengths in meters that are less a measure than a manner of speaking, in feet. */
const spokenFeet: ReadonlyMap<number, number> = new Map([
  [1, 3],
  [2, 6],
  [5, 15],
  [10, 30],
  [100, 300],
  [1000, 3000],
  [3000, 10_000],
]);

/** A figure is as exact after it as before: 4,655 meters to the foot, 3,600 to the hundred. */
const asExact = (before: number, value: number): number => {
  const round = value > 2000 ? 100 : value > 1000 ? 50 : 10;
  return nearest(value, before % 50 === 0 ? round : before % 10 === 0 ? 10 : 1);
};

type Unit = Readonly<{ one: string; many: string; factor: number }>;
const units: Readonly<Record<string, Unit>> = {
  meter: { one: "foot", many: "feet", factor: 3.2808 },
  centimeter: { one: "foot", many: "feet", factor: 0.032808 },
  kilometer: { one: "mile", many: "miles", factor: 0.62137 },
  "square meter": { one: "square foot", many: "square feet", factor: 10.764 },
  "square kilometer": { one: "square mile", many: "square miles", factor: 0.3861 },
  km: { one: "mile", many: "miles", factor: 0.62137 },
  hectare: { one: "acre", many: "acres", factor: 2.471 },
  kilo: { one: "pound", many: "pounds", factor: 2.2046 },
  liter: { one: "quart", many: "quarts", factor: 1.0567 },
};

const word = `(?:${[...small, ...tens].join("|")}|hundred|thousand)`;
const number = `\\d{1,3}(?:,\\d{3})+|\\d+|(?:a (?=hundred|thousand))?${word}(?:[ -]${word}| and (?:a half|${word}))*|a`;
const metric = new RegExp(
  `(?<![\\w,.-])(${number})([ \\u00a0-])((?:steep|almost level) )?(square )?((?:centi|kilo)?meter|hectare|kilo|liter|km)s?\\b( and a half)?`,
  "gi",
);

const keepCase = (from: string, to: string): string =>
  /^[A-Z]/.test(from) ? `${to[0]?.toUpperCase()}${to.slice(1)}` : to;

const inAmericanUnits = (
  whole: string,
  said: string,
  gap: string,
  adjective = "",
  square = "",
  name = "",
  half = "",
): string => {
  const unit = units[`${square}${name}`.toLowerCase()];
  if (!unit) return whole;
  const before = valueOf(said) + (half ? 0.5 : 0);
  const spoken = square || !/^meter$/i.test(name) ? undefined : spokenFeet.get(before);
  const isFigure = /^\d/.test(said);
  const value = before * unit.factor;
  const after = spoken ?? (isFigure ? asExact(before, value) : roughly(value));
  const to = isFigure ? after.toLocaleString("en-US") : inWords(after);
  if (gap === "-") return `${to.replaceAll(" ", "-").replace(/^a-/, "")}-${unit.one}`;
  if (after === 0.5) return `${keepCase(said, "half")} a ${unit.one}`;
  if (after === 1.5) return `${keepCase(said, "a")} ${unit.one} and a half`;
  if (after === 1) return `${keepCase(said, "a")} ${unit.one}`;
  return `${keepCase(said, to)} ${adjective}${unit.many}`;
};

/** Degrees as one says them: to the nearest five where it is warm. */
const fahrenheit = (celsius: number): number => {
  const exact = celsius * 1.8 + 32;
  return exact >= 65 ? nearest(exact, 5) : Math.round(exact);
};

/** Measures that are no number of units, or that one says in another way. */
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

/** The same American text with the measures that Americans use: feet, miles, pounds and °F. */
export const inAmericanMeasures = (text: string): string =>
  phrases
    .reduce((all, [from, to]) => all.replaceAll(from, to), text)
    .replaceAll(
      /(\d+)(\s)°C (cooler|warmer)/g,
      (_all, by: string, gap: string, how: string) =>
        `${Math.round(Number(by) * 1.8)}${gap}°F ${how}`,
    )
    .replaceAll(
      /(minus )?(\d+)(\s)°C/g,
      (_all, minus: string | undefined, said: string, gap: string) => {
        const after = fahrenheit(minus ? -Number(said) : Number(said));
        return `${after < 0 ? "minus " : ""}${Math.abs(after)}${gap}°F`;
      },
    )
    .replaceAll(metric, inAmericanUnits)
    .replaceAll(/\bsome (?=a (?:hundred|thousand)\b)/g, "about ");
