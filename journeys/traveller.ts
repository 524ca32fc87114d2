import type { Page } from "playwright-core";
import type { Market } from "#markets/market-type.ts";
import { pathOf } from "#markets/paths.ts";
import { translatorFor } from "#markets/translator.ts";
import { mailedCode } from "./mailbox.ts";
import type { clientOf } from "./product.ts";

type Product = Pick<ReturnType<typeof clientOf>, "at">;

/** Somebody with a browser in a market, who has no account yet. */
export type Traveller = Readonly<{
  page: Page;
  product: Product;
  market: Market;
  email: string;
  hasScript: boolean;
}>;

const addressIn = ({ product, market }: Traveller, path: string): string =>
  product.at(market.hostDefault, path);

const wishlistOf = ({ market }: Traveller): string => pathOf(market.id, "wishlist") ?? "";

/** With the script the heart is filled at once, and what it says leads to the sign-in. */
const pressHeart = async ({ page, hasScript }: Traveller): Promise<string> => {
  const heart = page.locator(".heart").first();
  const saved = (await heart.getAttribute("value")) ?? "";
  await heart.click();
  if (hasScript)
    await page.locator(`.heart[value="${saved}"][aria-pressed=true]`).first().waitFor();
  if (hasScript) await page.locator(".toast a").click();
  else await page.waitForURL((url) => url.pathname === "/login");
  return saved;
};

/** Saves what a page is about as a stranger, makes an account by the mailed code, and finds it saved. */
export const saveAndSignUp = async (traveller: Traveller, path: string): Promise<void> => {
  const { page, product, market, email, hasScript } = traveller;
  const t = translatorFor(market);
  await page.goto(addressIn(traveller, path));
  const saved = await pressHeart(traveller);
  const steps = page.locator(hasScript ? "dialog.signin" : "main");
  const press = (name: string) => steps.getByRole("button", { name, exact: true }).click();
  await steps.getByLabel(t("login.email")).first().fill(email);
  await press(t("login.continue"));
  await steps.getByText(t("login.welcomeNew")).first().waitFor();
  await steps.getByLabel(t("login.code")).fill(await mailedCode(product, email));
  await press(t("login.confirm"));
  await steps.getByLabel(t("login.password")).fill("four trains and a tea");
  await steps.getByLabel(t("login.marketingNo")).check();
  await press(t("login.create"));
  if (hasScript) await page.locator(".site-account .site-initials").waitFor();
  else await page.waitForURL((url) => url.pathname === wishlistOf(traveller));
  await page.goto(addressIn(traveller, wishlistOf(traveller)));
  await page.locator(`main [value="${saved}"]`).first().waitFor();
};

/** Asks to be told when a departure is confirmed, which is chosen already. */
export const askForAlert = async (traveller: Traveller, path: string): Promise<void> => {
  const { page, market, hasScript } = traveller;
  const t = translatorFor(market);
  await page.goto(addressIn(traveller, path));
  await page.locator("button[name=about][value^='tour.']").first().click();
  const steps = page.locator(hasScript ? "dialog.alert-dialog" : "main");
  const confirmed = steps.getByRole("checkbox", { name: t("alert.confirmed") });
  if (!(await confirmed.isChecked())) throw new Error("The first reason is not chosen.");
  await steps.getByRole("button", { name: t("alert.turnOn") }).click();
  await steps.getByRole("heading", { name: t("alert.onTitle") }).waitFor();
};

/** Ends the alert by the link of its mail, as whoever holds the mail can. */
export const endAlert = async ({ page, market }: Traveller, link: string): Promise<void> => {
  const t = translatorFor(market);
  await page.goto(link);
  await page.getByRole("heading", { name: t("alert.stopTitle") }).waitFor();
  await page.locator("main form button").click();
  await page.getByRole("heading", { name: t("alert.stoppedTitle") }).waitFor();
};

/** Asks for two seats of a departure. Without the script the total is shown before it is sent. */
export const askForTwoSeats = async (traveller: Traveller, path: string): Promise<void> => {
  const { page, market, email, hasScript } = traveller;
  const t = translatorFor(market);
  await page.goto(addressIn(traveller, path));
  await page
    .getByRole("link", { name: t("departure.ask") })
    .first()
    .click();
  await page.locator(".request-seats label").nth(1).click();
  await page.getByLabel(t("request.name"), { exact: true }).fill("Nora Campi");
  await page.getByLabel(t("request.email"), { exact: true }).fill(email);
  const send = (n: number) => page.getByRole("button", { name: t("request.send", { n }) });
  if (!hasScript) await send(1).click();
  await send(2).click();
  if (hasScript) await page.getByRole("link", { name: t("request.see") }).click();
  await page.getByRole("heading", { name: t("request.yours") }).waitFor();
};
