import { afterAll, beforeAll, expect, test } from "vitest";
import { seedSmallCatalogue } from "#apps/server/testing/small-catalogue.ts";
import { openStaffApi } from "#apps/server/testing/staff-api.ts";
import { markets, marketById } from "#markets/markets.ts";
import { translatorFor } from "#markets/translator.ts";
import type { SignInBrowser } from "#platform/server/identity/testing/sign-in-browser.ts";
import type { InstallmentsConsequences } from "../installments-contract.ts";
import { installmentText } from "../parts/installment-text.ts";
import { installmentsOf } from "../rules.ts";

let api: Awaited<ReturnType<typeof openStaffApi>>;
let admin: SignInBrowser;
beforeAll(async () => {
  api = await openStaffApi();
  await seedSmallCatalogue(api.db, new Date());
  admin = await api.signIn("admin");
});
afterAll(() => api.close());

const plan = (overrides = {}) => ({
  enabled: true,
  installments: 3,
  minimumPrice: 0,
  ...overrides,
});
const path = "/api/it/settings/installment_payments/consequences";
const ask = async (overrides = {}) =>
  (await admin.send("POST", path, { json: plan(overrides) })).json<InstallmentsConsequences>();

test("payments add up to the price, and the last one is the least", () => {
  for (const count of [2, 3, 7, 12])
    for (const cents of [74_900, 74_901, 99_999, 130_000]) {
      const parts = installmentsOf(plan({ installments: count }), cents);
      expect((parts?.each ?? 0) * (count - 1) + (parts?.last ?? 0)).toBe(cents);
      expect(parts?.last).toBeLessThanOrEqual(parts?.each ?? 0);
    }
});

test("a price under the least one is not paid in parts, nor any while the plan is off", () => {
  expect(installmentsOf(plan({ minimumPrice: 74_900 }), 74_900)).not.toBeNull();
  expect(installmentsOf(plan({ minimumPrice: 74_901 }), 74_900)).toBeNull();
  expect(installmentsOf(plan({ enabled: false }), 74_900)).toBeNull();
  expect(installmentsOf(plan({ installments: 12 }), 5)).toBeNull();
});

test("a price is paid by the plan that begins nearest below it", async () => {
  const further = [{ installments: 4, minimumPrice: 150_000 }];
  const plans = plan({ minimumPrice: 60_000, further });
  const countAt = (cents: number) => installmentsOf(plans, cents)?.count ?? null;
  expect([59_999, 60_000, 149_999, 150_000].map(countAt)).toEqual([null, 3, 3, 4]);
  const lowerFirst = plan({ minimumPrice: 150_000, further: [{ ...further[0], minimumPrice: 0 }] });
  expect((await ask(lowerFirst)).offered).toEqual((await ask()).all);
  const twice = await admin.send("POST", path, {
    json: plan({ further: [{ installments: 4, minimumPrice: 0 }] }),
  });
  expect(twice.statusCode).toBe(422);
});

test.each([
  [
    "it-IT",
    "oppure in 3 rate da 300\u00A0€",
    "oppure in 3 rate da 249,67\u00A0€, l’ultima da 249,66\u00A0€",
  ],
  ["en-US", "or 3 payments of $300", "or 3 payments of $249.67, the last of $249.66"],
  ["en-WE", "or 3 payments of £300", "or 3 payments of £249.67, the last of £249.66"],
  [
    "es-ES",
    "o en 3 pagos de 300\u00A0€",
    "o en 3 pagos de 249,67\u00A0€, el último de 249,66\u00A0€",
  ],
  [
    "fr-FR",
    "ou en 3 fois 300\u00A0€",
    "ou en 3 fois 249,67\u00A0€, la dernière fois 249,66\u00A0€",
  ],
  [
    "de-DE",
    "oder in 3 Raten zu je 300\u00A0€",
    "oder in 3 Raten zu je 249,67\u00A0€, die letzte zu 249,66\u00A0€",
  ],
  [
    "international",
    "or 3 payments of 300\u00A0€",
    "or 3 payments of 249,67\u00A0€, the last of 249,66\u00A0€",
  ],
])("in %s visitors read it in their words and money", (id, even, uneven) => {
  expect(markets).toHaveLength(7);
  const market = marketById(id);
  const localizer = { market, t: translatorFor(market) };
  expect(installmentText(localizer, plan(), 90_000)).toBe(even);
  expect(installmentText(localizer, plan(), 74_900)).toBe(uneven);
  expect(installmentText(localizer, null, 90_000)).toBeNull();
});

test("consequences count the departures that would say so, and try the plan on some", async () => {
  const all = await ask();
  expect(all.offered).toEqual(all.all);
  expect(all.all.departures).toBeGreaterThan(0);
  const [first] = all.departures;
  expect(first?.text).toMatch(/^oppure in 3 rate da /);
  expect(first?.payments.reduce((sum, cents) => sum + cents, 0)).toBe(first?.cents);
  const none = await ask({ minimumPrice: 100_000_000 });
  expect([none.offered, none.departures[0]?.text]).toEqual([{ travels: 0, departures: 0 }, null]);
  const off = await ask({ enabled: false });
  expect(off.offered.departures).toBe(0);
  const editor = await api.signIn("editor");
  expect((await editor.send("POST", path, { json: plan() })).statusCode).toBe(403);
  const wrong = await admin.send("POST", path, { json: plan({ installments: 13 }) });
  expect(wrong.statusCode).toBe(422);
});
