import type { Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { TourDraft } from "#features/catalogue/tours/contract.ts";
import type { ListedTour } from "#features/catalogue/tours/listed-contract.ts";
import { type Office, openOffice } from "./office.ts";
import { createTours, createTravel, tourDraft } from "./own-travel.ts";
import { read } from "./read.ts";
import { sharedProduct } from "./shared.ts";

const product = sharedProduct();
let office: Office;
let page: Page;

type Named = Readonly<{ id: string; name: string }>;

const stored = async (id: string) =>
  (await office.call("GET", `it/tours/${id}`)).body as ListedTour;

/** A departure of a year in which the demo has none. */
const addTour = async (travel: Named, days: Partial<TourDraft> & { departureDate: string }) => {
  const [tour] = await createTours(office, travel.id, [tourDraft(days.departureDate, days)]);
  return tour!;
};

let travels: readonly [Named, Named];

const freeLeader = async (from: string, to: string): Promise<Named> => {
  const { body } = await office.call("GET", `it/coordinators/free?from=${from}&to=${to}`);
  const [person] = (body as { items: readonly Named[] }).items;
  if (!person) throw new Error("The demo has no coordinators.");
  return person;
};

beforeAll(async () => {
  office = await openOffice(product);
  page = office.page;
  travels = [await createTravel(office), await createTravel(office)];
});
afterAll(() => office?.close());

const press = async (...keys: readonly string[]) => {
  for (const key of keys) await page.keyboard.press(key);
};
const bar = (tour: ListedTour) => page.locator(`[data-bar="${tour.id}"]`);
const focused = () => page.evaluate(() => document.activeElement?.getAttribute("data-bar"));
const open = async (path: string) => {
  await page.goto(office.at(path));
  await page.getByRole("region", { name: "Departures by weeks" }).waitFor();
};

test("a departure is moved, lengthened, undone, saved and followed out of view by keyboard alone", async () => {
  const [travel] = travels;
  const tour = await addTour(travel, {
    departureDate: "2034-03-04",
    endDate: "2034-03-11",
    balanceDue: "2034-02-01",
  });
  // The departures come after the way to their calendar has focus, which it keeps.
  const come = Promise.withResolvers<void>();
  const departures = `**/api/it/travels/${travel.id}/tours*`;
  await page.route(departures, async (route) => {
    await come.promise;
    await route.continue();
  });
  await page.goto(office.at(`/travels/${travel.id}/tours`));
  await page.getByRole("link", { name: "Calendar" }).focus();
  come.resolve();
  await page.getByRole("grid", { name: "Departures" }).waitFor();
  await press("Enter");
  await expect.poll(() => page.url()).toContain("view=calendar");
  await page.unroute(departures);
  await open(`/travels/${travel.id}/tours?view=calendar&from=2034-03-04`);
  await bar(tour).focus();
  await press("Shift+ArrowRight", "ArrowLeft", "Alt+ArrowRight");
  // Fri 10/03 to Sat 18/03.
  await page.getByText("Balance due moves from 01/02/2034 to 07/02/2034").waitFor();
  await expect
    .poll(() => bar(tour).getAttribute("aria-label"))
    .toContain("Fri 10/03/2034 to Sat 18/03/2034");
  await expect.poll(focused).toBe(tour.id);
  expect(await stored(tour.id)).toMatchObject({ departureDate: "2034-03-04" });

  await press("Control+z");
  await expect
    .poll(() => bar(tour).getAttribute("aria-label"))
    .toContain("Sat 04/03/2034 to Sat 11/03/2034");
  await press("Control+Shift+z");
  await page.getByRole("button", { name: "Review and save" }).waitFor();
  await press("Control+s");
  await page.getByText("04/03/2034 moves to 10/03/2034").waitFor();
  await page.getByRole("button", { name: /^Save 1 departure/ }).waitFor();
  await press("Control+s");
  await page.getByText("1 departure saved.").waitFor();
  expect(await stored(tour.id)).toMatchObject({
    departureDate: "2034-03-10",
    endDate: "2034-03-18",
    balanceDue: "2034-02-07",
  });

  // The view follows a departure that leaves it, and Escape puts it back.
  const late = await addTour(travel, { departureDate: "2035-04-28" });
  await open("/travels?view=calendar&from=2035-03-03");
  await bar(late).focus();
  await press("Shift+ArrowRight");
  await expect.poll(() => page.url()).toContain("from=2035-04-28");
  await expect.poll(focused).toBe(late.id);
  await press("Escape");
  await expect
    .poll(() => bar(late).getAttribute("aria-label"))
    .toContain("Sat 28/04/2035 to Sat 05/05/2035");
  await page.getByRole("button", { name: "Review and save" }).waitFor({ state: "detached" });
});

test("C leads to a conflict, which somebody who is free resolves", async () => {
  const [one, other] = travels;
  const leader = await freeLeader("2036-02-25", "2036-03-20");
  const days = { coordinatorId: leader.id, balanceDue: "2036-02-01" };
  const first = await addTour(one, {
    ...days,
    departureDate: "2036-03-01",
    endDate: "2036-03-09",
  });
  const second = await addTour(other, {
    ...days,
    departureDate: "2036-03-08",
    endDate: "2036-03-15",
  });
  await open("/travels?view=calendar&from=2036-03-01");
  const conflicts = page.getByRole("region", { name: "Conflicts in view" });
  await conflicts.getByText("1 conflict in view").waitFor();
  await expect.poll(() => bar(first).getAttribute("aria-label")).toContain("in conflict");
  await page.getByRole("link", { name: "Calendar" }).focus();
  await press("c");
  await expect.poll(focused).toBe(second.id);
  await press("Space");
  const assign = page.getByRole("button", { name: /^Assign / }).first();
  await assign.focus();
  const name = (await assign.getAttribute("aria-label"))?.replace("Assign ", "") ?? "";
  await press("Enter");
  await expect.poll(() => bar(second).getAttribute("aria-label")).toContain(`led by ${name}`);
  await expect.poll(() => bar(first).getAttribute("aria-label")).not.toContain("in conflict");
  await press("Control+s");
  await page.getByText("1 departure gets a coordinator").waitFor();
  await page.getByRole("button", { name: /^Save 1 departure/ }).waitFor();
  await press("Control+s");
  await page.getByText("1 departure saved.").waitFor();
  expect((await stored(second.id)).coordinatorId).not.toBe(leader.id);
});

test("somebody is found for a departure that nobody leads, by keyboard alone", async () => {
  const [travel] = travels;
  const tour = await addTour(travel, {
    departureDate: "2037-03-07",
    endDate: "2037-03-14",
    balanceDue: "2037-02-01",
  });
  await page.goto(office.at("/page-contents/coordinators"));
  await page.getByRole("link", { name: "Calendar" }).press("Enter");
  await page.getByRole("region", { name: "Coordinators by days" }).waitFor();
  await page.goto(office.at("/page-contents/coordinators?view=calendar&from=2037-03-07"));
  const nobody = page.getByRole("group", { name: "Nobody yet" });
  await nobody.locator(`[data-bar="${tour.id}"]`).focus();
  await press("Space");
  await page.getByRole("region", { name: /^Who could lead/ }).waitFor();
  await expect.poll(() => page.url()).toContain(`tour=${tour.id}`);
  const assign = page.getByRole("button", { name: /^Assign / }).nth(1);
  await assign.focus();
  const name = (await assign.getAttribute("aria-label"))?.replace("Assign ", "") ?? "";
  await press("Enter");
  await expect.poll(focused).toBe(tour.id);
  const row = page.getByRole("group", { name, exact: true });
  await row.locator(`[data-bar="${tour.id}"]`).waitFor();
  await page.getByText(`${name} is assigned to ${travel.name}, and asked with the save.`).waitFor();
  expect((await stored(tour.id)).coordinatorId).toBeNull();
  await press("Control+s");
  await page.getByRole("button", { name: /^Save 1 departure/ }).waitFor();
  await press("Control+s");
  await page.getByText("1 departure saved.").waitFor();
  expect((await stored(tour.id)).coordinatorId).not.toBeNull();
});

/** The last mail that asks about a travel. */
const linkIn = async (travel: Named): Promise<string> => {
  const { text } = await read(product.at("it.localhost", "/dev/mailbox.json"));
  const mails = JSON.parse(text) as readonly Readonly<{ subject: string; text: string }>[];
  const mail = mails.find(({ subject }) => subject.includes(travel.name));
  return /http\S+\/coordinator-answer\/\S+/.exec(mail?.text ?? "")?.[0] ?? "";
};

test("whoever is assigned in the form of a departure is mailed, says yes without a script, and it stands there", async () => {
  const [travel] = travels;
  const tour = await addTour(travel, {
    departureDate: "2041-03-09",
    endDate: "2041-03-16",
    balanceDue: "2041-02-01",
  });
  const leader = await freeLeader("2041-03-09", "2041-03-16");
  await page.goto(office.at(`/travels/${travel.id}/tours/${tour.id}`));
  const field = page.getByLabel("Coordinator", { exact: true });
  await field.fill(leader.name);
  await field.press("Enter");
  await page.getByText("1 e-mail asks a coordinator").waitFor();
  await press("Control+s");
  await expect.poll(async () => (await stored(tour.id)).coordinatorId).toBe(leader.id);
  const section = page.getByRole("region", { name: "The coordinator’s answer" });
  await section.getByText("by e-mail; the link works until").waitFor();
  await expect.poll(() => linkIn(travel)).not.toBe("");

  const context = await page.context().browser()!.newContext({ javaScriptEnabled: false });
  const visit = await context.newPage();
  await visit.goto(await linkIn(travel));
  await visit.getByRole("heading", { name: "Puoi accompagnare questa partenza?" }).waitFor();
  await visit.getByRole("button", { name: "Sì, ci sono" }).click();
  await visit.getByText("Hai detto di sì").waitFor();
  await context.close();
  await page.reload();
  await section.getByText(/^yes on/).waitFor();
});

test("days on which a coordinator is not available are written, shown, and taken back", async () => {
  const person = await freeLeader("2038-03-01", "2038-03-20");
  const note = `Moves house ${crypto.randomUUID().slice(0, 8)}`;
  await page.goto(office.at("/page-contents/coordinators?view=calendar&from=2038-03-06"));
  const row = page.getByRole("group", { name: person.name, exact: true });
  await row.getByRole("button", { name: /is not available$/ }).focus();
  await press("Enter");
  const dialog = page.getByRole("dialog", { name: /is not available$/ });
  await dialog.getByLabel("From").fill("10/03/2038");
  await press("Tab");
  await dialog.getByLabel("To, included").fill("19/03/2038");
  await dialog.getByLabel("Note for staff").fill(note);
  await press("Enter");
  const entry = dialog.getByRole("listitem").filter({ hasText: note });
  await entry.getByText("Wed 10/03/2038 – Fri 19/03/2038").waitFor();
  await dialog.getByRole("button", { name: "Close", exact: true }).last().press("Enter");
  await row.getByText(`Not available from Wed 10/03/2038 to Fri 19/03/2038: ${note}`).waitFor();
  const free = await office.call(
    "GET",
    "it/coordinators/free?from=2038-03-12&to=2038-03-14&pageSize=100",
  );
  const found = (
    free.body as { items: readonly Readonly<{ id: string; isFree: boolean }>[] }
  ).items.find(({ id }) => id === person.id);
  expect(found?.isFree).toBe(false);

  await row.getByRole("button", { name: /is not available$/ }).press("Enter");
  await entry.getByRole("button", { name: /^Available again/ }).press("Enter");
  await expect.poll(() => entry.count()).toBe(0);
});

test("the groups of somebody who is away are given to one who is free for all of them", async () => {
  const leader = await freeLeader("2039-02-25", "2039-04-05");
  const days = { coordinatorId: leader.id, balanceDue: "2039-02-01" };
  const led = [
    await addTour(travels[0], { ...days, departureDate: "2039-03-05", endDate: "2039-03-12" }),
    // Outside of the days that the calendar shows at first.
    await addTour(travels[1], { ...days, departureDate: "2039-06-18", endDate: "2039-06-25" }),
  ];
  await page.goto(office.at("/page-contents/coordinators?view=calendar&from=2039-03-05"));
  const title = `When ${leader.name} is not available`;
  await page.getByRole("button", { name: title }).press("Enter");
  const dialog = page.getByRole("dialog", { name: title });
  await dialog.getByRole("button", { name: "Mar 2039" }).press("Enter");
  await expect.poll(() => dialog.getByLabel("From").inputValue()).toBe("01/03/2039");
  await expect.poll(() => dialog.getByLabel("To, included").inputValue()).toBe("31/03/2039");
  await dialog.getByLabel("Who is free for it").waitFor();
  await dialog.getByLabel("To, included").fill("30/06/2039");
  await page.keyboard.press("Tab");
  const person = dialog.getByLabel("Who is free for all 2");
  await person.waitFor();
  const offered = () => person.getByRole("option").allTextContents();
  await expect.poll(offered).not.toContainEqual(expect.stringMatching(`^${leader.name} ·`));
  await dialog.getByRole("button", { name: /^Give 2 groups to / }).press("Enter");
  await dialog.waitFor({ state: "detached" });
  expect(await stored(led[0]?.id ?? "")).toMatchObject({ coordinatorId: leader.id });
  await page.getByRole("button", { name: "Save 2 departures" }).waitFor();
  await press("Control+s");
  await page.getByText("2 departures saved.").waitFor();
  const [first, second] = await Promise.all(led.map(({ id }) => stored(id)));
  expect(first?.coordinatorId).not.toBe(leader.id);
  expect(second?.coordinatorId).toBe(first?.coordinatorId);
});

test("months sum the departures of a travel and lead to its weeks, where a departure is begun, by keyboard alone", async () => {
  const [travel] = travels;
  const balanceDue = "2041-02-01";
  const early = await addTour(travel, {
    departureDate: "2041-04-02",
    endDate: "2041-04-09",
    balanceDue,
  });
  await addTour(travel, { departureDate: "2041-04-16", endDate: "2041-04-23", balanceDue });
  await addTour(travel, { departureDate: "2041-05-28", endDate: "2041-06-04", balanceDue });
  await page.goto(office.at("/travels?view=calendar&from=2041-04-02"));
  await page.getByRole("button", { name: "Months" }).press("Enter");
  await page.waitForURL(/zoom=months/);
  await page.getByRole("region", { name: "Departures by months" }).waitFor();
  const months = page.getByRole("group", { name: travel.name, exact: true });
  const april = months.getByRole("button", { name: /April 2041: 2 departures, 2 Planned/ });
  await april.focus();
  await press("ArrowRight");
  await expect.poll(focused).toBe(`2041-05 ${travel.id}`);
  await press("ArrowLeft");
  await expect.poll(focused).toBe(`2041-04 ${travel.id}`);
  await press("Enter");
  await page.waitForURL((url) => !url.searchParams.has("zoom"));
  await expect.poll(focused).toBe(early.id);
  expect(await stored(early.id)).toMatchObject({ departureDate: "2041-04-02" });

  await page.goto(office.at("/travels?view=calendar&from=2041-04-02"));
  await page.getByRole("button", { name: "Add departure" }).press("Enter");
  await page.getByRole("textbox", { name: "Search travels" }).fill(travel.name);
  await press("Enter");
  const { pathname } = new URL(office.at(`/travels/${travel.id}/tours/new`));
  await expect.poll(() => new URL(page.url()).pathname).toBe(pathname);
});
