import { expect, test } from "vitest";
import type { Picture } from "#features/assets/media/contract.ts";
import type { Localizer } from "#markets/localizer.ts";
import { marketById } from "#markets/markets.ts";
import type { MarketId } from "#markets/market-type.ts";
import { translatorFor } from "#markets/translator.ts";
import type { Coordinator } from "../contract.ts";
import { toCoordinatorView } from "./coordinator-presenter.ts";

const vera: Coordinator = {
  id: "00000000-0000-4000-8000-000000000001",
  slug: "vera",
  name: "Vera",
  city: "Torino",
  bio: "Porto il tè.",
  languages: ["it", "es"],
  since: 2019,
  tripsLed: 12,
  portraitId: null,
};

const portrait: Picture = {
  base: "/media/1/1-",
  alt: "Vera ride",
  width: 800,
  height: 1000,
  bands: [],
  textColour: "ink",
  focus: "50% 40%",
};

const localizerOf = (id: MarketId): Localizer => {
  const market = marketById(id);
  return { market, t: translatorFor(market), today: "2026-11-20", display: null };
};

test("a coordinator is described once, and anew for other facts, another portrait and market", () => {
  const italy = localizerOf("it-IT");
  const first = toCoordinatorView(italy, vera, portrait);
  expect(first.facts).toContain("italiano e spagnolo");
  expect(toCoordinatorView(localizerOf("it-IT"), vera, portrait)).toBe(first);
  const changed = toCoordinatorView(italy, { ...vera, languages: ["fr"], tripsLed: 13 }, portrait);
  expect(changed.facts).toContain("francese");
  expect(changed.facts).toContain("13");
  expect(toCoordinatorView(italy, vera, null).portrait).toBeNull();
  const german = toCoordinatorView(localizerOf("de-DE"), vera, portrait);
  expect(german.facts).toContain("Italienisch und Spanisch");
  expect(german.path).not.toBe(first.path);
});
