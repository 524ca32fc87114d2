import { expect, test } from "vitest";
import { routeNames } from "#markets/routes.ts";
import { routingKeyChoices } from "./routing-keys.ts";

const valuesOf = (stored: string | null) => routingKeyChoices(stored).map(({ value }) => value);

test("a page may stand in for any route, or for none", () => {
  expect(valuesOf(null)).toEqual(["", ...routeNames]);
  expect(valuesOf("tours")).toEqual(["", ...routeNames]);
});

test("a stored route that is gone stays visible and can be left", () => {
  expect(routingKeyChoices("offers")).toContainEqual({
    value: "offers",
    label: "offers (no longer there)",
  });
  expect(valuesOf("offers")).toEqual(["", "offers", ...routeNames]);
});
