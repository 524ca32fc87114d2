import { hex, mix } from "#platform/oklch.ts";
import { path, tenth } from "../path.ts";
import { type Figure, centreX as x, openFigure, headTop } from "./figure.ts";
import { drawHairBehind, drawHairInFront } from "./hair.ts";
import { hairColours, type PortraitChoices } from "./looks.ts";
import { drawAccessory, drawBust } from "./wear.ts";

/** The background, which looks like a small poster: a pale sun and two ridges. */
const drawGround = (f: Figure): void => {
  const [light, deep] = f.ground;
  f.add(
    `<defs><linearGradient id="${f.id}-g" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="${hex(mix(light, deep, 0.25))}"/><stop offset=".75" stop-color="${hex(light)}"/></linearGradient></defs><rect width="400" height="400" fill="url(#${f.id}-g)"/>`,
  );
  f.disc(
    f.between(70, 330),
    f.between(70, 120),
    f.between(26, 40),
    mix(light, [0.99, 0.03, 95], 0.65),
  );
  for (const [y, rise, colour] of [
    [250, 70, mix(light, deep, 0.5)],
    [300, 50, deep],
  ] as const) {
    let d = `M0 ${y}`;
    for (let at = 0; at < 400;) {
      at += f.between(40, 80);
      d += path`L${at} ${y - f.between(0, rise)}`;
    }
    f.fill(`${d}L400 400H0Z`, colour);
  }
};

const drawHead = (f: Figure): void => {
  const { half: w, jaw, chin } = f;
  if (f.style !== "hijab")
    for (const direction of [-1, 1]) {
      f.disc(
        x + direction * (w + 1),
        204,
        15,
        direction > 0 ? f.skinShade : mix(f.skin, f.skinShade, 0.35),
      );
      if (f.accessory === "earrings") f.disc(x + direction * (w + 5), 226, 6.5, [0.86, 0.13, 88]);
    }
  const head = path`M${x - w} 176C${x - w} 116 ${x - 44} ${headTop} ${x} ${headTop}C${x + 44} ${headTop} ${x + w} 116 ${x + w} 176C${x + w} 226 ${x + w * jaw} ${chin} ${x} ${chin}C${x - w * jaw} ${chin} ${x - w} 226 ${x - w} 176Z`;
  f.fill(head, f.skin);
  f.add(`<clipPath id="${f.id}-h"><path d="${head}"/></clipPath><g clip-path="url(#${f.id}-h)">`);
  f.fill(
    path`M${x + 30} 90Q${x + 46} 190 ${x + 12} ${chin + 10}H${x + 100}V90Z`,
    f.skinShade,
    0.32,
  );
  const cheek = hex(mix(f.skin, [0.62, 0.17, 25], 0.5));
  for (const direction of [-1, 1])
    f.add(
      `<ellipse cx="${x + direction * 42}" cy="228" rx="17" ry="11" fill="${cheek}" opacity=".4"/>`,
    );
  const beard = path`M${x - w - 4} 198Q${x - 51} 238 ${x - 34} 233Q${x} 220 ${x + 34} 233Q${x + 51} 238 ${x + w + 4} 198V300H${x - w - 4}Z`;
  if (f.beard === "full") f.fill(beard, f.hair);
  if (f.beard === "stubble") f.fill(beard, f.hair, 0.26);
  f.add("</g>");
};

const drawEyes = (f: Figure, y: number): void => {
  const apart = f.between(29, 33);
  const brow =
    f.style === "hijab" || f.style === "bald"
      ? hairColours.espresso
      : mix(f.hairShade, f.ink, 0.25);
  for (const direction of [-1, 1]) {
    const at = x + direction * apart;
    f.add(`<ellipse cx="${tenth(at)}" cy="${tenth(y)}" rx="6.2" ry="7.4" fill="${hex(f.ink)}"/>`);
    f.disc(at + 2, y - 2.6, 2, [1, 0, 0], 0.9);
    if (f.isLong)
      f.line(
        path`M${x + direction * (apart + 5)} ${y - 6}q${direction * 5} -1 ${direction * 8} -5`,
        f.ink,
        3,
      );
    f.line(
      path`M${x + direction * (apart - 12)} ${y - 21 + f.between(-1, 1)}Q${at} ${y - 29} ${x + direction * (apart + 13)} ${y - 20}`,
      brow,
      f.isLong ? 4.6 : 6.4,
    );
  }
  f.line(path`M${x + 1} ${y + 8}Q${x + 11} ${y + 27} ${x - 2} ${y + 28}`, f.feature, 4.2);
};

/** A friendly mouth: closed, lopsided, or showing teeth. */
const drawMouth = (f: Figure): void => {
  const y = 250;
  if (f.beard === "full" || f.beard === "moustache")
    f.fill(
      path`M${x - 30} ${y - 6}Q${x - 16} ${y - 22} ${x} ${y - 13}Q${x + 16} ${y - 22} ${x + 30} ${y - 6}Q${x + 14} ${y - 7} ${x} ${y - 6}Q${x - 14} ${y - 7} ${x - 30} ${y - 6}Z`,
      f.hair,
    );
  const smile = f.pick(["closed", "teeth", "teeth", "side"] as const);
  const line = f.beard === "full" ? mix(f.skin, f.lip, 0.6) : mix(f.lip, f.ink, 0.25);
  if (smile === "teeth") {
    f.fill(
      path`M${x - 24} ${y - 6}Q${x} ${y + 1} ${x + 24} ${y - 6}Q${x + 18} ${y + 18} ${x} ${y + 18}Q${x - 18} ${y + 18} ${x - 24} ${y - 6}Z`,
      mix([0.38, 0.11, 20], f.lip, 0.2),
    );
    f.fill(
      path`M${x - 21} ${y - 4.4}Q${x} ${y + 2} ${x + 21} ${y - 4.4}Q${x + 19} ${y + 5} ${x} ${y + 6}Q${x - 19} ${y + 5} ${x - 21} ${y - 4.4}Z`,
      [1, 0, 0],
    );
  } else if (smile === "side")
    f.line(path`M${x - 16} ${y + 2}Q${x + 6} ${y + 13} ${x + 22} ${y - 5}`, line, 5);
  else f.line(path`M${x - 20} ${y - 2}Q${x} ${y + 15} ${x + 20} ${y - 2}`, line, 5);
};

/**
 * Draws a coordinator's portrait of 400 × 400 pixels. The same seed and choices give the same
 * picture.
 */
export const portrait = (seed: string, choices: PortraitChoices = {}): string => {
  const f = openFigure(seed, choices);
  const eyes = 196 + f.between(-2, 2);
  drawGround(f);
  drawHairBehind(f);
  drawBust(f);
  drawHead(f);
  drawEyes(f, eyes);
  drawMouth(f);
  drawHairInFront(f);
  drawAccessory(f, eyes);
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 400 400" width="400" height="400">${f.toSvg()}</svg>`;
};
