import type { Browser, BrowserContext, Locator, Page } from "playwright-core";
import { launchBrowser } from "../../journeys/browser.ts";
import { mailedCode } from "../../journeys/mailbox.ts";
import { startProduct } from "../../journeys/product.ts";

// How long a sign-up, a sign-in and a request for a seat take the machine, and how many things
// somebody does; and what a page costs who is signed in more than a stranger, on a first visit.
// node bench/signed-in/signed-in.ts
const runs = 9;
const host = "it.localhost";
const password = "quattro treni e un tè";

type Product = Awaited<ReturnType<typeof startProduct>>;
type Cost = Readonly<{ requests: number; bytes: number; ms: number }>;

const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

/** Counts what somebody does in a part of the page: each press, and each field that they fill in. */
const person = (page: Page, part: string) => {
  let steps = 0;
  const dialog = page.locator(part);
  const press = async (name: string) => {
    steps += 1;
    await dialog.getByRole("button", { name, exact: true }).click();
  };
  return {
    steps: () => steps,
    async open() {
      steps += 1;
      await page.locator(".site-account").click();
      await dialog.getByLabel("E-mail").waitFor();
    },
    press,
    async go(link: Locator) {
      steps += 1;
      await link.click();
    },
    async follow(name: string) {
      steps += 1;
      await dialog.getByRole("link", { name }).click();
      await dialog.getByLabel("Password").waitFor();
    },
    async write(label: string, text: string) {
      steps += 1;
      await dialog.getByLabel(label, { exact: true }).first().fill(text);
    },
    /** Waits for what comes by itself, which is no step of theirs. */
    async see(label: string) {
      await dialog.getByLabel(label, { exact: true }).first().waitFor();
    },
    async check(label: string) {
      steps += 1;
      await dialog.getByLabel(label).check();
    },
  };
};

type Timed = Readonly<{ page: Page; part?: string; end?: string }>;

/** @param end what is there once it is done */
const timed = async (
  what: string,
  { page, part = "dialog.signin", end = ".site-account .site-initials" }: Timed,
  work: (own: ReturnType<typeof person>) => Promise<void>,
): Promise<void> => {
  const own = person(page, part);
  const begun = performance.now();
  await work(own);
  await page.locator(end).waitFor();
  const seconds = (performance.now() - begun) / 1000;
  console.log(`${what}: ${seconds.toFixed(2)} s, ${own.steps()} steps`);
};

const writeCode = async (product: Product, email: string, own: ReturnType<typeof person>) => {
  await own.write("E-mail", email);
  await own.press("Continua");
  // The mail is there once its step is; before that the newest one is of another sign-in.
  await own.see("Codice di sei cifre");
  await own.write("Codice di sei cifre", await mailedCode(product, email));
};

/** @returns the cookies of who is signed in then */
const signUpAndIn = async (browser: Browser, product: Product) => {
  const email = "bench@example.com";
  const fresh = async () => {
    const page = await browser.newPage();
    await page.goto(product.at(host, "/"), { waitUntil: "networkidle" });
    return page;
  };
  const page = await fresh();
  await timed("sign-up by a code", { page }, async (own) => {
    await own.open();
    await writeCode(product, email, own);
    await own.press("Conferma");
    await own.write("Password", password);
    await own.check("No, grazie");
    await own.press("Crea l’account");
  });
  await timed("sign-in by a code", { page: await fresh() }, async (own) => {
    await own.open();
    await writeCode(product, email, own);
    await own.press("Accedi");
  });
  await timed("sign-in by a password", { page: await fresh() }, async (own) => {
    await own.open();
    await own.follow("Usa la password");
    await own.write("E-mail", email);
    await own.write("Password", password);
    await own.press("Accedi");
  });
  return page.context().storageState();
};

const askLink = (page: Page) => page.getByRole("link", { name: "Richiedi questo posto" }).first();

/** Opens the first departure of a trip whose seats can be asked for. */
const openDeparture = async (page: Page, product: Product): Promise<void> => {
  await page.goto(product.at(host, "/cerca"));
  const trip = await page.locator(".card-link").first().getAttribute("href");
  await page.goto(product.at(host, trip ?? "/"));
  const links = await page.locator(".dep-row a[href^='/viaggi/']").all();
  const paths = await Promise.all(links.map((link) => link.getAttribute("href")));
  for (const path of new Set(paths)) {
    await page.goto(product.at(host, path ?? "/"), { waitUntil: "networkidle" });
    if ((await askLink(page).count()) > 0) return;
  }
  throw new Error("No departure of the first trip takes requests.");
};

const askForSeat = async (browser: Browser, product: Product): Promise<void> => {
  const page = await browser.newPage();
  await openDeparture(page, product);
  const ask = askLink(page);
  await timed("request for a seat", { page, part: "main", end: ".request-sent" }, async (own) => {
    await own.go(ask);
    await own.write("Nome", "Nora Campi");
    await own.write("E-mail", "nora@example.com");
    await own.press("Richiedi 1 posto");
  });
  await page.context().close();
};

type State = Awaited<ReturnType<BrowserContext["storageState"]>>;

/** One first visit, with nothing in any cache. */
const visit = async (browser: Browser, address: string, state: State | null): Promise<Cost> => {
  const context = await browser.newContext(state ? { storageState: state } : {});
  const page = await context.newPage();
  const devTools = await context.newCDPSession(page);
  await devTools.send("Network.enable");
  let [requests, bytes] = [0, 0];
  devTools.on("Network.loadingFinished", ({ encodedDataLength }) => {
    requests += 1;
    bytes += encodedDataLength;
  });
  const begun = performance.now();
  await page.goto(address);
  if (state) await page.locator(".site-initials").first().waitFor();
  const ms = performance.now() - begun;
  await page.waitForLoadState("networkidle");
  await context.close();
  return { requests, bytes, ms };
};

const compare = async (browser: Browser, address: string, state: State): Promise<void> => {
  const costs: Record<"stranger" | "signed in", Cost[]> = { stranger: [], "signed in": [] };
  for (let run = 0; run < runs; run++) {
    costs.stranger.push(await visit(browser, address, null));
    costs["signed in"].push(await visit(browser, address, state));
  }
  for (const [who, each] of Object.entries(costs)) {
    const middle = (key: keyof Cost) => median(each.map((cost) => cost[key])).toFixed(0);
    console.log(
      `${new URL(address).pathname}, ${who}: ${middle("requests")} requests, ${middle("bytes")} bytes, ${middle("ms")} ms`,
    );
  }
};

const product = await startProduct({});
const browser = await launchBrowser();
try {
  const state = await signUpAndIn(browser, product);
  await askForSeat(browser, product);
  for (const path of ["/", "/viaggi"]) await compare(browser, product.at(host, path), state);
} finally {
  await browser.close();
  await product.stop();
}
