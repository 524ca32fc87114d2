import { mix } from "#platform/oklch.ts";
import { path, tenth } from "../path.ts";
import { type Figure, centreX as x, headTop } from "./figure.ts";

/** Curls round the head: an arc of discs. */
const curls = (
  f: Figure,
  count: number,
  reachX: number,
  reachY: number,
  y: number,
  low: number,
  high: number,
): void => {
  for (let curl = 0; curl < count; curl += 1) {
    const angle = Math.PI * (0.9 + (curl / (count - 1)) * 1.2);
    f.disc(
      x + Math.cos(angle) * reachX,
      y + Math.sin(angle) * reachY,
      f.between(low, high),
      f.hairShade,
    );
  }
};

const behind: Partial<Record<Figure["style"], (f: Figure) => void>> = {
  long: ({ half: w, fill, hairShade }) =>
    fill(
      path`M${x - w - 20} 176Q${x - w - 16} 84 ${x} 82Q${x + w + 16} 84 ${x + w + 20} 176Q${x + w + 30} 270 ${x + w + 14} 342Q${x} 372 ${x - w - 14} 342Q${x - w - 30} 270 ${x - w - 20} 176Z`,
      hairShade,
    ),
  wavy: ({ half: w, fill, hairShade }) => {
    const waves = (out: number, down: number) =>
      [0, 1, 2, 3, 4]
        .map(
          (n) =>
            path`q${n % 2 ? -out * 0.54 : out} ${down * 20} ${n % 2 ? -out * 0.15 : 0} ${down * 38}`,
        )
        .join("");
    fill(
      path`M${x - w - 14} 170` +
        waves(-26, 1) +
        path`Q${x} 376 ${x + w + 14} 360` +
        waves(26, -1) +
        path`Q${x + w} 84 ${x} 82Q${x - w} 84 ${x - w - 14} 170Z`,
      hairShade,
    );
  },
  bob: ({ half: w, fill, hairShade }) =>
    fill(
      path`M${x - w - 20} 176Q${x - w - 16} 86 ${x} 84Q${x + w + 16} 86 ${x + w + 20} 176Q${x + w + 28} 240 ${x + w + 8} 270Q${x} 284 ${x - w - 8} 270Q${x - w - 28} 240 ${x - w - 20} 176Z`,
      hairShade,
    ),
  curlyLong: (f) => {
    curls(f, 26, f.half + 16, 98, 190, 26, 36);
    for (const direction of [-1, 1])
      for (let curl = 0; curl < 5; curl += 1)
        f.disc(
          x + direction * (f.half + 14 + f.between(-6, 10)),
          200 + curl * 26,
          f.between(24, 32),
          f.hairShade,
        );
  },
  afro: (f) => {
    f.disc(x, 150, 112, f.hairShade);
    for (let curl = 0; curl < 30; curl += 1) {
      const angle = (curl / 30) * Math.PI * 2;
      f.disc(x + Math.cos(angle) * 104, 150 + Math.sin(angle) * 98, f.between(16, 24), f.hairShade);
    }
  },
  bun: (f) => {
    f.disc(x, 76, 36, f.hair);
    f.line(path`M${x - 18} 96Q${x} 104 ${x + 18} 96`, f.hairShade, 7);
  },
  manbun: (f) => {
    f.disc(x, 82, 28, f.hair);
    f.line(path`M${x - 18} 96Q${x} 104 ${x + 18} 96`, f.hairShade, 7);
  },
  pony: ({ fill, hairShade }) =>
    fill(
      path`M${x + 30} 96Q${x + 150} 96 ${x + 118} 250Q${x + 112} 300 ${x + 84} 318Q${x + 104} 230 ${x + 60} 150Z`,
      hairShade,
    ),
  braids: (f) => {
    for (const direction of [-1, 1])
      for (let knot = 0; knot < 7; knot += 1)
        f.fill(
          path`M${x + direction * (f.half + 2) - 15 + direction * knot * 1.2} ${206 + knot * 21}q15 -12 30 0q-3 22 -15 25q-12 -3 -15 -25Z`,
          knot % 2 ? f.hair : f.hairShade,
        );
  },
  locs: (f) => {
    for (let loc = 0; loc < 11; loc += 1) {
      const at = x - f.half - 16 + (loc * (2 * f.half + 32)) / 10;
      const end = loc > 2 && loc < 8 ? 200 : f.between(262, 300);
      f.line(
        path`M${at} 140Q${at + (loc < 5 ? -8 : 8)} 200 ${at + f.between(-8, 8)} ${end}`,
        loc % 2 ? f.hair : f.hairShade,
        15,
      );
    }
  },
  hijab: ({ half: w, fill, cloth }) =>
    fill(
      path`M${x - w - 24} 190Q${x - w - 20} 82 ${x} 80Q${x + w + 20} 82 ${x + w + 24} 190Q${x + w + 26} 290 ${x + w + 60} 400H${x - w - 60}Q${x - w - 26} 290 ${x - w - 24} 190Z`,
      cloth,
    ),
};

const parted = (f: Figure): void => {
  const { half: w } = f;
  const part = f.between(-26, 26);
  f.fill(
    path`M${x - w - 8} 190Q${x - w - 14} 92 ${x + part} 92Q${x + w + 14} 92 ${x + w + 8} 190Q${x + w - 6} 150 ${x + part + 6} 124Q${x - w + 10} 146 ${x - w - 8} 190Z`,
    f.hair,
  );
  f.line(path`M${x + part + 10} 104Q${x + 58} 112 ${x + w - 4} 152`, f.hairLight, 5, 0.55);
};

const cropped = (f: Figure): void => {
  const { half: w } = f;
  const isBuzz = f.style === "buzz";
  const [side, front] = isBuzz ? [138, 122] : [142, 130];
  f.fill(
    path`M${x - w - 4} 186Q${x - w - 12} 92 ${x} 90Q${x + w + 12} 92 ${x + w + 4} 186Q${x + w - 6} 148 ${x + w - 14} ${side}Q${x} ${front} ${x - w + 14} ${side}Q${x - w + 6} 148 ${x - w - 4} 186Z`,
    isBuzz ? mix(f.hair, f.skin, 0.25) : f.hair,
  );
};

const curly = (f: Figure): void => {
  for (let curl = 0; curl < 15; curl += 1) {
    const angle = Math.PI * (1.02 + (curl / 14) * 0.96);
    const isLight = curl % 4 === 1;
    f.disc(
      x + Math.cos(angle) * (f.half - 2),
      162 + Math.sin(angle) * 60 + f.between(-6, 4),
      f.style === "afro" ? 18 : f.between(18, 25),
      isLight ? f.hairLight : f.hair,
    );
  }
};

const inFront: Partial<Record<Figure["style"], (f: Figure) => void>> = {
  long: parted,
  wavy: parted,
  bun: parted,
  pony: parted,
  braids: parted,
  crop: cropped,
  buzz: cropped,
  curly,
  curlyLong: curly,
  afro: curly,
  bob: ({ half: w, fill, hair }) =>
    fill(
      path`M${x - w - 12} 206Q${x - w - 20} 90 ${x} 88Q${x + w + 20} 90 ${x + w + 12} 206Q${x + w - 4} 178 ${x + w - 12} 160Q${x} 168 ${x - w + 12} 160Q${x - w + 4} 178 ${x - w - 12} 206Z`,
      hair,
    ),
  pixie: ({ half: w, fill, hair }) =>
    fill(
      path`M${x - w - 8} 192Q${x - w - 18} 88 ${x - 6} 86Q${x + w + 22} 84 ${x + w + 8} 190Q${x + w - 8} 152 ${x + w - 22} 140Q${x - 10} 166 ${x - w + 8} 146Q${x - w} 170 ${x - w - 8} 192Z`,
      hair,
    ),
  side: ({ half: w, fill, hair }) =>
    fill(
      path`M${x - w - 5} 188Q${x - w - 16} 84 ${x - 8} 82Q${x + w + 24} 82 ${x + w + 5} 188Q${x + w - 4} 150 ${x + w - 18} 132Q${x + 8} 146 ${x - 44} 122Q${x - w + 8} 150 ${x - w - 5} 188Z`,
      hair,
    ),
  quiff: (f) => {
    const { half: w } = f;
    f.fill(
      path`M${x - w - 4} 186Q${x - w - 8} 120 ${x - 46} 112Q${x - 50} 72 ${x + 10} 70Q${x + 76} 70 ${x + 70} 116Q${x + w + 4} 130 ${x + w + 4} 186Q${x + w - 8} 148 ${x + 50} 132Q${x} 142 ${x - 54} 130Q${x - w + 8} 150 ${x - w - 4} 186Z`,
      f.hair,
    );
    f.line(path`M${x - 28} 92Q${x + 20} 80 ${x + 54} 100`, f.hairLight, 6, 0.5);
  },
  manbun: ({ half: w, fill, hair }) =>
    fill(
      path`M${x - w - 4} 186Q${x - w - 10} 96 ${x} 94Q${x + w + 10} 96 ${x + w + 4} 186Q${x + w - 8} 140 ${x} 122Q${x - w + 8} 140 ${x - w - 4} 186Z`,
      hair,
    ),
  locs: ({ half: w, fill, hair }) =>
    fill(
      path`M${x - w - 8} 176Q${x - w - 12} 92 ${x} 90Q${x + w + 12} 92 ${x + w + 8} 176Q${x + w - 10} 138 ${x} 130Q${x - w + 10} 138 ${x - w - 8} 176Z`,
      hair,
    ),
  bald: (f) =>
    f.add(
      `<ellipse cx="${x - 26}" cy="${headTop + 26}" rx="20" ry="9" fill="#fff" opacity=".18" transform="rotate(-24 ${x - 26} ${headTop + 26})"/>`,
    ),
  hijab: (f) => {
    const { half: w } = f;
    f.add(`<g fill-rule="evenodd">`);
    f.fill(
      path`M${x - w - 18} 190Q${x - w - 14} 86 ${x} 84Q${x + w + 14} 86 ${x + w + 18} 190Q${x + w + 12} 300 ${x} 318Q${x - w - 12} 300 ${x - w - 18} 190ZM${x - w + 12} 196Q${x - w + 14} 122 ${x} 122Q${x + w - 14} 122 ${x + w - 12} 196Q${x + w - 18} 262 ${x} 276Q${x - w + 18} 262 ${x - w + 12} 196Z`,
      f.cloth,
    );
    f.add("</g>");
    f.fill(
      path`M${x - w} 280Q${x} 340 ${x + w + 14} 276Q${x + w + 30} 350 ${x + 20} 372Q${x - 60} 360 ${x - w} 280Z`,
      mix(f.cloth, [0.15, 0.03, 260], 0.16),
    );
  },
};

/** The hair behind the head. */
export const drawHairBehind = (f: Figure): void => behind[f.style]?.(f);

/** The hair in front, or what of it shows under a hat. */
export const drawHairInFront = (f: Figure): void => {
  if (!f.hasHat) {
    inFront[f.style]?.(f);
    return;
  }
  if (f.style === "bald" || f.style === "buzz") return;
  for (const direction of [-1, 1])
    f.fill(
      `M${tenth(x + direction * (f.half + 4))} 168Q${tenth(x + direction * (f.half + 6))} 196 ${tenth(x + direction * (f.half - 2))} 206L${tenth(x + direction * (f.half - 12))} 166Z`,
      f.hair,
    );
};
