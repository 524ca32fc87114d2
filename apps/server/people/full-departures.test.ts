import { afterAll, beforeAll, expect, test } from "vitest";
import { catalogueTag } from "#features/records/catalogue-tags/rules.ts";
import type { Status } from "#features/records/statuses/contract.ts";
import { fieldNames } from "#features/people/requests/parts/typed.ts";
import { addDays } from "#markets/days.ts";
import { dayAt } from "#markets/format.ts";
import { marketById } from "#markets/markets.ts";
import { pathOf } from "#markets/paths.ts";
import { translatorFor } from "#markets/translator.ts";
import { invalidateTags } from "#platform/server/cache/invalidate-tags.ts";
import { openPeopleApp, type PeopleApp } from "../testing/people/people-app.ts";
import { seedSmallCatalogue } from "../testing/small-catalogue.ts";

const t = translatorFor(marketById("it-IT"));
const path =
  pathOf("it-IT", "travels-travel-tour", { travel: "nepal-annapurna", tour: "coming" }) ?? "";

let people: PeopleApp;
let seeded: Awaited<ReturnType<typeof seedSmallCatalogue>>;
beforeAll(async () => {
  people = await openPeopleApp();
  const now = new Date(people.clock.now);
  seeded = await seedSmallCatalogue(people.db, now);
  const later = addDays(dayAt(now, marketById("it-IT")), 60);
  await people.db
    .updateTable("tour")
    .set({
      code: "later",
      departure_date: later,
      start_date: later,
      end_date: addDays(later, 11),
      balance_due: addDays(later, -31),
    })
    .where("id", "=", seeded.past.id)
    .execute();
});
afterAll(() => people.close());

/** The form on the page of a departure that is full in this way. */
const formOf = async (status: Status, title: string): Promise<string> => {
  await people.db
    .updateTable("tour")
    .set({ status, seats_free: 0 })
    .where("id", "=", seeded.coming.id)
    .execute();
  await invalidateTags(people.db, [catalogueTag("it-IT")]);
  const read = async () => (await people.browser().send("GET", `${path}?ask`)).body;
  await expect.poll(read).toContain(title);
  return read();
};

/** Sends the form as a browser without a script. */
const send = async (tourId: string, kind: string) => {
  const form = {
    [fieldNames.tour]: tourId,
    [fieldNames.kind]: kind,
    [fieldNames.seats]: "1",
    [fieldNames.room]: "shared",
    [fieldNames.name]: "Nora Campi",
    [fieldNames.email]: `${kind}@example.com`,
    [fieldNames.question]: "",
    [fieldNames.seen]: "150000",
    [fieldNames.sent]: "",
  };
  const answer = await people.browser().send("POST", path, { form });
  expect({ status: answer.statusCode, to: answer.headers.location }).toEqual({
    status: 303,
    to: expect.stringMatching(/^\/requests\/[0-9a-f]{32}$/),
  });
  return people.db
    .selectFrom("seat_request")
    .select(["kind", "tour_id"])
    .where("email", "=", form[fieldNames.email] ?? "")
    .executeTakeFirstOrThrow();
};

test("on a departure on request the form is for its waiting list", async () => {
  const { id } = seeded.coming;
  const html = await formOf("WAITING_LIST", t("request.titleWaiting"));
  expect(html).toContain(t("request.sendWaiting", { n: 1 }));
  expect(await send(id, "waiting-list")).toEqual({ kind: "waiting-list", tour_id: id });
});

test("on a sold-out departure the form begins with the other dates, and asks for the chosen one", async () => {
  const { coming, past: later } = seeded;
  const html = await formOf("SOLD_OUT", t("request.titleOther"));
  expect(html).toContain(t("request.date"));
  expect(html).toContain(`value="${later.id}"`);
  expect(html).not.toContain(`type="radio" name="${fieldNames.tour}" value="${coming.id}"`);
  expect(await send(later.id, "seat")).toEqual({ kind: "seat", tour_id: later.id });
});
