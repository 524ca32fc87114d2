import { randomBytes } from "node:crypto";
import type { Page } from "playwright-core";
import sharp from "sharp";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type Office, openOffice } from "./office.ts";
import { read } from "./read.ts";
import { sharedProduct } from "./shared.ts";

const product = sharedProduct();
let office: Office;
beforeAll(async () => {
  office = await openOffice(product);
});
afterAll(() => office?.close());

/** Pictures unlike any other, since the same one is stored once. */
const photo = async (name: string) => ({
  name,
  mimeType: "image/jpeg",
  buffer: await sharp(randomBytes(90 * 60 * 3), { raw: { width: 90, height: 60, channels: 3 } })
    .resize(1400, 933)
    .jpeg()
    .toBuffer(),
});

const chooseFiles = async (
  page: Page,
  button: string,
  files: readonly Readonly<{ name: string; mimeType: string; buffer: Buffer }>[],
) => {
  const chooser = page.waitForEvent("filechooser");
  await page.getByRole("button", { name: button }).click();
  await (await chooser).setFiles([...files]);
};

test("pictures are uploaded into a folder through a broken connection, described, moved and deleted", async () => {
  const { page } = office;
  const word = crypto.randomUUID().slice(0, 8);
  await page.goto(office.at("/media"));
  await page.getByRole("heading", { level: 1, name: /^Media/ }).waitFor();

  await page.getByRole("button", { name: "New folder" }).click();
  await page.getByLabel("Path").fill(`viaggi-${word}`);
  await page.getByRole("button", { name: "Make the folder" }).click();
  await page.getByText(`viaggi-${word}`).first().waitFor();

  // The connection breaks for the first attempt at each file.
  const broken = new Set<string>();
  await page.route("**/api/it/media?folder=*", async (route) => {
    const key = route.request().headers()["idempotency-key"] ?? "";
    if (broken.has(key) || route.request().method() !== "POST") return route.continue();
    broken.add(key);
    return route.abort("connectionreset");
  });
  const svg = { name: "logo.svg", mimeType: "image/svg+xml", buffer: Buffer.from("<svg/>") };
  await chooseFiles(page, "Upload pictures", [
    await photo(`alba ${word}.jpg`),
    svg,
    await photo(`sera ${word}.jpg`),
  ]);
  const queue = page.getByRole("region", { name: "Uploads" });
  await queue.getByText("2 done, 1 refused").waitFor();
  await queue.getByText("SVG can carry scripts").waitFor();
  expect(broken.size).toBe(2);
  const grid = page.getByRole("list", { name: "Pictures" });
  await grid.getByRole("listitem").nth(1).waitFor();
  await queue.getByRole("button", { name: "Clear" }).click();

  await grid.getByRole("button", { name: `alba ${word}` }).click();
  const panel = page.getByRole("region", { name: `alba ${word}` });
  const ring = panel.getByRole("button", { name: /% from the left/ });
  await ring.focus();
  await page.keyboard.press("Shift+ArrowRight");
  await panel.getByLabel("Alternative text in Italian").fill("Un'alba sul lago");
  await panel.getByText("1 of 5").waitFor();
  await page.keyboard.press("Control+s");
  await page.getByText("Picture saved.").waitFor();
  const stored = await office.call("GET", `it/media?search=alba%20${word}`);
  expect(stored.body).toMatchObject({
    items: [
      {
        focal: { x: 60, y: 50 },
        alt: { it: "Un'alba sul lago" },
        missing: ["en", "es", "fr", "de"],
      },
    ],
  });

  await panel.evaluate((element) => element.setAttribute("data-before", ""));
  await chooseFiles(page, `Replace alba ${word}`, [await photo("another.jpg")]);
  await page.getByRole("button", { name: "Replace it" }).click();
  await page.getByText("was replaced").waitFor();
  // The panel is read anew and shows what was saved before.
  await page.locator("[data-before]").waitFor({ state: "detached" });
  await panel.getByText("1 of 5").waitFor();
  await expect
    .poll(() => panel.getByLabel("Alternative text in Italian").inputValue())
    .toBe("Un'alba sul lago");
  await page.keyboard.press("Escape");

  // That the middle of a picture is right is said from the keyboard.
  await grid.getByRole("button", { name: `sera ${word}` }).click();
  const other = page.getByRole("region", { name: `sera ${word}` });
  const needing = async () => {
    const { body } = await office.call("GET", `it/media?need=focal&search=sera%20${word}`);
    return (body as { total: number }).total;
  };
  expect(await needing()).toBe(1);
  const middle = other.getByRole("button", { name: /% from the left/ });
  await middle.focus();
  await page.keyboard.press("Tab");
  await expect
    .poll(() => page.evaluate(() => document.activeElement?.textContent))
    .toBe("The middle is right");
  await page.keyboard.press("Enter");
  await other.getByRole("button", { name: "The middle is right" }).waitFor({ state: "detached" });
  const isFocused = () => middle.evaluate((element) => element === document.activeElement);
  await expect.poll(isFocused).toBe(true);
  await page.keyboard.press("Control+s");
  await expect.poll(needing).toBe(0);
  // A panel that has not heard of its save yet would ask before it closes.
  await other.getByText("Save first to replace its file.").waitFor({ state: "detached" });
  await page.keyboard.press("Escape");

  await page.getByRole("checkbox", { name: `Choose sera ${word}` }).check();
  await page.getByRole("button", { name: "Move …" }).click();
  await page.getByRole("dialog").getByLabel("Folder").fill(`viaggi-${word}/sera`);
  await page.getByRole("button", { name: "Move 1 picture" }).click();
  await page.getByText("1 picture moved.").waitFor();
  await page.getByRole("button", { name: "sera 1", exact: true }).click();
  await grid.getByRole("listitem").nth(1).waitFor({ state: "detached" });

  await page.getByRole("button", { name: "List", exact: true }).click();
  await page.getByRole("checkbox", { name: `Choose sera ${word}` }).check();
  await page.getByRole("button", { name: "Delete …" }).click();
  await page.getByRole("button", { name: "Delete 1 picture" }).click();
  await page.getByText("1 picture deleted.").waitFor();
});

test("a plain file gets an address that is copied, and is sent without running", async () => {
  const { page } = office;
  const word = crypto.randomUUID().slice(0, 8);
  await page.goto(office.at("/cdn?folder=press"));
  await page.getByRole("heading", { level: 1, name: /^Cdn/ }).waitFor();
  const buffer = Buffer.from("<script>document.title = 'ran'</script>");
  await chooseFiles(page, "Upload files", [
    { name: `Seite ${word}.html`, mimeType: "text/html", buffer },
  ]);
  const name = `seite-${word}.html`;
  await page.getByRole("button", { name, exact: true }).click();
  const panel = page.getByRole("region", { name });
  await panel.getByRole("button", { name: "Copy address" }).click();
  await expect
    .poll(() => page.evaluate(() => navigator.clipboard.readText()))
    .toMatch(new RegExp(`/cdn/files/press/${name}$`));
  await panel.getByRole("button", { name: "Purge" }).click();
  await page.getByText("Caches in front ask for it again.").waitFor();
  const { headers } = await read(product.at("it.localhost", `/cdn/files/press/${name}`));
  expect(headers).toMatchObject({
    "content-disposition": `attachment; filename="${name}"`,
    "x-content-type-options": "nosniff",
  });
});
