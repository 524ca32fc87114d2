import { expect, test } from "vitest";
import { tripExample } from "#features/catalogue/trips/contract.ts";
import { createDraft } from "./draft-store.ts";

const body = { ...tripExample, id: "5f0f6a52-6a0f-4c55-9a51-0c2f7f0f2f11" };

test("undo after a join takes back one's own edits, and nothing of a colleague's", () => {
  const store = createDraft({ body, version: 1 }, () => 0);
  const mine = { ...tripExample, airport: "FEZ" };
  store.edit({ trip: mine, label: "Airport changed", topic: null });
  const theirs = { ...body, countries: ["MA", "DZ"] };
  store.join({ ...mine, countries: ["MA", "DZ"] }, { body: theirs, version: 2 });
  expect(store.getState()).toMatchObject({
    stored: { version: 2 },
    steps: { trip: { airport: "FEZ", countries: ["MA", "DZ"] } },
  });
  store.undo();
  expect(store.getState().steps.trip).toEqual({ ...tripExample, countries: ["MA", "DZ"] });
  store.redo();
  expect(store.getState().steps.trip).toMatchObject({ airport: "FEZ", countries: ["MA", "DZ"] });
});
