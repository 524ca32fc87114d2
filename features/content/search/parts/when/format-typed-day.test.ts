import { expect, test } from "vitest";
import { markets } from "#markets/markets.ts";
import { translatorFor } from "#markets/translator.ts";
import { formatTypedDay } from "./format-typed-day.ts";
import { parseTypedDay } from "./parse-typed-day.ts";

test.each(markets)(
  "a day is written in $id as the hint of its field asks, and read again",
  (market) => {
    const hint = translatorFor(market)("when.dayFormat");
    const separator = market.id === "de-DE" ? "." : "/";
    expect(hint.replaceAll(/\p{L}/gu, "")).toBe(separator.repeat(2));
    const written = formatTypedDay("2027-03-20", hint);
    expect(written).toBe(["20", "03", "2027"].join(separator));
    expect(parseTypedDay(written)).toBe("2027-03-20");
  },
);
