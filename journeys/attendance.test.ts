import type { Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { EventRecord } from "#features/catalogue/events/contract.ts";
import type { AttendanceView } from "#features/people/attendance/parts/attendance-view.ts";
import { addDays } from "#markets/days.ts";
import { marketById } from "#markets/markets.ts";
import { pathOf } from "#markets/paths.ts";
import { translatorFor } from "#markets/translator.ts";
import { openBrowser, type TestBrowser } from "./browser.ts";
import { openOffice } from "./office.ts";
import { read } from "./read.ts";
import { sharedProduct } from "./shared.ts";
import { mailsTo } from "./mailbox.ts";
import { becomeVisitor } from "./visitor.ts";
import { staffOf } from "./within.ts";

const product = sharedProduct();
let browser: TestBrowser;
let staff: Awaited<ReturnType<typeof staffOf>>;
beforeAll(async () => {
  browser = await openBrowser();
  staff = await staffOf(product);
});
afterAll(() => browser?.close());

type MarketOfVisit = "it-IT" | "de-DE";

/** An event with a single place, in three weeks. */
const offerPlace = async (id: MarketOfVisit): Promise<EventRecord> => {
  const market = marketById(id);
  const day = addDays(new Date().toISOString().slice(0, 10), 21);
  const { status, body } = await staff("POST", `${market.apiCountry}/events`, {
    title: `Tè ${crypto.randomUUID().slice(0, 8)}`,
    slug: `te-${crypto.randomUUID().slice(0, 8)}`,
    text: "Un tè e due mappe.",
    city: "Aosta",
    address: "Via dei Mappamondi 9",
    latitude: null,
    longitude: null,
    startsAt: `${day}T18:00:00Z`,
    endsAt: `${day}T20:00:00Z`,
    places: 1,
    coordinatorId: null,
    travelIds: [],
    pictureId: null,
    isPublished: true,
    cancelledBecause: "",
  });
  expect({ status, body }).toMatchObject({ status: 201 });
  return body as EventRecord;
};

const panel = (page: Page, kind: AttendanceView["kind"]) =>
  page.locator(`.event-panel[data-state="${kind}"]`);
const press = (page: Page, name: string) => page.getByRole("button", { name, exact: true }).click();

/** In Italy on the event's page, in Germany in the list. */
const pressForStranger = async (
  page: Page,
  { title, city }: EventRecord,
  { id, address }: Readonly<{ id: MarketOfVisit; address: string }>,
): Promise<void> => {
  const go = translatorFor(marketById(id))("attendance.go");
  if (id === "it-IT") {
    await page.goto(address);
    await panel(page, "open").waitFor();
    await press(page, go);
    return;
  }
  const list = new URL(`${pathOf(id, "events-wemeet")}?city=${city}`, address);
  const button = page.getByRole("button", { name: title }).filter({ hasText: go });
  await expect
    .poll(async () => {
      await page.goto(list.href);
      return button.count();
    })
    .toBe(1);
  await button.click();
};

const visits = (["it-IT", "de-DE"] as const).flatMap((market) =>
  [true, false].map((scripts) => ({ market, scripts })),
);

test.each(visits)(
  "a place is taken, waited for, given back and goes on with a mail ($market, scripts: $scripts)",
  async ({ market: id, scripts: javaScriptEnabled }) => {
    const { hostDefault } = marketById(id);
    const t = translatorFor(marketById(id));
    const event = await offerPlace(id);
    const path = pathOf(id, "events-wemeet-event", { event: event.slug }) ?? "";
    const address = product.at(hostDefault, path);
    const options = { javaScriptEnabled, reducedMotion: "reduce" } as const;
    const [first, second] = [await browser.newPage(options), await browser.newPage(options)];
    const loads: string[] = [];
    second.on("framenavigated", (frame) => loads.push(frame.url()));

    // A stranger signs in, and then has the place without a second press.
    await pressForStranger(first, event, { id, address });
    await first.waitForURL(({ pathname }) => pathname === "/login");
    const returnTo = new URL(first.url()).searchParams.get("returnTo") ?? "";
    await becomeVisitor(first.context(), product, hostDefault);
    await first.goto(product.at(hostDefault, returnTo));
    await panel(first, "going").waitFor();
    const calendar = panel(first, "going").getByRole("link", { name: t("events.calendar") });
    const file = await read(product.at(hostDefault, (await calendar.getAttribute("href")) ?? ""));
    expect(file.text).toContain(`SUMMARY:${event.title}`);

    const email = await becomeVisitor(second.context(), product, hostDefault);
    await expect
      .poll(async () => {
        await second.goto(address);
        return panel(second, "full").count();
      })
      .toBe(1);
    loads.length = 0;
    await press(second, t("attendance.join"));
    await panel(second, "waiting").getByText(email).waitFor();
    // With the script the panel alone is drawn anew.
    expect(loads.length === 0).toBe(javaScriptEnabled);

    // "My events" leads from the account's menu to the profile.
    if (javaScriptEnabled) {
      await second.locator("button.site-account").click();
      await second
        .locator("#account-menu")
        .getByRole("link", { name: t("nav.ownEvents") })
        .click();
    } else await second.goto(product.at(hostDefault, `${pathOf(id, "profile")}#events`));
    const mine = second.locator("#events");
    await mine.getByRole("heading", { name: t("attendance.mineWaiting") }).waitFor();
    await mine.getByRole("link", { name: event.title }).waitFor();

    // Giving back asks once; what loses nothing is the first choice.
    await press(first, t("attendance.leave"));
    await press(first, t("attendance.stay"));
    await panel(first, "going").waitFor();
    await press(first, t("attendance.leave"));
    await panel(first, "leaving").waitFor();
    await press(first, t("attendance.giveBack"));
    await panel(first, "full").waitFor();

    const subject = t("attendance.mailPlaceSubject", { title: event.title });
    await expect
      .poll(async () => (await mailsTo(product, email)).map((mail) => mail.subject))
      .toContain(subject);
    await second.reload();
    await mine.getByRole("heading", { name: t("attendance.mineGoing") }).waitFor();
    await mine.getByRole("button", { name: t("attendance.leave") }).click();
    await panel(second, "leaving").waitFor();
    await press(second, t("attendance.giveBack"));
    await panel(second, "open").waitFor();
    await first.context().close();
    await second.context().close();
  },
);

test("a press without network, or whose answer is lost, says so and takes one place", async () => {
  const id = "it-IT";
  const { hostDefault, apiCountry } = marketById(id);
  const t = translatorFor(marketById(id));
  const event = await offerPlace(id);
  const path = pathOf(id, "events-wemeet-event", { event: event.slug }) ?? "";
  const page = await browser.newPage();
  const context = page.context();
  const email = await becomeVisitor(context, product, hostDefault);
  await page.goto(product.at(hostDefault, path));
  await page.locator(".event-panel[data-own]").waitFor();
  const notice = page.locator(".event-panel").getByRole("alert");

  await context.setOffline(true);
  await press(page, t("attendance.go"));
  await notice.filter({ hasText: t("attendance.offline") }).waitFor();
  await panel(page, "open").waitFor();
  await context.setOffline(false);
  await notice.filter({ hasText: t("attendance.lost") }).waitFor();

  // The server hears the next press, and its answer goes lost.
  const line = await context.newCDPSession(page);
  line.on("Fetch.requestPaused", ({ requestId }) => {
    void line.send("Fetch.failRequest", { requestId, errorReason: "ConnectionAborted" });
  });
  const patterns = [{ urlPattern: `*${path}`, requestStage: "Response" as const }];
  await line.send("Fetch.enable", { patterns });
  await press(page, t("attendance.go"));
  await panel(page, "going").waitFor();
  await expect.poll(() => notice.count()).toBe(0);
  const signUps = await staff("GET", `${apiCountry}/events/${event.id}/sign-ups`);
  expect(signUps.body).toMatchObject({ total: 1, items: [{ email, state: "going" }] });
  await context.close();
});

test("staff who call an event off are asked first, with whom it mails", async () => {
  const id = "it-IT";
  const { hostDefault } = marketById(id);
  const t = translatorFor(marketById(id));
  const event = await offerPlace(id);
  const path = pathOf(id, "events-wemeet-event", { event: event.slug }) ?? "";
  const guest = await browser.newPage();
  const email = await becomeVisitor(guest.context(), product, hostDefault);
  await guest.goto(product.at(hostDefault, path));
  await guest.locator(".event-panel[data-own]").waitFor();
  await press(guest, t("attendance.go"));
  await panel(guest, "going").waitFor();
  await guest.context().close();
  const subject = t("attendance.mailCancelledSubject", { title: event.title });
  const subjects = async () => (await mailsTo(product, email)).map((mail) => mail.subject);

  const office = await openOffice(product);
  const desk = office.page;
  await desk.goto(office.at(`/page-contents/events/${event.id}`));
  await desk.getByLabel("Cancelled because").fill("Il bar è chiuso.");
  const save = desk.getByRole("button", { name: /^Save/ });
  await save.click();
  const question = desk.getByRole("dialog", { name: "Call the event off?" });
  await question.getByText("1 person gets a mail").waitFor();
  await press(desk, "Go on editing");
  await question.waitFor({ state: "detached" });
  expect(await subjects()).not.toContain(subject);
  await save.click();
  await press(desk, "Call it off and mail 1 person");
  await desk.getByText("Event saved.").waitFor();
  await expect.poll(subjects).toContain(subject);
  await office.close();
});

test("where events are hidden the account's menu names none", async () => {
  const { hostDefault } = marketById("en-WE");
  const t = translatorFor(marketById("en-WE"));
  const page = await browser.newPage();
  await becomeVisitor(page.context(), product, hostDefault);
  await page.goto(product.at(hostDefault, "/"));
  await page.locator("button.site-account").click();
  const menu = page.locator("#account-menu");
  await menu.getByRole("link", { name: t("nav.alerts") }).waitFor();
  await expect.poll(() => menu.getByRole("link", { name: t("nav.ownEvents") }).count()).toBe(0);
  await page.context().close();
});
