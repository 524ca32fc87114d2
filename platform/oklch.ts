/** Lightness 0 to 1, chroma, hue in degrees. */
export type Colour = readonly [lightness: number, chroma: number, hue: number];
type Triple = readonly [number, number, number];

/** Channels 0 to 255. */
export type Rgb = readonly [red: number, green: number, blue: number];

const radians = Math.PI / 180;

const toLab = ([l, c, h]: Colour): Triple => [
  l,
  c * Math.cos(h * radians),
  c * Math.sin(h * radians),
];

const toColour = ([l, a, b]: Triple): Colour => [
  l,
  Math.hypot(a, b),
  (Math.atan2(b, a) / radians + 360) % 360,
];

/** From a channel of sRGB, 0 to 255, to linear light, 0 to 1. */
const toLight = (channel: number): number =>
  channel <= 10 ? channel / 255 / 12.92 : ((channel / 255 + 0.055) / 1.055) ** 2.4;

/** Relative luminance, 0 to 1 (WCAG 2.2). */
export const luminance = ([red, green, blue]: Rgb): number =>
  0.2126 * toLight(red) + 0.7152 * toLight(green) + 0.0722 * toLight(blue);

/** Converts sRGB to OKLCH by the formulas of Ottosson 2020. */
export const fromRgb = ([red, green, blue]: Rgb): Colour => {
  const [r, g, b] = [toLight(red), toLight(green), toLight(blue)];
  const long = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const middle = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const short = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  return toColour([
    0.2104542553 * long + 0.793617785 * middle - 0.0040720468 * short,
    1.9779984951 * long - 2.428592205 * middle + 0.4505937099 * short,
    0.0259040371 * long + 0.7827717662 * middle - 0.808675766 * short,
  ]);
};

/** From OKLab to linear sRGB (Ottosson 2020). */
const toLinear = ([l, a, b]: Triple): Triple => {
  const long = (l + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const middle = (l - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const short = (l - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return [
    4.0767416621 * long - 3.3077115913 * middle + 0.2309699292 * short,
    -1.2684380046 * long + 2.6097574011 * middle - 0.3413193965 * short,
    -0.0041960863 * long - 0.7034186147 * middle + 1.707614701 * short,
  ];
};

const isInGamut = (linear: Triple): boolean =>
  linear.every((each) => each > -0.0005 && each < 1.0005);

/** Reduces chroma, by bisection, until the colour fits sRGB; lightness and hue stay. */
const intoGamut = ([l, c, h]: Colour): Triple => {
  const linear = toLinear(toLab([l, c, h]));
  if (isInGamut(linear)) return linear;
  let [low, high] = [0, c];
  for (let step = 0; step < 18; step += 1) {
    const middle = (low + high) / 2;
    if (isInGamut(toLinear(toLab([l, middle, h])))) low = middle;
    else high = middle;
  }
  return toLinear(toLab([l, low, h]));
};

/** Writes a colour as `#rrggbb`. */
export const hex = (colour: Colour): string =>
  `#${intoGamut(colour)
    .map((each) => Math.min(1, Math.max(0, each)))
    .map((each) => (each <= 0.0031308 ? 12.92 * each : 1.055 * each ** (1 / 2.4) - 0.055))
    .map((each) =>
      Math.round(each * 255)
        .toString(16)
        .padStart(2, "0"),
    )
    .join("")}`;
