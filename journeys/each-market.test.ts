import { afterAll, beforeAll, expect, test } from "vitest";
import type { ListedTour } from "#features/catalogue/tours/listed-contract.ts";
import type { DeskRequest, ListedRequest } from "#features/people/requests/desk/desk-contract.ts";
import { addDays } from "#markets/days.ts";
import type { Market } from "#markets/market-type.ts";
import { marketById, markets } from "#markets/markets.ts";
import { translatorFor } from "#markets/translator.ts";
import { createTestClock } from "#platform/testing/test-clock.ts";
import { openBrowser, type TestBrowser } from "./browser.ts";
import { mailsTo } from "./mailbox.ts";
import { tourDraft } from "./own-travel.ts";
import { read } from "./read.ts";
import { ownDatabase } from "./shared.ts";
import { server } from "./own-database.ts";
import {
  askForAlert,
  askForTwoSeats,
  endAlert,
  saveAndSignUp,
  type Traveller,
} from "./traveller.ts";
import { type Call, openWithin, type ProductWithin, staffOf } from "./within.ts";

// News of a departure wait some minutes for others, so that the product follows a clock of the test.
const clock = createTestClock();
/** So long that the news are written, and that few of an address ask for a seat in an hour. */
const afterNews = 15 * 60_000;

let database: Awaited<ReturnType<typeof ownDatabase>>;
let product: ProductWithin;
let browser: TestBrowser;
let call: Call;
beforeAll(async () => {
  if (!server) return;
  database = await ownDatabase();
  product = await openWithin({ DATABASE_URL: database.url }, clock);
  call = await staffOf(product, "super");
  browser = await openBrowser();
});
afterAll(async () => {
  await browser?.close();
  await product?.stop();
  await database?.drop();
});

const nobodyKnown = { firstTimer: null, previousTrips: null, gender: null, ageBand: null };

/** A departure that needs two people and has them, so that it can be confirmed. */
const offerIn = async (country: string) => {
  const { body } = await call("GET", `${country}/travels?pageSize=1&published=true`);
  const [travel] = (body as { items: readonly { id: string }[] }).items;
  const day = addDays(clock.now().toISOString().slice(0, 10), 160);
  const draft = tourDraft(day, { isPublished: true, peopleMinimum: 2, status: "PLANNED" });
  const made = await call("POST", `${country}/travels/${travel?.id}/tours`, draft);
  expect({ country, status: made.status, body: made.body }).toMatchObject({ status: 201 });
  const { id, path } = made.body as ListedTour;
  const items = [1, 2].map(() => ({ id: null, ...nobodyKnown }));
  const { status } = await call("PUT", `${country}/tours/${id}/passengers`, { items });
  expect(status).toBe(200);
  return { id, path };
};

/** The numbers of a departure as its public page says them; a number stands unbroken with its word. */
const groupOf = async (market: Market, path: string): Promise<string> => {
  const { text } = await read(product.at(market.hostDefault, path));
  const [lines = ""] = /<ul class="group-lines">.*?<\/ul>/s.exec(text) ?? [];
  return lines.replaceAll("\u00A0", " ");
};

/** Gives the seats as the request's panel does, with the answer that stands there. */
const giveSeats = async (country: string, email: string): Promise<void> => {
  const found = await call("GET", `${country}/requests?search=${encodeURIComponent(email)}`);
  const [listed] = (found.body as { items: readonly ListedRequest[] }).items;
  const path = `${country}/requests/${listed?.id}`;
  const { giving, drafts } = (await call("GET", path)).body as DeskRequest;
  const answer = { ...drafts.give, tourVersion: giving?.tourVersion, status: null };
  expect(await call("POST", `${path}/give`, answer)).toMatchObject({ status: 200 });
};

const withScript = markets.map((market) => [market.id, true] as const);
const without = [
  ["de-DE", false],
  ["es-ES", false],
] as const;

test.skipIf(!server).each([...withScript, ...without])(
  "in %s a stranger saves, signs up, is told once of what is confirmed, and is given two seats; with a script: %s",
  async (id, hasScript) => {
    const market = marketById(id);
    const t = translatorFor(market);
    const country = market.apiCountry;
    const email = `nora-${crypto.randomUUID().slice(0, 8)}@example.com`;
    const { id: tourId, path } = await offerIn(country);
    const context = await browser.newContext({ javaScriptEnabled: hasScript });
    const page = await context.newPage();
    const traveller: Traveller = { page, product, market, email, hasScript };

    await saveAndSignUp(traveller, path);
    await askForAlert(traveller, path);
    const decision = await call("POST", `${country}/tours/${tourId}/decision`, { kind: "confirm" });
    expect(decision).toMatchObject({ status: 200 });
    clock.goTo(clock.now().getTime() + afterNews);
    const [beforeName = "", afterName = ""] = t("alertMail.subjectConfirmed", {
      name: "|",
    }).split("|");
    const confirmations = async () =>
      (await mailsTo(product, email)).filter(
        ({ subject }) => subject.startsWith(beforeName) && subject.endsWith(afterName),
      );
    await expect.poll(async () => (await confirmations()).length).toBe(1);
    const [mail] = await confirmations();
    const link = /http:\S+\/alerts\/unsubscribe\/[\da-f]{32}/.exec(mail?.text ?? "")?.[0] ?? "";
    expect(new URL(link).hostname).toBe(market.hostDefault);
    await endAlert(traveller, link);

    await askForTwoSeats(traveller, path);
    const before = await groupOf(market, path);
    expect(before).toContain(t("departure.peopleIn", { n: 2 }));
    await giveSeats(country, email);
    await expect.poll(() => groupOf(market, path)).toContain(t("departure.peopleIn", { n: 4 }));
    expect(await groupOf(market, path)).toContain(
      t("departure.seatsLeft", { n: 10 }).replaceAll("\u00A0", " "),
    );
    // The code, the news, the receipt of the request and the answer, each once.
    expect(await confirmations()).toHaveLength(1);
    expect(await mailsTo(product, email)).toHaveLength(4);
    await context.close();
  },
);
