import type { Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { ListedTour } from "#features/catalogue/tours/listed-contract.ts";
import { addDays } from "#markets/days.ts";
import { marketByApiCountry } from "#markets/markets.ts";
import { translatorFor } from "#markets/translator.ts";
import { openBrowser, type TestBrowser } from "./browser.ts";
import { type Office, openOffice } from "./office.ts";
import { createTravel, tourDraft } from "./own-travel.ts";
import { read } from "./read.ts";
import { sharedProduct } from "./shared.ts";

const product = sharedProduct();
let browser: TestBrowser;
let office: Office;
/** Makes the departure. */
let maker: Office;
beforeAll(async () => {
  browser = await openBrowser();
  [office, maker] = [await openOffice(product, "editor"), await openOffice(product, "super")];
});
afterAll(async () => {
  await office?.close();
  await maker?.close();
  await browser?.close();
});

/** A departure that visitors of the Italian site see, with 14 free seats. */
const offer = async () => {
  const travel = await createTravel(maker);
  const day = addDays(new Date().toISOString().slice(0, 10), 150);
  const draft = tourDraft(day, { isPublished: true, flexibleCents: 4900 });
  const { body, status } = await maker.call("POST", `it/travels/${travel.id}/tours`, draft);
  expect(status).toBe(201);
  const { code, id } = body as ListedTour;
  return { travel, id, path: `/viaggi/${travel.slug}/${code}` };
};

/** The numbers of a departure as its public page says them; a number stands unbroken with its word. */
const groupOf = async (path: string): Promise<string> => {
  const { text } = await read(product.at("it.localhost", path));
  const [lines = ""] = /<ul class="group-lines">.*?<\/ul>/s.exec(text) ?? [];
  return lines.replaceAll("\u00A0", " ");
};

type Asker = Readonly<{ page: Page; email: string; path: string }>;

/** Two seats, chosen as a hand would: with the script the form opens in its place and reckons. */
const askWithScript = async ({ page, email, path }: Asker): Promise<void> => {
  await page.goto(product.at("it.localhost", path));
  await page.getByRole("link", { name: "Richiedi questo posto" }).first().click();
  const title = page.getByRole("heading", { name: "Richiedi un posto" });
  await title.waitFor();
  await expect
    .poll(() => title.evaluate((element) => element === document.activeElement))
    .toBe(true);
  await page.locator(".request-seats label").nth(1).click();
  const send = page.getByRole("button", { name: "Richiedi 2 posti" });
  await send.click();
  await page.getByText("Scrivi il tuo nome").waitFor();
  await page.getByLabel("Nome").fill("Nora Campi");
  await page.getByLabel("E-mail", { exact: true }).fill(email);
  await page.getByText(/Totale per 2: 1\.998\s€/).waitFor({ state: "attached" });
  await send.dblclick();
  await page.getByRole("heading", { name: "Abbiamo la tua richiesta" }).waitFor();
  await page.getByText(`A ${email}, con questo numero e il tuo link.`).waitFor();
  await page.locator(".request-sent .copy-text").getByText("Copia", { exact: true }).waitFor();
  await page.getByRole("link", { name: "Vedi la tua richiesta" }).click();
};

/** Two seats, sent without a network and again when there is one, twenty minutes later. */
const askPastSilence = async ({ page, email, path }: Asker): Promise<void> => {
  await page.goto(product.at("it.localhost", path));
  await page.getByRole("link", { name: "Richiedi questo posto" }).first().click();
  await page.getByRole("heading", { name: "Richiedi un posto" }).waitFor();
  await page.locator(".request-seats label").nth(1).click();
  await page.getByLabel("Nome").fill("Nora Campi");
  await page.getByLabel("E-mail", { exact: true }).fill(email);
  await page.context().setOffline(true);
  await page.getByRole("button", { name: "Richiedi 2 posti" }).click();
  await page.getByText("Nessuna rete.").waitFor();
  await page.clock.setSystemTime(Date.now() + 20 * 60_000);
  await page.context().setOffline(false);
  await expect.poll(() => page.getByLabel("Nome").inputValue()).toBe("Nora Campi");
  await page.getByRole("button", { name: "Riprova" }).dblclick();
  await page.getByRole("heading", { name: "Abbiamo la tua richiesta" }).waitFor();
  await page.getByRole("link", { name: "Vedi la tua richiesta" }).click();
};

/** Two seats by the browser's own form: the total that was not shown yet is shown before it is sent. */
const askWithoutScript = async ({ page, email, path }: Asker): Promise<void> => {
  await page.goto(product.at("it.localhost", path));
  await page.getByRole("link", { name: "Richiedi questo posto" }).first().click();
  await page.locator(".request-seats label").nth(1).click();
  await page.getByLabel("Nome").fill("Nora Campi");
  await page.getByLabel("E-mail", { exact: true }).fill(email);
  await page.getByRole("button", { name: "Richiedi 1 posto" }).click();
  await page.getByText(/Il tuo totale è 1\.998\s€\./).waitFor();
  await page.getByRole("button", { name: "Richiedi 2 posti" }).click();
};

test.each([
  ["with the script", true, askWithScript],
  ["without JavaScript", false, askWithoutScript],
])(
  "two seats are asked for %s, staff give them, and the departure's numbers follow",
  async (_how, javaScriptEnabled, ask) => {
    const { path } = await offer();
    const context = await browser.newContext({ javaScriptEnabled });
    const page = await context.newPage();
    const email = `nora-${crypto.randomUUID().slice(0, 8)}@example.com`;
    await ask({ page, email, path });
    await page.getByRole("heading", { name: "La tua richiesta" }).waitFor();
    await expect.poll(() => page.url()).toMatch(/\/requests\/[0-9a-f]{32}(#request-title)?$/);

    const desk = office.page;
    await desk.goto(office.at(`/requests?search=${encodeURIComponent(email)}`));
    await desk.getByRole("button", { name: "Nora Campi", exact: true }).click();
    await desk.getByText("2 people come in: 0 becomes 2").waitFor();
    // T takes the request that is open, and the mail shows the words that were filled in.
    await desk.getByRole("heading", { name: "What was asked" }).click();
    await desk.keyboard.press("t");
    await desk.getByText("It is yours now.").waitFor();
    await desk.getByText("As mail", { exact: true }).click();
    await desk.locator(".request-mail mark").getByText("Nora", { exact: true }).waitFor();
    await desk.getByRole("button", { name: "Give 2 seats and answer" }).click();
    await desk.getByText("2 seats given to Nora Campi.").waitFor();

    await page.reload();
    await page.getByRole("heading", { name: "Due posti sono vostri" }).waitFor();
    await page.getByText(/i 2 posti per/).waitFor();
    await expect.poll(() => groupOf(path)).toMatch(/2 persone iscritte.*12 posti liberi/s);
    await context.close();
  },
);

/** A departure that a test adds to a travel of the demo, as the market's own site shows it. */
const offerIn = async (country: string) => {
  const { body } = await maker.call("GET", `${country}/travels?pageSize=1`);
  const [travel] = (body as { items: readonly { id: string }[] }).items;
  const day = addDays(new Date().toISOString().slice(0, 10), 160);
  const draft = tourDraft(day, { isPublished: true });
  const made = await maker.call("POST", `${country}/travels/${travel?.id}/tours`, draft);
  expect(made.status).toBe(201);
  return (made.body as ListedTour).path;
};

test.each([
  ["de", "de.localhost"],
  ["fr", "fr.localhost"],
] as const)("in %s a seat is asked for and withdrawn without JavaScript", async (country, host) => {
  const market = marketByApiCountry(country);
  if (!market) throw new Error(`There is no market ${country}.`);
  const t = translatorFor(market);
  const path = await offerIn(country);
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(product.at(host, path));
  await page
    .getByRole("link", { name: t("departure.ask") })
    .first()
    .click();
  await page.getByRole("button", { name: t("request.send", { n: 1 }) }).click();
  await page.getByText(t("request.nameMissing")).waitFor();
  await page.getByLabel(t("request.name"), { exact: true }).fill("Nora Feld");
  await page.getByLabel(t("request.email"), { exact: true }).fill("nora.feld@example.com");
  await page.getByRole("button", { name: t("request.send", { n: 1 }) }).click();
  await page.getByRole("heading", { name: t("request.yours") }).waitFor();
  await page.getByRole("link", { name: t("request.withdraw") }).click();
  await page.getByRole("button", { name: t("request.withdrawNow") }).click();
  const withdrawn = page.getByRole("heading", { name: t("request.withdrawn") });
  await expect.poll(() => withdrawn.isVisible()).toBe(true);
  await context.close();
});

test("what is chosen and typed before the form's script has come counts", async () => {
  const { path } = await offer();
  const page = await (await browser.newContext()).newPage();
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  await page.route(/\/hydrate-[^/]*\.js$/, async (route) => {
    await released;
    await route.continue();
  });
  await page.goto(product.at("it.localhost", path));
  await page.getByRole("link", { name: "Richiedi questo posto" }).first().click();
  await page.locator(".request-seats label").nth(1).click();
  await page.getByLabel("Nome").fill("Nora Campi");
  release();
  await page.getByRole("button", { name: "Richiedi 2 posti" }).waitFor();
  await page.locator(".request-seats label").nth(2).click();
  await page.getByRole("button", { name: "Richiedi 3 posti" }).waitFor();
  await expect.poll(() => page.getByLabel("Nome").inputValue()).toBe("Nora Campi");
  await page.context().close();
});

test("what is sent again after twenty minutes without a network is one request; staff undo its giving, and decline", async () => {
  const { travel, path } = await offer();
  const other = addDays(new Date().toISOString().slice(0, 10), 200);
  const second = tourDraft(other, { isPublished: true });
  await maker.call("POST", `it/travels/${travel.id}/tours`, second);
  const page = await (await browser.newContext()).newPage();
  const email = `nora-${crypto.randomUUID().slice(0, 8)}@example.com`;
  await askPastSilence({ page, email, path });
  await page.getByRole("heading", { name: "La tua richiesta" }).waitFor();
  const { body } = await office.call("GET", `it/requests?search=${encodeURIComponent(email)}`);
  expect(body).toMatchObject({ total: 1 });

  const desk = office.page;
  await desk.goto(office.at(`/requests?search=${encodeURIComponent(email)}`));
  await desk.getByRole("button", { name: "Nora Campi", exact: true }).click();
  await desk.getByRole("button", { name: "Give 2 seats and answer" }).click();
  await desk.getByRole("button", { name: "Undo", exact: true }).click();
  await desk.getByText("Taken back from Nora Campi.").waitFor();
  await expect.poll(() => groupOf(path)).toContain("Ancora nessuna iscrizione");
  await desk.getByRole("button", { name: "Decline …" }).click();
  await desk.getByLabel(/^Why, in Italian/).fill("Il gruppo è al completo.");
  await desk.getByRole("checkbox", { name: /14 seats left/ }).check();
  await desk.getByRole("button", { name: "Decline it" }).click();
  await desk.getByText("Declined, and Nora Campi told.").waitFor();
  await desk.getByRole("button", { name: "Undo", exact: true }).waitFor();
  await page.reload();
  await page.getByText(/non abbiamo trovato i posti.*Il gruppo è al completo\./s).waitFor();
  await page.context().close();
});
