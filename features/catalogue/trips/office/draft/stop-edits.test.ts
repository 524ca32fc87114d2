import { expect, test, vi } from "vitest";
import { tripExample } from "#features/catalogue/trips/contract.ts";

test("the key of a stop has the letters of its name once its search has found the place", async () => {
  vi.resetModules(); // as in a tab that has not met other scripts
  const { lettersOf } = await import("#platform/browser/typed-slug.ts");
  const { addStop } = await import("./stop-edits.ts");
  const kyoto = { lat: 35.0116, lon: 135.7681, names: { all: "京都" } };
  await lettersOf(Object.values(kyoto.names).join(" "));
  expect(addStop(tripExample, 1, kyoto)?.stops[1]?.key).toBe("jing-du");
});
