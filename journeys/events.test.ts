import { afterAll, beforeAll, expect, test } from "vitest";
import { marketById } from "#markets/markets.ts";
import { messagesOf } from "#markets/messages/messages.ts";
import { pathOf } from "#markets/paths.ts";
import { openBrowser, type TestBrowser } from "./browser.ts";
import { read } from "./read.ts";
import { sharedProduct } from "./shared.ts";

const product = sharedProduct();
let browser: TestBrowser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser?.close());

const visits = [
  {
    market: "it-IT",
    city: "Milano",
    title: "Aperitivo di chi parte in primavera",
    found: "1 evento a Milano",
  },
  {
    market: "de-DE",
    city: "Berlin",
    title: "Karten auf dem großen Tisch",
    found: "1 Treffen in Berlin",
  },
] as const;

test.each(visits.flatMap((each) => [true, false].map((scripts) => ({ ...each, scripts }))))(
  "an event is found from the home page and put into a calendar ($market, scripts: $scripts)",
  async ({ market, city, title, found, scripts }) => {
    const { hostDefault } = marketById(market);
    const texts = messagesOf(market);
    const page = await browser.newPage({ javaScriptEnabled: scripts });
    await page.goto(product.at(hostDefault, "/"));
    const header = page.locator("header");
    await header.getByRole("link", { name: texts["nav.events"], exact: true }).first().click();
    await page.getByRole("heading", { level: 1, name: texts["nav.events"] }).waitFor();

    const search = async (preset: "events.preset.today" | "events.preset.whenever") => {
      await page.getByLabel(texts["events.city"]).selectOption(city);
      await page.getByRole("radio", { name: texts[preset], exact: true }).check();
      await page.getByRole("button", { name: texts["events.show"] }).click();
    };
    await search("events.preset.today");
    const none = texts["events.noneIn"].replace("{city}", city);
    await page.getByRole("heading", { level: 2, name: none }).waitFor();
    const whenever = `${texts["events.preset.whenever"]}, `;
    await page.getByRole("link", { name: whenever }).click();
    await page.getByRole("heading", { level: 2, name: found }).waitFor();
    await expect.poll(() => page.getByLabel(texts["events.city"]).inputValue()).toBe(city);
    await search("events.preset.whenever");
    await page.getByRole("heading", { level: 2, name: found }).waitFor();

    await page.getByRole("link", { name: title }).click();
    await page.getByRole("heading", { level: 1, name: title }).waitFor();
    await page.getByRole("img", { name: texts["events.mapAlt"].replace("{place}", "") }).waitFor();
    const calendar = page.getByRole("link", { name: texts["events.calendar"] });
    const file = await read(product.at(hostDefault, (await calendar.getAttribute("href")) ?? ""));
    expect([file.status, file.headers["content-type"]]).toEqual([
      200,
      "text/calendar; charset=utf-8",
    ]);
    expect(file.text).toContain(`SUMMARY:${title}`);
    await page.getByRole("link", { name: city, exact: true }).click();
    await page.getByRole("heading", { level: 2, name: found }).waitFor();
    await page.context().close();
  },
);

test("where events are hidden their pages are 404, and WeMeet says so", async () => {
  for (const id of ["en-WE", "international"] as const) {
    const { hostDefault } = marketById(id);
    for (const path of ["/events-wemeet", "/events-wemeet/maps-and-a-pint-bristol"])
      expect((await read(product.at(hostDefault, path))).status).toBe(404);
    const landing = pathOf(id, "wemeet", {}, "Wayroam") ?? "";
    const { status, text } = await read(product.at(hostDefault, landing));
    expect(status).toBe(200);
    expect(text).toContain(messagesOf(id)["wemeet.hidden"]);
    expect(text).not.toMatch(/href="[^"]*events-wemeet/);
  }
});
