import { expect, test } from "vitest";
import { marketById } from "#markets/markets.ts";
import { translatorFor } from "#markets/translator.ts";
import { openPeopleApp } from "#apps/server/testing/people/people-app.ts";
import { seedSmallCatalogue } from "#apps/server/testing/small-catalogue.ts";

const t = translatorFor(marketById("it-IT"));

test("what speaks against a full departure is that it is full", async () => {
  const people = await openPeopleApp();
  await seedSmallCatalogue(people.db, new Date(people.clock.now));
  await people.db
    .updateTable("tour")
    .set({ status: "WAITING_LIST", seats_free: 0 })
    .where("market", "=", "it-IT")
    .execute();
  const { body } = await people
    .browser()
    .send("GET", `/cerca-ai?q=${encodeURIComponent("partenze su richiesta")}`);
  await people.close();
  expect(body).toContain(t("ownWords.full"));
  expect(body).toContain(`${t("status.WAITING_LIST")} · `);
  expect(body).not.toContain(t("ownWords.notConfirmed"));
});
