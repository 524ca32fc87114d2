import type { Locator } from "playwright-core";
import { expect, test } from "vitest";
import { tripExample } from "#features/catalogue/trips/contract.ts";
import { keptOnDevice } from "./kept-on-device.ts";
import { type Office, openOffice } from "./office.ts";
import { createTravel, readTravel } from "./own-travel.ts";
import { sharedProduct } from "./shared.ts";

const product = sharedProduct();

const openTravel = async (office: Office, id: string, search: string) => {
  await office.page.goto(office.at(`/travels/${id}?${search}`));
  await office.page.getByRole("button", { name: /^Save/ }).waitFor();
  return office.page;
};

const saved = (office: Office) => office.page.getByText("Travel saved.").first().waitFor();

test("a day is written, seen in the preview as it is typed, undone, saved and on the site", async () => {
  const office = await openOffice(product);
  const { id, about, itinerary } = await createTravel(office);
  const page = await openTravel(office, id, "tab=itinerary&day=4");
  const text = page.getByLabel("Text", { exact: true });
  await text.fill("Si dorme sotto le stelle.");
  const frame = page.frameLocator(".preview-frame");
  await frame
    .locator("[data-preview-open='Day 4']", { hasText: "Si dorme sotto le stelle." })
    .waitFor();
  await page.getByText(/^1 edit since/).waitFor();
  await page.keyboard.press("Control+z");
  await expect.poll(() => text.inputValue()).toBe(itinerary[3]?.text);
  await page.keyboard.press("Control+Shift+z");
  await page.getByLabel("To, where the group sleeps").fill("Erfoud");
  const title = page.getByLabel("Title", { exact: true });
  await expect.poll(() => title.inputValue()).toMatch(/– Erfoud$/);
  await page.keyboard.press("Control+s");
  await saved(office);
  const shows = async (words: string) =>
    (await product.read("it.localhost", `${about.path}/itinerario`)).includes(words);
  await expect.poll(() => shows("Si dorme sotto le stelle.")).toBe(true);
  expect(await shows("– Erfoud")).toBe(true);
  await office.close();
});

test("a day less says first what it does, a refusal leads to its field, and a reload keeps what is typed", async () => {
  const office = await openOffice(product);
  const { id, highlights } = await createTravel(office);
  const page = await openTravel(office, id, "tab=itinerary&day=8");
  await page.getByRole("button", { name: "Delete day 8" }).click();
  await page.keyboard.press("Control+s");
  const dialog = page.getByRole("dialog", { name: "Before it is saved" });
  await dialog.getByText("The travel has 7 days instead of 8.").waitFor();
  await dialog.getByRole("button", { name: "Save", exact: true }).click();
  await saved(office);
  expect(await readTravel(office, id)).toMatchObject({ days: 7, nights: 6 });

  await page.getByRole("link", { name: /^Facts/ }).click();
  await page.getByLabel("Line under the name").fill("");
  await page.getByRole("link", { name: /^Moods/ }).click();
  await page.keyboard.press("Control+s");
  await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe("field-tagline");
  await page.getByText("1 thing to fix").waitFor();
  await page.getByRole("link", { name: /^Facts.*something to look at/ }).waitFor();
  await page.getByLabel("Line under the name").fill("Una settimana di dune.");

  await page.getByRole("link", { name: /^Story/ }).click();
  await page.getByLabel("Story", { exact: true }).fill("Prima le montagne.");
  await expect.poll(() => keptOnDevice(page)).toContain("Prima le montagne.");
  page.on("dialog", (dialog) => void dialog.accept());
  await page.reload();
  const story = page.getByLabel("Story", { exact: true });
  await expect.poll(() => story.inputValue()).toBe("Prima le montagne.");
  // A list is written line by line with Enter.
  await page.getByRole("button", { name: "Add one: Highlights" }).click();
  await page.locator("input:focus").waitFor();
  for (const key of ["U", "n", "o", "Enter", "D", "u", "e", "Control+s"])
    await page.keyboard.press(key);
  await saved(office);
  expect(await readTravel(office, id)).toMatchObject({
    tagline: "Una settimana di dune.",
    story: "Prima le montagne.",
    highlights: [...highlights, "Uno", "Due"],
  });
  await office.close();
});

test("each tab of a new travel begins where it is written, and days follow by keyboard", async () => {
  const office = await openOffice(product);
  const { page } = office;
  const code = `libero-${crypto.randomUUID().slice(0, 8)}`;
  await office.call("POST", "it/trips", { ...tripExample, code });
  await page.goto(office.at("/travels/new"));
  const tabs = page.getByRole("navigation", { name: "Parts of the travel" });
  const open = (name: RegExp) => tabs.getByRole("link", { name }).click();
  const focused = (field: Locator) => field.and(page.locator(":focus")).waitFor();
  const trip = page.getByLabel("Trip", { exact: true }).first();
  await focused(trip);
  await page.keyboard.insertText(code); // as it is pasted
  await page.locator("[data-combobox-selected]").filter({ hasText: code }).waitFor();
  await page.keyboard.press("Enter");
  await expect.poll(() => trip.inputValue()).toContain(`${code} ·`);
  await open(/^Story/);
  await focused(page.getByLabel("Story", { exact: true }));
  await open(/^Itinerary/);
  await focused(page.getByRole("button", { name: "Lay out 8 days" }));
  await page.keyboard.press("Enter");
  const stop = page.getByLabel("To, where the group sleeps");
  await focused(stop);
  await page.keyboard.type("Riva");
  await page.keyboard.press("Enter");
  await focused(page.getByLabel("Text", { exact: true }));
  await page.keyboard.press("Control+Enter");
  await page.getByRole("heading", { name: "Day 2", exact: true }).waitFor();
  await focused(stop);
  await expect.poll(() => stop.inputValue()).toBe("Riva");
  await page.keyboard.type("Ledro");
  const title = page.getByLabel("Title", { exact: true });
  await expect.poll(() => title.inputValue()).toBe("Riva – Ledro");
  await open(/^Inclusions/);
  await focused(page.getByRole("button", { name: "Add one: Included" }));
  await open(/^Money pot/);
  const low = page.getByLabel("From", { exact: true });
  await focused(low);
  await page.keyboard.type("60");
  await expect.poll(() => low.inputValue()).toBe("60");
  await office.close();
});

test("two people editing one travel lose nothing", async () => {
  const [emma, sofia] = [await openOffice(product), await openOffice(product, "admin")];
  const { id } = await createTravel(emma);
  const emmas = await openTravel(emma, id, "tab=itinerary&day=2");
  const sofias = await openTravel(sofia, id, "tab=itinerary&day=3");
  await emmas.getByLabel("Text", { exact: true }).fill("Di Emma.");
  await sofias.getByLabel("Text", { exact: true }).fill("Di Sofia.");
  await sofias.getByRole("button", { name: /^Emma Clarke/ }).waitFor();
  await emmas.keyboard.press("Control+s");
  await saved(emma);
  await sofias.getByText("Emma Clarke changed Text of day 2.").waitFor();
  // Undo takes back what Sofia wrote, and nothing of Emma's.
  await sofias.getByRole("button", { name: /^Undo/ }).click();
  await expect
    .poll(() => sofias.getByLabel("Text", { exact: true }).inputValue())
    .not.toBe("Di Sofia.");
  await sofias.getByRole("button", { name: /^Redo/ }).click();
  await sofias.keyboard.press("Control+s");
  await saved(sofia);
  const { itinerary } = await readTravel(emma, id);
  expect([itinerary[1]?.text, itinerary[2]?.text]).toEqual(["Di Emma.", "Di Sofia."]);
  await Promise.all([emma.close(), sofia.close()]);
});

/** Writes what a travel needs to go live, from an empty form, and makes its trip on the way. */
const writeFromNothing = async ({ page, at }: Office, name: string) => {
  const tabs = page.getByRole("navigation", { name: "Parts of the travel" });
  const open = (tab: RegExp) => tabs.getByRole("link", { name: tab }).click();
  await page.goto(at("/travels/new"));
  await page.getByText("0 % complete").first().waitFor();
  await page.getByLabel("Name", { exact: true }).fill(name);
  await page.getByRole("button", { name: "Add a new trip …" }).click();
  const dialog = page.getByRole("dialog", { name: "New trip" });
  await expect
    .poll(() => dialog.getByLabel("Code", { exact: true }).inputValue())
    .toMatch(/^passi-lungo-il-soca-/);
  await dialog.getByRole("combobox", { name: "Add a country" }).fill("sloven");
  await dialog.locator("[data-combobox-selected]").filter({ hasText: "Slovenia" }).waitFor();
  await page.keyboard.press("Enter");
  await dialog.getByText("Slovenia", { exact: true }).waitFor();
  await dialog.getByRole("button", { name: "Add trip and choose it" }).click();
  const trip = page.getByLabel("Trip", { exact: true }).first();
  await expect.poll(() => trip.inputValue()).toMatch(/^passi-lungo-il-soca-.* · Slovenia$/);
  await expect.poll(() => page.getByLabel("Name", { exact: true }).inputValue()).toBe(name);

  await page.getByLabel("Line under the name").fill("Tre giorni d’acqua");
  await page.getByLabel("Days", { exact: true }).fill("3");
  await expect.poll(() => page.getByLabel("Nights", { exact: true }).inputValue()).toBe("2");
  // The trip says where it goes.
  await page.getByRole("button", { name: "Remove Slovenia" }).waitFor();
  await open(/^Story/);
  await page.getByLabel("Story", { exact: true }).fill("Si cammina lungo il fiume.");
  await open(/^Itinerary/);
  await expect.poll(() => page.locator(".item-row").count()).toBe(3);
  const stop = page.getByLabel("To, where the group sleeps");
  await stop.and(page.locator(":focus")).waitFor();
  for (const [index, place] of ["Bovec", "Kobarid", "Tolmin"].entries()) {
    if (index > 0) await page.keyboard.press("Control+Enter");
    await page.getByRole("heading", { name: `Day ${index + 1}`, exact: true }).waitFor();
    await stop.fill(place);
  }
  await open(/^Inclusions/);
  await page.getByRole("button", { name: "Add one: Included" }).click();
  await page.keyboard.type("Il coordinatore");
};

test("a travel is written from nothing in one place, and goes live at a moment or now", async () => {
  const office = await openOffice(product);
  const { page } = office;
  await writeFromNothing(office, `Passi lungo il Soča ${crypto.randomUUID().slice(0, 8)}`);
  await page.keyboard.press("Control+s");
  await page.getByText("Travel added.").first().waitFor();
  const publish = page.getByRole("button", { name: "Publish", exact: true });
  await publish.click();
  await page.getByRole("menuitem", { name: "At a moment …" }).click();
  const dialog = page.getByRole("dialog", { name: "When the travel is on the site" });
  await dialog.getByLabel("Publish at", { exact: true }).fill("1/12/2036 9:00");
  await dialog.getByRole("button", { name: "Set times" }).click();
  await page.getByText("Goes live 01/12/2036 09:00").waitFor();
  await publish.click();
  await page.getByRole("menuitem", { name: "At a moment …" }).click();
  await dialog.getByRole("button", { name: "Cancel the plan" }).click();
  await page.locator(".tag", { hasText: "Unpublished" }).waitFor();
  await publish.click();
  await page.getByRole("menuitem", { name: "Publish now" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Save and publish" }).click();
  await page.locator(".tag", { hasText: /^Published$/ }).waitFor();
  const [, id = ""] = /travels\/([0-9a-f-]+)/.exec(page.url()) ?? [];
  expect(await readTravel(office, id)).toMatchObject({ isPublished: true, days: 3, nights: 2 });
  await office.close();
});
