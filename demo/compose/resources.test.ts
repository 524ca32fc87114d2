import { expect, test } from "vitest";
import { demoData } from "#demo/testing/demo-data.ts";
import { resources } from "#features/catalogue/resources/contract.ts";
import { markets } from "#markets/markets.ts";
import { composeResources } from "./resources.ts";

const rangeOf = (market: (typeof markets)[number], key: string, today: string) =>
  resources["date-ranges"].record.parse(
    composeResources(market, demoData.phrases, today).get(`date-ranges ${key}`),
  );

// A group that is home on the 22nd or leaves on the 26th is not away over Christmas.
test.each(markets)(
  "in $id who travels over Christmas or New Year is on the road in its night",
  (market) => {
    const nightOf = (key: string, today: string) => rangeOf(market, key, today).onTheRoad;
    expect(nightOf("christmas", "2026-11-29")).toBe("2026-12-24");
    expect(nightOf("christmas", "2026-12-23")).toBe("2026-12-24");
    expect(nightOf("christmas", "2026-12-24")).toBe("2027-12-24");
    expect(nightOf("new-year", "2026-12-24")).toBe("2026-12-31");
    expect(nightOf("easter", "2026-11-29")).toBeNull();
    expect(nightOf("summer-holidays", "2026-11-29")).toBeNull();
  },
);
