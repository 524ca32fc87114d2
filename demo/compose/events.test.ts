import { expect, test } from "vitest";
import { demoData } from "#demo/testing/demo-data.ts";
import { eventInputSchema } from "#features/catalogue/events/contract.ts";
import { markets } from "#markets/markets.ts";
import { composeEvents } from "./events.ts";

test.each(markets)("in $id events are written as staff have to write them", (market) => {
  const events = composeEvents(market, demoData, new Map(), [], "2026-11-22");
  for (const { id, ...event } of events) {
    expect({ id, problem: eventInputSchema.safeParse(event).error }).toEqual({
      id,
      problem: undefined,
    });
    expect(event.isPublished && event.address === "").toBe(false);
    expect(event.startsAt > "2026-11-22").toBe(true);
  }
  expect(new Set(events.map(({ slug }) => slug)).size).toBe(events.length);
});
