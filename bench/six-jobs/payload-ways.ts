import type { Locator, Page } from "playwright-core";
import { formatDate } from "#markets/format.ts";
import type { TourDraft } from "#features/catalogue/tours/contract.ts";
import type { Hand } from "../eight-blocks/hand.ts";
import type { Compared } from "./compared.ts";
import type { Jobs } from "./jobs.ts";

const field = (page: Page, path: string) => page.locator(`#field-${path}`);
const dateField = (page: Page, path: string) => field(page, path).locator("input");
const rowOf = (page: Page, code: string | null) =>
  page.locator("tbody tr").filter({ has: page.getByText(code ?? "", { exact: true }) });

const replaceText = async ({ press, write }: Hand, text: string) => {
  await press("Control+A");
  await write(text);
};

const openList = async (hand: Hand, slug: string) => {
  const { page } = hand;
  hand.decide();
  await hand.click(page.locator(`#card-${slug} .card__click`));
  await page.locator("tbody tr").first().waitFor();
};

/** Finds the departures of a travel, in the order of their days. */
const findTravel = async (hand: Hand, letters: string, code: string | null) => {
  const { page } = hand;
  await openList(hand, "departures");
  hand.decide();
  await hand.click(page.locator(".search-filter__input"));
  await hand.find(letters);
  await page.waitForURL(/search=/);
  await rowOf(page, code).first().waitFor();
};

const isShown = async (page: Page, slug: string, before: string) => {
  await page.waitForURL(
    (url) => new RegExp(`${slug}/\\d+`).test(url.pathname) && url.href !== before,
  );
  await page.locator("#action-save").waitFor();
};

const open = async (hand: Hand, slug: string, link: Locator) => {
  const before = hand.page.url();
  hand.decide();
  await hand.click(link);
  await isShown(hand.page, slug, before);
};

const save = async (hand: Hand) => {
  const { page, press } = hand;
  hand.decide();
  await press("Control+S");
  await page
    .getByText(/successfully\.?$/)
    .last()
    .waitFor();
  await page
    .getByText(/successfully\.?$/)
    .first()
    .waitFor({ state: "detached" });
};

/** Enough for the lists here; the arrow keys do the rest. */
const fewLetters = (name: string): string => name.slice(0, 4);

/** Chooses from a list that is searched by letters. */
const choose = async (hand: Hand, control: Locator, letters: string, name: string) => {
  const { page, press } = hand;
  hand.decide();
  await hand.click(control);
  await hand.find(letters);
  const options = page.locator(".rs__option");
  await options.filter({ hasText: name }).first().waitFor();
  const names = await options.allInnerTexts();
  const place = names.findIndex((each) => each.trim() === name);
  for (let step = 0; step < place; step += 1) await press("ArrowDown");
  await press("Enter");
};

const writeDay = async (hand: Hand, path: string, day: string) => {
  await hand.pressUntilFocused("Tab", dateField(hand.page, path));
  await replaceText(hand, formatDate(day));
};

/** The opening day and further days stay as they are, which is less than ours moves. */
const duplicate = async (hand: Hand, draft: TourDraft) => {
  const { page, click } = hand;
  const before = page.url();
  hand.decide();
  await click(page.locator(".doc-controls__popup button").first());
  await click(page.locator("#action-duplicate"));
  await isShown(page, "departures", before);
  hand.decide();
  await click(field(page, "code"));
  await replaceText(hand, draft.departureDate);
  hand.decide(); // once for all days of a departure
  await writeDay(hand, "departureDate", draft.departureDate);
  await writeDay(hand, "startDate", draft.startDate);
  await writeDay(hand, "endDate", draft.endDate);
  if (draft.deposit) {
    await click(dateField(page, "deposit__until"));
    await writeDay(hand, "deposit__until", draft.deposit.until);
  }
  await writeDay(hand, "balanceDue", draft.balanceDue);
  await save(hand);
};

const twelve = async (hand: Hand, { travel, template, drafts }: Jobs["twelve"]) => {
  await findTravel(hand, travel.letters, template.code);
  await open(hand, "departures", rowOf(hand.page, template.code).locator("a").first());
  for (const draft of drafts) await duplicate(hand, draft);
};

/** Sets a field of rows that are ticked. */
const editTicked = async (hand: Hand, name: string, write: (drawer: Locator) => Promise<void>) => {
  const { page, click } = hand;
  hand.decide();
  await click(page.locator(".edit-many__toggle button"));
  const drawer = page.locator("dialog[open], .drawer--is-open").last();
  const control = drawer.locator(".field-select .rs__control");
  await hand.waitForDialog(control);
  await choose(hand, control, fewLetters(name), name);
  hand.decide();
  await write(drawer);
  hand.decide();
  await click(drawer.getByRole("button", { name: "Save" }));
  await control.waitFor({ state: "detached" });
};

const tick = async (hand: Hand, rows: readonly Locator[]) => {
  hand.decide();
  for (const row of rows) await hand.click(row.locator("input[type=checkbox]"));
};

/** `Alt ←`, which belongs to the browser and does nothing when a page is driven. */
const goBack = async ({ page, work }: Hand) => {
  work.strokes += 1;
  work.keys += 2;
  await page.goBack();
};

const priceOne = async (hand: Hand, code: string, price: string) => {
  const { page } = hand;
  await open(hand, "departures", rowOf(page, code).locator("a").first());
  hand.decide();
  await hand.click(field(page, "price"));
  await replaceText(hand, price);
  await save(hand);
  hand.decide();
  await goBack(hand);
  await page.waitForURL(/search=/);
  await rowOf(page, code).first().waitFor();
};

/** Nothing computes prices: those that come to the same amount are set together. */
const season = async (hand: Hand, { travel, prices }: Jobs["season"]) => {
  const { page, click } = hand;
  await findTravel(hand, travel.letters, prices[0]?.tour.code ?? null);
  for (const [cents, same] of Map.groupBy(prices, (each) => each.cents)) {
    const price = String(cents / 100);
    const [first] = same;
    if (first && same.length === 1) await priceOne(hand, first.tour.code, price);
    else {
      await tick(
        hand,
        same.map(({ tour }) => rowOf(page, tour.code)),
      );
      await editTicked(hand, "Price", async (drawer) => {
        await click(drawer.locator("#field-price"));
        await hand.write(price);
      });
    }
  }
};

type Condition = Readonly<{
  field: string;
  operator: string;
  /** Null where the operator says it all. */
  day?: string;
  choice?: string;
}>;

/** Adds a condition to those of the list. */
const addCondition = async (hand: Hand, { field: name, operator, day, choice }: Condition) => {
  const { page, click, press } = hand;
  hand.decide();
  const first = page.locator(".where-builder__add-first-filter");
  const isFirst = await first.isVisible();
  const index = isFirst ? 0 : await page.locator(".condition").count();
  await click(isFirst ? first : page.locator(".condition__actions-add").last());
  const condition = page.locator(".condition").nth(index);
  await condition.waitFor();
  await choose(hand, condition.locator(".condition__field .rs__control"), fewLetters(name), name);
  const relation = condition.locator(".condition__operator .rs__control");
  if ((await relation.innerText()).trim() !== operator)
    await choose(hand, relation, fewLetters(operator.replace("is ", "")), operator);
  const value = condition.locator(".condition__value");
  if (day !== undefined) {
    hand.decide();
    await click(value.locator("input"));
    await hand.write(formatDate(day));
    await press("Enter");
  } else await choose(hand, value.locator(".rs__control"), fewLetters(choice ?? ""), choice ?? "");
  // A condition that is added before the list has answered takes the place of the others (3.90).
  await page.waitForURL(({ searchParams }) =>
    [...searchParams.keys()].some((key) => key.includes(`[and][${index}]`)),
  );
  await page.waitForLoadState("networkidle");
};

const openFilters = async (hand: Hand) => {
  hand.decide();
  await hand.click(hand.page.locator("#toggle-list-filters"));
};

const month = async (hand: Hand, { leader, other, tours }: Jobs["month"]) => {
  const { page } = hand;
  await openList(hand, "departures");
  await openFilters(hand);
  await addCondition(hand, { field: "Coordinator", operator: "equals", choice: leader.name });
  await page.waitForURL(/coordinator/);
  await page.locator(".condition").waitFor();
  await tick(
    hand,
    tours.map(({ code, travel }) => rowOf(page, code).filter({ hasText: travel.name })),
  );
  await editTicked(hand, "Coordinator", async (drawer) => {
    const control = drawer.locator("#field-coordinator .rs__control");
    await choose(hand, control, fewLetters(other.name), other.name);
  });
};

const confirmed = async (hand: Hand, { travel, tour }: Jobs["confirmed"]) => {
  const { page } = hand;
  await findTravel(hand, travel.letters, tour.code);
  await open(hand, "departures", rowOf(page, tour.code).locator("a").first());
  hand.decide();
  await hand.click(field(page, "peopleMinimum"));
  await replaceText(hand, String(tour.peopleIn));
  const status = field(page, "status").locator(".rs__control");
  await choose(hand, status, "conf", "CONFIRMED");
  await save(hand);
};

/** Goes on to a field with `Tab`, and writes. */
const tabTo = async (hand: Hand, target: Locator, text: string) => {
  await hand.pressUntilFocused("Tab", target);
  await hand.write(text);
};

const textsOf = (page: Page, label: string) =>
  page
    .locator(".field-type")
    .filter({ hasText: new RegExp(`^${label}`) })
    .locator(".rs__input")
    .first();

/** Several texts of one field, which has the focus: each is closed by `Enter`. */
const writeTexts = async (hand: Hand, texts: readonly string[]) => {
  hand.decide();
  for (const text of texts) {
    await hand.write(text);
    await hand.press("Enter");
  }
};

const writeStory = async (hand: Hand, { travel }: Jobs["written"]) => {
  const { page } = hand;
  hand.decide();
  await hand.click(field(page, "name"));
  await hand.write(travel.name);
  await tabTo(hand, field(page, "tagline"), travel.tagline);
  hand.decide();
  await tabTo(hand, field(page, "story"), travel.story);
  await hand.pressUntilFocused("Tab", textsOf(page, "Highlights"));
  await writeTexts(hand, travel.highlights);
  hand.decide();
  await tabTo(hand, field(page, "days"), String(travel.days.length));
  await tabTo(hand, field(page, "nights"), String(travel.days.length - 1));
};

const writeDays = async (hand: Hand, { days }: Jobs["written"]["travel"]) => {
  const { page, click } = hand;
  for (const [index, { sleep, text }] of days.entries()) {
    const at = (name: string) => field(page, `itinerary__${index}__${name}`);
    const before = days[index - 1]?.sleep;
    hand.decide();
    await click(page.locator("#field-itinerary .array-field__add-row"));
    await at("title").waitFor();
    await click(at("title"));
    await hand.write(before ? `${before} – ${sleep}` : sleep);
    hand.decide();
    await tabTo(hand, at("text"), text);
    await tabTo(hand, at("sleep"), sleep);
  }
};

/** The continent stays open, which ours takes from the country. */
const makeTrip = async (hand: Hand, { code, country }: Jobs["written"]["trip"]) => {
  const { page, click } = hand;
  hand.decide();
  await click(field(page, "trip").locator(".relationship-add-new__add-button"));
  const drawer = page.locator("dialog[open], .drawer--is-open").last();
  const first = drawer.locator("#field-code");
  await hand.waitForDialog(first);
  hand.decide();
  await click(first);
  await hand.write(code);
  await hand.pressUntilFocused("Tab", drawer.locator("#field-countries .rs__input").first());
  await hand.write(country.code);
  await hand.press("Enter");
  hand.decide();
  await click(drawer.locator("#action-save"));
  await first.waitFor({ state: "detached" });
  await field(page, "trip").getByText(code).first().waitFor();
};

const written = async (hand: Hand, job: Jobs["written"]) => {
  const { page, click, press } = hand;
  const { travel, trip, destination } = job;
  const select = (path: string) => field(page, path).locator(".rs__control");
  hand.decide();
  await click(page.locator("#card-travels .card__actions a"));
  await page.locator("#field-name").waitFor();
  await makeTrip(hand, trip);
  await writeStory(hand, job);
  await writeDays(hand, travel);
  await click(textsOf(page, "Included"));
  await writeTexts(hand, travel.included);
  await hand.pressUntilFocused("Tab", textsOf(page, "Excluded"));
  await writeTexts(hand, travel.excluded);
  hand.decide();
  await tabTo(hand, field(page, "moneyPot__lowAmount"), String(travel.pot.low));
  await tabTo(hand, field(page, "moneyPot__highAmount"), String(travel.pot.high));
  for (const mood of travel.moods) await choose(hand, select("moods"), fewLetters(mood), mood);
  await choose(hand, select("destinations"), fewLetters(destination.name), destination.name);
  hand.decide();
  await click(page.locator("#field-isPublished"));
  hand.decide();
  await press("Control+S");
  await page.waitForURL(/travels\/\d+/);
};

const leaderless = async (hand: Hand, { today, until, count }: Jobs["leaderless"]) => {
  const { page } = hand;
  await openList(hand, "departures");
  await openFilters(hand);
  await addCondition(hand, { field: "Coordinator", operator: "exists", choice: "False" });
  await addCondition(hand, { field: "Is Published", operator: "equals", choice: "True" });
  await addCondition(hand, {
    field: "Departure Date",
    operator: "is greater than",
    day: today,
  });
  await addCondition(hand, {
    field: "Departure Date",
    operator: "is less than or equal to",
    day: until,
  });
  await page
    .getByText(new RegExp(`of ${count}$`))
    .first()
    .waitFor();
};

export const payloadWays: Compared["ways"] = {
  twelve,
  season,
  month,
  confirmed,
  written,
  leaderless,
};
