import type { Locator } from "playwright-core";
import { formatDate, shortMonthTitle } from "#markets/format.ts";
import type { Hand } from "../eight-blocks/hand.ts";
import type { Compared } from "./compared.ts";
import type { Jobs } from "./jobs.ts";

/** Goes to what a few letters find. @param name by which its line begins */
const goTo = async (hand: Hand, letters: string, name: string) => {
  const { page, press } = hand;
  hand.decide();
  await press("Control+K");
  await hand.waitForDialog(page.getByLabel("Search commands"));
  await hand.find(letters);
  await page.getByRole("option").first().filter({ hasText: name }).waitFor();
  await press("Enter");
};

const openSheet = async (hand: Hand, { letters, name }: Jobs["twelve"]["travel"]) => {
  const { page } = hand;
  await goTo(hand, letters, name);
  hand.decide();
  const tabs = page.getByRole("navigation", { name: "Parts of the travel" });
  await hand.click(tabs.getByRole("link", { name: /^Departures/ }));
  await page.getByRole("grid", { name: "Departures" }).waitFor();
};

const replaceText = async ({ press, write }: Hand, text: string) => {
  await press("Control+A");
  await write(text);
};

const isFocused = async (field: Locator) => {
  await field.and(field.page().locator(":focus")).waitFor();
};

const twelve = async (hand: Hand, { travel, drafts }: Jobs["twelve"]) => {
  const { page, click, press } = hand;
  await openSheet(hand, travel);
  hand.decide();
  await click(page.getByRole("button", { name: "Add departures" }));
  const dialog = page.getByRole("dialog", { name: "Add departures" });
  await hand.waitForDialog(dialog);
  await isFocused(dialog.getByLabel("How many")); // it is chosen whole
  hand.decide();
  await hand.write(String(drafts.length));
  await press("Tab");
  await press("Tab");
  hand.decide();
  await replaceText(hand, formatDate(drafts[0]?.departureDate ?? ""));
  hand.decide();
  const add = dialog.getByRole("button", { name: `Add ${drafts.length} departures` });
  await click(add.and(page.locator(":enabled")));
  await page.getByText(`${drafts.length} departures added.`).waitFor();
};

const season = async (hand: Hand, { travel, prices }: Jobs["season"]) => {
  const { page, click, press } = hand;
  await openSheet(hand, travel);
  hand.decide();
  const numberOf = (tour: (typeof prices)[number]["tour"] | undefined) =>
    page
      .getByRole("row")
      .filter({ hasText: formatDate(tour?.departureDate ?? "") })
      .getByRole("rowheader");
  await click(numberOf(prices[0]?.tour));
  await page.keyboard.down("Shift");
  await click(numberOf(prices.at(-1)?.tour));
  await page.keyboard.up("Shift");
  hand.work.strokes += 1;
  hand.work.keys += 1;
  hand.decide();
  await click(page.getByRole("button", { name: "Prices …" }));
  const dialog = page.getByRole("dialog", { name: `Change ${prices.length} prices` });
  await hand.waitForDialog(dialog);
  hand.decide(); // five per cent is what it offers
  await click(dialog.getByRole("button", { name: `Change ${prices.length} prices` }));
  await page.getByRole("button", { name: `Save ${prices.length} departures` }).waitFor();
  hand.decide();
  await press("Control+S");
  await page.getByText(`${prices.length} departures saved.`).waitFor();
};

const month = async (hand: Hand, { leader, other, from, tours }: Jobs["month"]) => {
  const { page, click, press } = hand;
  await goTo(hand, "coor", "Coordinators");
  hand.decide();
  await click(page.getByRole("link", { name: "Calendar" }));
  await page.getByRole("region", { name: "Coordinators by days" }).waitFor();
  hand.decide();
  await press("/"); // their row may be out of sight
  await hand.find(leader.name.slice(0, 4));
  hand.decide();
  await click(page.getByRole("button", { name: `When ${leader.name} is not available` }));
  const dialog = page.getByRole("dialog", { name: `When ${leader.name} is not available` });
  await hand.waitForDialog(dialog);
  hand.decide();
  const months = dialog.getByRole("group", { name: "A whole month" });
  await click(months.getByRole("button", { name: shortMonthTitle(from.slice(0, 7), "en") }));
  const choice = dialog.getByLabel(`Who is free for all ${tours.length}`);
  await choice.waitFor();
  hand.decide();
  await click(choice);
  await hand.find(other.name.slice(0, 4));
  await press("Enter");
  hand.decide();
  await click(dialog.getByRole("button", { name: `Give ${tours.length} groups to ${other.name}` }));
  await dialog.waitFor({ state: "detached" });
  await page.getByRole("button", { name: `Save ${tours.length} departures` }).waitFor();
  hand.decide();
  await press("Control+S");
  await page.getByText(`${tours.length} departures saved.`).waitFor();
};

const confirmed = async (hand: Hand, { tour }: Jobs["confirmed"]) => {
  const { page, click } = hand;
  const row = page.locator(`.board-row[data-row="${tour.id}"]`);
  hand.decide();
  await click(row.getByRole("button", { name: /^Decide: / }));
  hand.decide();
  await click(row.getByRole("button", { name: `Lower to ${tour.peopleIn} and confirm` }));
  await row.getByText(`The minimum is ${tour.peopleIn}; confirmed`).waitFor();
};

const openTab = async (hand: Hand, name: RegExp) => {
  const tabs = hand.page.getByRole("navigation", { name: "Parts of the travel" });
  await hand.click(tabs.getByRole("link", { name }));
};

/** Each line is followed by `Enter`, but the last. */
const writeList = async (hand: Hand, label: string, items: readonly string[]) => {
  const add = hand.page.getByRole("button", { name: `Add one: ${label}`, exact: true });
  hand.decide();
  await hand.pressUntilFocused("Tab", add);
  await hand.press("Enter");
  for (const [index, text] of items.entries()) {
    await isFocused(hand.page.getByLabel(`${label} ${index + 1}`, { exact: true }));
    await hand.write(text);
    if (index < items.length - 1) await hand.press("Enter");
  }
};

const makeTrip = async (hand: Hand, { code, country }: Jobs["written"]["trip"]) => {
  const { page, press } = hand;
  hand.decide();
  await hand.click(page.getByRole("button", { name: "Add a new trip …" }));
  const dialog = page.getByRole("dialog", { name: "New trip" });
  await hand.waitForDialog(dialog);
  await isFocused(dialog.getByLabel("Code", { exact: true })); // it has the name of the travel
  hand.decide();
  await hand.pressUntilFocused("Tab", dialog.getByRole("combobox", { name: "Add a country" }));
  await hand.find(country.name.slice(0, 4));
  await dialog.locator("[data-combobox-selected]").filter({ hasText: country.name }).waitFor();
  await press("Enter");
  await dialog.getByRole("button", { name: `Remove ${country.name}` }).waitFor();
  hand.decide();
  await press("Enter");
  await dialog.waitFor({ state: "detached" });
  const trip = page.locator(`input[value^="${code} · "]`);
  await trip.waitFor();
};

/** The destination comes with the trip, the nights and the days of the itinerary with the length. */
const writeFacts = async (hand: Hand, { travel, trip, destination }: Jobs["written"]) => {
  const { page, press } = hand;
  await isFocused(page.getByLabel("Trip", { exact: true }).first());
  hand.decide();
  await press("Tab");
  await isFocused(page.getByLabel("Name", { exact: true }));
  await hand.write(travel.name);
  await press("Tab");
  await hand.write(travel.tagline);
  hand.decide();
  await hand.pressUntilFocused("Tab", page.getByLabel("Days", { exact: true })); // chosen whole
  await hand.write(String(travel.days.length));
  await makeTrip(hand, trip);
  await page.getByRole("button", { name: `Remove ${destination.name}` }).waitFor();
};

const writeDays = async (hand: Hand, { days }: Jobs["written"]["travel"]) => {
  const { page, press } = hand;
  await openTab(hand, /^Itinerary/);
  for (const [index, { sleep, text }] of days.entries()) {
    hand.decide();
    if (index > 0) await press("Control+Enter");
    await page.getByRole("heading", { name: `Day ${index + 1}`, exact: true }).waitFor();
    await isFocused(page.getByLabel("To, where the group sleeps")); // it is chosen whole
    await hand.write(sleep);
    hand.decide();
    await press("Enter");
    await isFocused(page.getByLabel("Text", { exact: true }));
    await hand.write(text);
  }
};

const written = async (hand: Hand, job: Jobs["written"]) => {
  const { page, click, press } = hand;
  const { travel } = job;
  await goTo(hand, "new t", "New travel");
  await writeFacts(hand, job);
  await openTab(hand, /^Story/);
  hand.decide();
  await isFocused(page.getByLabel("Story", { exact: true }));
  await hand.write(travel.story);
  await writeList(hand, "Highlights", travel.highlights);
  await writeDays(hand, travel);
  await openTab(hand, /^Moods/);
  for (const mood of travel.moods) {
    hand.decide();
    await click(page.getByRole("group", { name: "Moods" }).getByText(mood, { exact: false }));
  }
  await openTab(hand, /^Inclusions/);
  await isFocused(page.getByRole("button", { name: "Add one: Included", exact: true }));
  await writeList(hand, "Included", travel.included);
  await writeList(hand, "Not included", travel.excluded);
  await openTab(hand, /^Money pot/);
  hand.decide();
  await isFocused(page.getByLabel("From", { exact: true })); // amounts are chosen whole
  await hand.write(String(travel.pot.low));
  await press("Tab");
  await hand.write(String(travel.pot.high));
  hand.decide();
  await click(page.getByRole("button", { name: "Publish", exact: true }));
  await click(page.getByRole("menuitem", { name: "Publish now" }));
  const dialog = page.getByRole("dialog", { name: "Before it is saved" });
  await hand.waitForDialog(dialog);
  hand.decide();
  await click(dialog.getByRole("button", { name: "Save and publish" }));
  await page.getByText("Travel added.").first().waitFor();
};

/** The start page says how many there are. */
const leaderless = async (hand: Hand, { count }: Jobs["leaderless"]) => {
  const { page } = hand;
  hand.decide();
  const card = page.getByRole("region", { name: "Leaving soon without a coordinator" });
  await hand.click(card.getByRole("link", { name: /^All / }));
  await page.getByText(new RegExp(`^${count} of `)).waitFor();
};

export const ourWays: Compared["ways"] = {
  twelve,
  season,
  month,
  confirmed,
  written,
  leaderless,
};
