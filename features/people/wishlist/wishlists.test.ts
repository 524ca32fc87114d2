import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { seedSmallCatalogue } from "#apps/server/testing/small-catalogue.ts";
import { migrations } from "#migrations/list.ts";
import { insertAccount } from "#features/people/accounts/store.ts";
import type { OpenDatabase } from "#platform/server/database/open-database.ts";
import { freshDatabase } from "#platform/testing/database.ts";
import { wishlistLimits } from "./contract.ts";
import { createWishlists, type Wishlists } from "./wishlists.ts";

const now = new Date("2026-11-20T10:00:00Z");
const unknown = "7b0c2a52-6a39-4a39-9b51-0d2f6b0f7a11";

let database: OpenDatabase;
let wishlists: Wishlists;
let seeded: Awaited<ReturnType<typeof seedSmallCatalogue>>;
const ownerCalled = async (email: string) => {
  const account = { email, phone: null, passwordHash: null, marketing: false, now } as const;
  const id = await insertAccount(database.db, { ...account, market: "it-IT" });
  return { accountId: id ?? "", market: "it-IT" } as const;
};
let owner: Awaited<ReturnType<typeof ownerCalled>>;
let people = 0;

beforeAll(async () => {
  database = await freshDatabase(migrations);
  seeded = await seedSmallCatalogue(database.db, now);
  wishlists = createWishlists({ db: database.db, now: () => now });
});
beforeEach(async () => {
  people += 1;
  owner = await ownerCalled(`ada${people}@example.test`);
});
afterAll(() => database.close());

test("what is saved keeps what stood then, and saving it again changes nothing", async () => {
  const { travel, coming } = seeded;
  await wishlists.addTravel(owner, travel.id);
  await wishlists.addTour(owner, coming.id);
  const { db } = database;
  const before = await wishlists.things(owner);
  expect(before.travels).toMatchObject([{ name: "Nepal, Annapurna", priceCents: 150_000 }]);
  expect(before.tours).toMatchObject([
    { departureDate: "2026-12-30", status: "ALMOST_FULL", priceCents: 150_000 },
  ]);
  await db.updateTable("tour").set({ price_cents: 90_000 }).where("id", "=", coming.id).execute();
  await wishlists.addTour(owner, coming.id);
  expect(await wishlists.things(owner)).toEqual(before);
  await db.updateTable("tour").set({ price_cents: 150_000 }).where("id", "=", coming.id).execute();
});

test("nobody saves what is unknown, past or of another market", async () => {
  const { travel, coming, past } = seeded;
  const elsewhere = { ...owner, market: "en-US" } as const;
  const refused = { status: 404 };
  await expect(wishlists.addTravel(owner, unknown)).rejects.toMatchObject(refused);
  await expect(wishlists.addTour(owner, unknown)).rejects.toMatchObject(refused);
  await expect(wishlists.addTour(owner, past.id)).rejects.toMatchObject(refused);
  await expect(wishlists.addTravel(elsewhere, travel.id)).rejects.toMatchObject(refused);
  await expect(wishlists.addTour(elsewhere, coming.id)).rejects.toMatchObject(refused);
  expect(await wishlists.list(owner)).toEqual({ items: [] });
});

test("a travel takes its saved departures along only where that is confirmed", async () => {
  const { travel, coming } = seeded;
  await wishlists.addTour(owner, coming.id);
  await wishlists.addTravel(owner, travel.id);
  await expect(wishlists.removeTravel(owner, travel.id, false)).rejects.toMatchObject({
    status: 428,
    extra: { key: "SAVED_TOURS", tours: 1 },
  });
  expect((await wishlists.list(owner)).items).toMatchObject([
    { travelId: travel.id, saved: true, tours: [{ tourId: coming.id }] },
  ]);
  await wishlists.removeTravel(owner, travel.id, true);
  expect(await wishlists.list(owner)).toEqual({ items: [] });
});

test("a departure goes alone, and nobody else's is touched", async () => {
  const other = await ownerCalled(`bo${people}@example.test`);
  const { travel, coming } = seeded;
  for (const each of [owner, other]) {
    await wishlists.addTravel(each, travel.id);
    await wishlists.addTour(each, coming.id);
  }
  await wishlists.removeTour(owner, coming.id);
  expect((await wishlists.list(owner)).items).toMatchObject([{ saved: true, tours: [] }]);
  expect((await wishlists.list(other)).items).toMatchObject([{ tours: [{ tourId: coming.id }] }]);
});

test("what is deleted later stays saved, with what stood then", async () => {
  const { db } = database;
  const row = await db
    .selectFrom("tour")
    .selectAll()
    .where("id", "=", seeded.coming.id)
    .executeTakeFirstOrThrow();
  const copy = { ...row, id: randomUUID(), code: "short-lived" };
  await db.insertInto("tour").values(copy).execute();
  await wishlists.addTour(owner, copy.id);
  await db.deleteFrom("tour").where("id", "=", copy.id).execute();
  expect((await wishlists.things(owner)).tours).toMatchObject([
    { tourId: copy.id, name: "Nepal, Annapurna", departureDate: "2026-12-30" },
  ]);
});

test("a wishlist that is full takes no more, but what it holds", async () => {
  const { db } = database;
  const { travel } = seeded;
  await db
    .insertInto("wishlist_travel")
    .values(
      Array.from({ length: wishlistLimits.travels }, (_, index) => ({
        account_id: owner.accountId,
        market: owner.market,
        travel_id: unknown.slice(0, -4) + String(1000 + index),
        name: "Elsewhere",
        price_cents: null,
        added_at: now,
      })),
    )
    .execute();
  await expect(wishlists.addTravel(owner, travel.id)).rejects.toMatchObject({ status: 409 });
  expect((await wishlists.list(owner)).items).toHaveLength(wishlistLimits.travels);
});
