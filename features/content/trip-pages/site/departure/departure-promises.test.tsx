import { afterAll, beforeAll, expect, test } from "vitest";
import { openDemoSite } from "#apps/server/testing/demo-site.tsx";
import {
  assignStatuses,
  departurePageHtml,
  departureRowHtml,
  tourWithStatus,
  firstTravel,
} from "#apps/server/testing/departures.tsx";
import type { Tour } from "#features/catalogue/tours/contract.ts";
import { toDeparturePanels } from "#features/catalogue/tours/parts/departure-panels.ts";
import { cardsOfHits } from "#features/content/search/parts/cards.ts";
import { markets } from "#markets/markets.ts";
import { messagesOf } from "#markets/messages/messages.ts";

const today = "2026-11-20";
let demo: Awaited<ReturnType<typeof openDemoSite>>;
beforeAll(async () => {
  demo = await openDemoSite(["jordan"], today);
  await assignStatuses(demo);
});
afterAll(() => demo.close());

test.each(markets)(
  "in $id a card of a departure names its ages, a card of a trip those of all departures",
  async (market) => {
    const site = demo.siteOf({ market });
    const [first, second] = await Promise.all([
      tourWithStatus(site, "CONFIRMED"),
      tourWithStatus(site, "ALMOST_FULL"),
    ]);
    await Promise.all(
      (
        [
          ["25-35", first],
          ["35-49", second],
        ] as const
      ).map(([age, { id }]) =>
        demo.db.updateTable("tour").set({ age_range: age }).where("id", "=", id).execute(),
      ),
    );
    const fresh = demo.siteOf({ market });
    const ages = (range: string) => fresh.localizer.t("card.ages", { range });
    const factsOf = async ({ travelId, id }: Tour, isOfDeparture: boolean) => {
      const [card] = await cardsOfHits(fresh, [{ travelId, tourId: id }], { isOfDeparture });
      return card?.facts.split(" · ")[1];
    };
    expect(await factsOf(first, true)).toBe(ages("25-35"));
    expect(await factsOf(second, true)).toBe(ages("35-49"));
    expect(await factsOf(first, false)).toBe(fresh.localizer.t("card.agesVary"));
  },
);

test.each(markets)(
  "in $id a private room is promised only where the trip has one, else its absence is stated",
  async (market) => {
    const { id } = await firstTravel(demo.siteOf({ market }));
    const pageWith = async (privateRoom: boolean) => {
      await demo.db
        .updateTable("travel")
        .set({ private_room: privateRoom, private_room_cents: privateRoom ? 12_300 : null })
        .where("id", "=", id)
        .execute();
      const site = demo.siteOf({ market });
      return departurePageHtml(site, await tourWithStatus(site, "CONFIRMED"));
    };
    const { "claim.privateRoom": free, "trip.noPrivateRoom": none } = messagesOf(market.id);
    const [without, having] = [await pageWith(false), await pageWith(true)];
    expect([without.includes(free), without.includes(none)]).toEqual([false, true]);
    expect([having.includes(free), having.includes(none)]).toEqual([true, false]);
  },
);

test("the price with a promo code follows deposit and balance, which exclude it, until the code's last day", async () => {
  const market = markets.find(({ id }) => id === "de-DE")!;
  const site = demo.siteOf({ market });
  const [tour, travel] = [await tourWithStatus(site, "CONFIRMED"), await firstTravel(site)];
  const paidWith = (until: string) => {
    const priced = {
      ...tour,
      priceCents: 79_900,
      fullPriceCents: null,
      deposit: { cents: 21_000, until: "2027-01-01" },
      promo: { code: "TENLESS", percent: 10, until },
    };
    const status = { status: tour.status, label: "", meaning: "", guidance: "" };
    const [pay] = toDeparturePanels(site.localizer, travel, priced, { status, decision: [] });
    return pay?.lines.filter(({ value }) => value !== null) ?? [];
  };
  const amounts = (until: string) =>
    paidWith(until).map(({ value }) => value?.replaceAll(/\s/g, " "));
  expect(amounts(today)).toEqual(["799 €", "210 €", "589 €", "-10 %", "719,10 €"]);
  expect(amounts("2026-11-19").slice(0, -1)).toEqual(["799 €", "210 €", "589 €"]);
  // The specification gives this label; the day stands in the value next to it.
  const over = paidWith("2026-11-19").at(-1);
  expect(over?.label).toBe("Aktion abgelaufen");
  expect(over?.value).toContain("19");
});

test("a sold-out row says nothing of payment, flights and cancellation", async () => {
  const site = demo.siteOf({ market: markets[0]! });
  const { t } = site.localizer;
  const titles = (["departure.pay", "departure.flight", "departure.change"] as const).map((key) =>
    t(key),
  );
  const rowText = async (status: "CONFIRMED" | "SOLD_OUT") => {
    const row = await departureRowHtml(site, await tourWithStatus(site, status));
    const heads = [...row.matchAll(/<h3>(?:<svg.*?<\/svg>)?([^<]+)<\/h3>/g)].map(
      ([, head]) => head,
    );
    return titles.filter((title) => heads.includes(title));
  };
  expect(await rowText("SOLD_OUT")).toEqual([]);
  expect(await rowText("CONFIRMED")).toEqual(titles);
});
