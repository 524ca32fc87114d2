import type { Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type Office, openOffice } from "./office.ts";
import { sharedProduct } from "./shared.ts";

const product = sharedProduct();
const publicPath = "/viaggi/il-sahara-dopo-i-passi-dell-atlante";
let office: Office;
let page: Page;
let mapPath = "";
beforeAll(async () => {
  office = await openOffice(product, "editor");
  page = office.page;
  const { body } = await office.call("GET", "it/travels?search=sahara%20atlante");
  const [travel] = (body as { items: { id: string }[] }).items;
  mapPath = `/travels/${travel?.id ?? ""}/maps`;
});
afterAll(() => office?.close());

const mark = (name: string) =>
  page.getByRole("button", { name: new RegExp(`${name}, of \\d+ stops`) });
const stops = () => page.locator(".stop-choose b").allInnerTexts();
const status = () => page.locator(".map-status");

/** The route as visitors see it. */
const publicRoute = async (): Promise<string> => {
  const html = await product.read("it.localhost", publicPath);
  return /<path d="([^"]*)" class="map-route"/.exec(html)?.[1] ?? "";
};

const openMap = async () => {
  await page.goto(office.at(mapPath));
  await mark("Merzouga").waitFor();
};

test("with the keyboard alone a stop is moved, undone, saved, and seen by visitors", async () => {
  await openMap();
  const before = await publicRoute();
  await mark("Tinghir").focus();
  await page.keyboard.press("Tab");
  await mark("Merzouga").and(page.locator(":focus")).waitFor();
  await page.keyboard.press("ArrowRight");
  await status().getByText("1 stop moved 100 m").waitFor();
  for (let step = 0; step < 30; step += 1) await page.keyboard.press("Shift+ArrowUp");
  await status().getByText("1 stop moved 30 km").waitFor();
  await page.keyboard.press("Control+z");
  await status().getByText("Nothing to save").waitFor();
  await page.keyboard.press("Control+Shift+z");
  await page.getByText(/^Merzouga moves 30 km/).waitFor();
  await page.getByText("The trip pages of 7 markets are renewed.").waitFor();
  const saved = page.waitForResponse(
    (each) =>
      each.request().method() === "PUT" &&
      each.url().includes("/trips/") &&
      !each.url().includes("presence"),
  );
  await page.keyboard.press("Control+s");
  expect((await saved).status()).toBe(200);
  await expect.poll(publicRoute).not.toBe(before);
  await status().getByText("Nothing to save").waitFor();
});

test("stops are added by pasted coordinates and by search, ordered, and taken off again", async () => {
  await openMap();
  const before = await stops();
  await page.keyboard.press("/");
  await page.keyboard.type("31°50'N 4°15'W");
  await page.getByRole("option", { name: /^Add after Marrakech/ }).waitFor();
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Enter");
  await page.keyboard.type("Rissani");
  await expect.poll(stops).toEqual([before[0], "Rissani", ...before.slice(1)]);
  await page.getByRole("button", { name: "Move Rissani, stop 2" }).focus();
  await page.keyboard.press("Alt+ArrowDown");
  await expect.poll(stops).toEqual([before[0], before[1], "Rissani", ...before.slice(2)]);
  await page.getByRole("button", { name: "Add a stop" }).press("Enter");
  await page.keyboard.type("31.5, -4.5");
  await page.getByRole("option", { name: /^Add after Rissani/ }).waitFor();
  await page.keyboard.press("Enter");
  await expect.poll(async () => (await stops()).length).toBe(before.length + 2);
  await page.keyboard.press("Alt+n");
  await page.keyboard.type("cusco");
  await page.getByRole("option", { name: /^Cusco/ }).waitFor();
  await page.keyboard.press("Enter");
  await page.getByRole("heading", { name: "Cusco" }).waitFor();
  await expect
    .poll(async () => {
      await page.keyboard.press("Control+z"); // does nothing once all is undone
      return stops();
    })
    .toEqual(before);
  await status().getByText("Nothing to save").waitFor();
});

test("what two people do to different stops is saved together", async () => {
  await openMap();
  const other = await office.tab();
  await other.goto(office.at(mapPath));
  const theirs = other.getByRole("button", { name: / Zagora, of \d+ stops/ });
  await theirs.focus();
  await other.keyboard.press("Shift+ArrowLeft");
  await other.locator(".map-status").getByText("1 stop moved").waitFor();
  await other.keyboard.press("Control+s");
  await other.locator(".map-status").getByText("Nothing to save").waitFor();
  await mark("Tinghir").focus();
  await page.keyboard.press("Shift+ArrowDown");
  await page.keyboard.press("Control+s");
  await page.getByText("Saved together with what somebody else saved meanwhile.").waitFor();
  await status().getByText("Nothing to save").waitFor();
  await page.locator(".stop-choose", { hasText: "Zagora" }).click();
  await theirs.focus();
  const longitude = (tab: Page) => tab.getByRole("textbox", { name: "Longitude" }).inputValue();
  await expect.poll(async () => (await longitude(page)) === (await longitude(other))).toBe(true);
  await other.close();
});
