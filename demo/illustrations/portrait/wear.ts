import { type Colour, hex, mix } from "#platform/oklch.ts";
import { path, tenth } from "../path.ts";
import { type Figure, centreX as x } from "./figure.ts";

const blaze: Colour = [0.7, 0.175, 48];
const darker: Colour = [0.15, 0.03, 260];

/** Shoulders with their collar, and the straps of a backpack: every coordinator wears one. */
export const drawBust = (f: Figure): void => {
  const isVeiled = f.style === "hijab";
  const shirt = isVeiled ? mix(f.cloth, [0.2, 0.03, 260], 0.4) : f.cloth;
  const trim = mix(f.cloth, darker, 0.25);
  f.fill("M52 400Q56 336 132 318Q166 310 172 292H228Q234 310 268 318Q344 336 348 400Z", shirt);
  f.fill("M200 330Q250 320 268 318Q344 336 348 400H226Q214 360 200 330Z", mix(shirt, darker, 0.13));
  if (!isVeiled) {
    f.fill("M168 262V306Q184 336 200 336Q216 336 232 306V262Z", f.skinShade);
    if (f.collar === "crew") f.line("M160 313Q200 356 240 313", trim, 9);
    if (f.collar === "vee") {
      f.fill("M164 304L200 356L236 304L232 298Q216 330 200 332Q184 330 168 298Z", f.skin, 0.95);
      f.line("M162 306L200 358L238 306", trim, 8);
    }
    if (f.collar === "shirt") {
      f.fill("M160 304L200 338L176 366L148 320Z", mix(shirt, [1, 0, 0], 0.25));
      f.fill("M240 304L200 338L224 366L252 320Z", mix(shirt, [1, 0, 0], 0.12));
      f.line("M200 344V400", trim, 3);
    }
    if (f.collar === "hood") {
      f.fill("M146 310Q150 354 200 360Q250 354 254 310Q262 366 200 374Q138 366 146 310Z", trim);
      f.line("M182 362V394M218 362V394", [0.97, 0.01, 90], 4);
    }
  }
  const strap = mix([0.28, 0.04, 190], shirt, 0.08);
  f.fill("M112 326Q132 316 142 316Q146 360 136 400H104Q114 360 112 326Z", strap);
  f.fill("M288 326Q268 316 258 316Q254 360 264 400H296Q286 360 288 326Z", strap);
  f.line("M108 366H138M292 366H262", blaze, 6);
};

const drawHat = (f: Figure): void => {
  const { half: w, hat, accessory } = f;
  const shade = mix(hat, darker, 0.22);
  if (accessory === "cap") {
    f.fill(
      path`M${x - w - 8} 160Q${x - w - 4} 78 ${x} 76Q${x + w + 4} 78 ${x + w + 8} 160Q${x} 136 ${x - w - 8} 160Z`,
      hat,
    );
    f.fill(
      path`M${x - w - 26} 166Q${x - 40} 128 ${x + 30} 132Q${x + w} 138 ${x + w + 8} 160Q${x} 140 ${x - w - 26} 166Z`,
      shade,
    );
    f.fill(path`M${x - 13} 122l13 -22 13 22q-13 -5 -26 0Z`, [0.97, 0.02, 95]);
  }
  if (accessory === "beanie") {
    f.fill(path`M${x - w - 8} 152Q${x - w - 6} 64 ${x} 62Q${x + w + 6} 64 ${x + w + 8} 152Z`, hat);
    f.fill(
      path`M${x - w - 12} 142Q${x} 118 ${x + w + 12} 142V170Q${x} 146 ${x - w - 12} 170Z`,
      shade,
    );
    for (let rib = -5; rib <= 5; rib += 1)
      f.line(path`M${x + rib * 15} ${137 + Math.abs(rib) * 1.2}v18`, mix(shade, hat, 0.5), 3);
  }
  if (accessory === "bucket") {
    f.fill(path`M${x - w - 4} 146Q${x - w + 6} 76 ${x} 76Q${x + w - 6} 76 ${x + w + 4} 146Z`, hat);
    f.fill(
      path`M${x - w - 34} 172Q${x - w - 10} 138 ${x - w} 134Q${x} 122 ${x + w} 134Q${x + w + 10} 138 ${x + w + 34} 172Q${x} 138 ${x - w - 34} 172Z`,
      shade,
    );
  }
};

const drawGlasses = (f: Figure, eyes: number): void => {
  for (const direction of [-1, 1])
    f.add(
      `<rect x="${x + direction * 32 - 24}" y="${tenth(eyes - 19)}" width="48" height="39" rx="18" fill="#fff" fill-opacity=".16" stroke="${hex(f.ink)}" stroke-width="4.6"/>`,
    );
  f.line(
    path`M${x - 8} ${eyes - 3}Q${x} ${eyes - 8} ${x + 8} ${eyes - 3}M${x - 56} ${eyes - 4}L${x - f.half} ${eyes - 8}M${x + 56} ${eyes - 4}L${x + f.half} ${eyes - 8}`,
    f.ink,
    4.6,
  );
};

/** An accessory on the head or round the neck. @param eyes y of the eyes */
export const drawAccessory = (f: Figure, eyes: number): void => {
  if (f.hasHat) drawHat(f);
  if (f.accessory === "glasses") drawGlasses(f, eyes);
  if (f.accessory === "sunglasses") {
    const lens: Colour = [0.26, 0.03, 200];
    for (const direction of [-1, 1])
      f.fill(path`M${x + direction * 34 - 28} 112h56q2 30 -26 32q-28 -2 -30 -32Z`, lens);
    f.line(path`M${x - 10} 115h20`, lens, 6);
    for (const direction of [-1, 1])
      f.line(path`M${x + direction * 34 - 14} 120l12 12`, [0.8, 0.06, 200], 4, 0.7);
  }
  if (f.accessory === "scarf") {
    f.fill("M150 300Q200 344 250 300Q262 330 246 344Q200 366 154 344Q138 330 150 300Z", blaze);
    f.fill("M226 340l26 52h-34l-12 -44Z", mix(blaze, [0.2, 0.05, 20], 0.2));
  }
};
