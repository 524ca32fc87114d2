import sharp from "sharp";
import type { Browser, Locator, Page } from "playwright-core";
import { expect, test } from "vitest";
import { type BlockName, blockSchemas } from "#blocks/schemas.ts";
import type { Block } from "#features/pages/contract.ts";
import { axeViolations } from "./axe.ts";
import { type Office, openBlock, save, textBlock } from "./office.ts";
import { officeForEach } from "./office-for-each.ts";

let browser: Browser;
let office: Office;
let page: Page;
const product = officeForEach((desk) => {
  ({ browser, office, page } = desk);
});

const block = (blockType: BlockName): Block => ({
  ...textBlock(""),
  blockType,
  content: blockSchemas[blockType].start,
});

type DroppedFile = Readonly<{ name: string; base64: string }>;

/** A picture of its own colour, which no library holds yet. */
const picture = async (name: string): Promise<DroppedFile> => {
  const [r = 0, g = 0, b = 0] = crypto.getRandomValues(new Uint8Array(3));
  const drawn = sharp({
    create: { width: 1500, height: 1000, channels: 3, background: { r, g, b } },
  });
  return { name, base64: (await drawn.jpeg().toBuffer()).toString("base64") };
};

/** Lets files fall on an element, or pastes them, as the browser itself would. */
const give = (zone: Locator, type: "drop" | "paste", files: readonly DroppedFile[]) =>
  zone.evaluate(
    (element, { kind, sent }) => {
      const data = new DataTransfer();
      for (const { name, base64 } of sent) {
        const bytes = Uint8Array.from(atob(base64), (letter) => letter.codePointAt(0) ?? 0);
        data.items.add(new File([bytes], name));
      }
      const init = { bubbles: true, cancelable: true };
      element.dispatchEvent(
        kind === "drop"
          ? new DragEvent("drop", { ...init, dataTransfer: data })
          : new ClipboardEvent("paste", { ...init, clipboardData: data }),
      );
    },
    { kind: type, sent: files },
  );

const zone = (label: string) => page.getByRole("group", { name: label, exact: true });
const saveAndWait = async () => {
  await save(page);
  await page.getByText("Page updated successfully.").waitFor();
};

test("a picture dropped on its field is uploaded, described, saved and seen by visitors", async () => {
  const record = await office.create({ blocks: [block("wr-image")], isPublished: true });
  await office.edit(record);
  await openBlock(page, 1);
  const field = zone("Picture");
  await field.waitFor();
  await give(field, "drop", [await picture("Lago all'alba.jpg")]);
  await page.getByText("“Lago all'alba” was uploaded.").waitFor();
  const alt = page.getByLabel("What is seen, in Italian");
  await alt.fill("Un lago calmo");
  await page.getByLabel("Tags").fill("Lago, alba");
  await page.getByRole("button", { name: "Done with the description of Picture" }).click();
  await field.getByText("Alternative text: Un lago calmo").waitFor();
  expect(await axeViolations(page)).toEqual([]);
  await saveAndWait();

  const visitor = await browser.newPage();
  await visitor.goto(product.at("it.localhost", `/${record.slug}`));
  const shown = visitor.getByAltText("Un lago calmo");
  await shown.waitFor();
  await expect
    .poll(() => shown.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(0);
  const sources = await shown.evaluate((image) =>
    [...(image.parentElement?.querySelectorAll("source") ?? [])].map(({ srcset }) => srcset),
  );
  expect(sources[0]).toMatch(/160\.avif 160w.*1920\.avif 1920w/);
  const placeholder = await shown.evaluate((image) => image.parentElement?.style.background);
  expect(placeholder).toContain("linear-gradient");

  await page.getByRole("button", { name: "Describe Picture" }).click();
  await alt.fill("Un lago mosso");
  await page.getByRole("button", { name: "Done with the description of Picture" }).click();
  await field.getByText("Un lago mosso").waitFor();
  await page.getByRole("button", { name: "Describe Picture" }).click();
  const focus = field.getByRole("group", { name: "Focal point" });
  const point = focus.getByRole("button", { name: /% from the left/ });
  await expect.poll(() => point.getAttribute("aria-label")).toMatch(/^50 % .* 50 %/);
  await focus
    .locator("img")
    .first()
    .click({ position: { x: 20, y: 20 } });
  await page.keyboard.press("Shift+ArrowRight");
  await page.keyboard.press("ArrowUp");
  const [, left, top] =
    /^(\d+) % .* (\d+) %/.exec((await point.getAttribute("aria-label")) ?? "") ?? [];
  expect([Number(left), Number(top)].every((percent) => percent > 0 && percent < 30)).toBe(true);
  expect(await axeViolations(page)).toEqual([]);
  await page.getByRole("button", { name: "Done with the description of Picture" }).click();
  await visitor.reload();
  await visitor.getByAltText("Un lago mosso").waitFor();
  const position = () =>
    visitor.getByAltText("Un lago mosso").evaluate((image) => image.style.objectPosition);
  await expect.poll(() => visitor.reload().then(position)).toBe(`${left}% ${top}%`);
  await visitor.close();

  await page.getByRole("button", { name: "Replace Picture" }).click();
  const dialog = page.getByRole("dialog");
  const first = dialog.getByRole("listitem").first().locator("strong");
  await expect.poll(() => first.innerText()).toMatch(/^Lago all'alba/);
  await dialog.getByRole("button", { name: "lago", exact: true }).click();
  await dialog.getByText(/^\d+ pictures?, page 1 of 1$/).waitFor();
  expect(await axeViolations(page)).toEqual([]);
});

test("a field says why a file was refused, and tries again after a lost connection", async () => {
  await office.edit(await office.create({ blocks: [block("wr-image")] }));
  await openBlock(page, 1);
  const field = zone("Picture");
  await field.waitFor();
  const svg = Buffer.from("<svg xmlns='http://www.w3.org/2000/svg'/>").toString("base64");
  await give(field, "drop", [{ name: "logo.png", base64: svg }]);
  await field.getByText("SVG can carry scripts. Save it as PNG and upload that.").waitFor();
  await page.getByRole("button", { name: "Dismiss logo.png" }).click();

  await page.route("**/api/it/media", (route) => route.abort());
  await give(field, "paste", [await picture("Ponte.jpg")]);
  await field.getByText("The connection was lost.").waitFor();
  expect(await axeViolations(page)).toEqual([]);
  await page.unroute("**/api/it/media");
  await page.getByRole("button", { name: "Try again: Ponte.jpg" }).click();
  await field.getByText("“Ponte” was uploaded.").waitFor();
});

test("files dropped on a gallery become pictures in their order, one on a picture replaces it", async () => {
  const record = await office.create({ blocks: [block("wr-gallery")] });
  await office.edit(record);
  await openBlock(page, 1);
  const list = zone("Files for Pictures");
  await list.waitFor();
  await give(list, "drop", await Promise.all(["Uno.jpg", "Due.jpg", "Tre.jpg"].map(picture)));
  // Only the picture that is being edited is unfolded.
  for (const name of ["Uno", "Due", "Tre"])
    await list.getByText(name, { exact: true }).waitFor({ state: "attached" });
  await give(zone("Picture").first(), "drop", [await picture("Quattro.jpg")]);
  await list.getByText("“Quattro” was uploaded.").waitFor();
  await saveAndWait();
  const [stored] = (await office.stored(record.id)).blocks;
  const pictures = (stored?.content["pictures"] ?? []) as readonly { media: string }[];
  const ids = pictures.map(({ media }) => media);
  const names = await Promise.all(
    ids.map(async (id) => (await office.call("GET", `it/media/${id}`)).body as { name: string }),
  );
  expect(names.map(({ name }) => name.split(" ")[0])).toEqual(["Quattro", "Due", "Tre"]);
});
