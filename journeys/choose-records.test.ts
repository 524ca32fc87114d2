import sharp from "sharp";
import type { Locator, Page } from "playwright-core";
import { expect, test } from "vitest";
import { type BlockName, blockSchemas } from "#blocks/schemas.ts";
import type { Block } from "#features/content/pages/contract.ts";
import { elementId } from "#features/content/pages/parts/element-id.ts";
import { type Office, openBlock, textBlock, saveAndWait } from "./office.ts";
import { officeForEach } from "./office-for-each.ts";
import { read } from "./read.ts";

let office: Office;
let page: Page;
const product = officeForEach((desk) => {
  ({ office, page } = desk);
});

const block = (blockType: BlockName, overrides: Block["content"] = {}): Block => ({
  ...textBlock(""),
  blockType,
  content: { ...blockSchemas[blockType].start, ...overrides },
});
const dialog = () => page.getByRole("dialog");
const press = async (...keys: readonly string[]) => {
  for (const key of keys) await page.keyboard.press(key);
};
const expectFocused = (locator: Locator) =>
  expect.poll(() => locator.evaluate((each) => each === document.activeElement)).toBe(true);
const button = (name: string) => page.getByRole("button", { name, exact: true });
const contentOf = async (id: string, position: number): Promise<Block["content"]> =>
  (await office.stored(id)).blocks[position]?.content ?? {};

const found = [
  ["wr-quote", "coordinator", "Choose a coordinator for Coordinator", "chiara"],
  ["wr-map", "travel", "Choose a travel for Trip", "vietnam"],
  ["wr-travels", "where", "Choose a destination for Destination", "giappone"],
] as const;

test("records are chosen by search and by keyboard alone, and a lost network or record is said", async () => {
  const gone = { media: "00000000-0000-4000-8000-000000000000" };
  const record = await office.create({
    blocks: [...found.map(([type]) => block(type)), block("wr-gallery"), block("wr-image", gone)],
  });
  await office.edit(record);
  await openBlock(page, 5);
  await page.getByText("This picture is gone.").waitFor();
  await page.route("**/api/it/choices/media?search*", (route) => route.abort());
  await button("Replace Picture").click();
  await dialog().getByText("The pictures could not be read").waitFor();
  await page.unroute("**/api/it/choices/media?search*");
  await dialog().getByRole("button", { name: "Try again" }).click();
  await dialog().getByRole("listitem").first().waitFor();
  await dialog().getByRole("alert").waitFor({ state: "detached" });
  await press("Escape");
  await dialog().waitFor({ state: "detached" });

  for (const [index, [, , opener, query]] of found.entries()) {
    await openBlock(page, index + 1);
    await button(opener).first().click();
    const search = dialog().getByRole("textbox", { name: /^Search / });
    await search.fill(query);
    await search.press("Enter"); // at once: the answer to these words has yet to come
    await dialog().waitFor({ state: "detached" });
    await page.locator(".block-form").getByText(new RegExp(query, "i")).first().waitFor();
  }
  // A coordinator is known by the face; an id says nothing to anybody.
  await openBlock(page, 1);
  await page.locator('.block-form img[data-kind="coordinator"]').waitFor();
  const typed = page.locator(".block-form input");
  const written = () =>
    typed.evaluateAll((inputs) => inputs.map((each) => (each as HTMLInputElement).value).join());
  await expect.poll(written).not.toMatch(/[0-9a-f-]{36}/);
  await saveAndWait(page);
  const { blocks } = await office.stored(record.id);
  const values = found.map(([, field], index) => blocks[index]?.content[field]);
  expect(values).toEqual([
    expect.stringMatching(/^[0-9a-f-]{36}$/),
    expect.stringMatching(/^[0-9a-f-]{36}$/),
    "giappone",
  ]);

  await openBlock(page, 4);
  await button("Add one: Pictures").click();
  const opener = button("Choose a picture for Picture");
  await opener.focus();
  await press("Enter");
  await dialog().getByRole("listitem").first().waitFor();
  await page.keyboard.type("ice");
  await dialog().locator("ul[aria-busy=false]").waitFor();
  await press("Escape");
  await dialog().waitFor({ state: "detached" });
  await expectFocused(opener);
  await press("Enter");
  const second = dialog().getByRole("listitem").nth(1).locator("strong");
  await second.waitFor();
  await press("ArrowDown", "ArrowRight");
  const name = await second.innerText();
  await press("Enter");
  await dialog().waitFor({ state: "detached" });
  await page.locator(".block-form").getByText(name, { exact: true }).waitFor();
  await expectFocused(button("Replace Picture"));
});

test("trips, anchors and addresses are linked by mouse and by keyboard, words of a text too", async () => {
  const search = () => dialog().getByRole("combobox");
  const field = (label: string) => page.getByRole("button", { name: new RegExp(`^${label}`) });
  const group = (name: string) => dialog().getByRole("group", { name });
  const text = textBlock("Perché in gruppo");
  const anchor = `#${elementId(text.id)}`;
  const record = await office.create({ blocks: [text, block("wr-call-to-action")] });
  const storedLinks = async () => {
    const { buttonLink, otherLink } = await contentOf(record.id, 1);
    return [buttonLink, otherLink];
  };
  await office.edit(record);
  await openBlock(page, 2);
  await field("Button link").click();
  const trip = group("Trips").getByRole("option").first();
  const tripName = await trip.locator("strong").innerText();
  await trip.click();
  await dialog().waitFor({ state: "detached" });
  await field(`Button link Trip · ${tripName}`).waitFor();
  await field("Second button link").click();
  await group("On this page")
    .getByRole("option", { name: /Perché in gruppo/ })
    .click();
  await field("Second button link Anchor · Text: Perché in gruppo").waitFor();
  await saveAndWait(page);
  expect(await storedLinks()).toEqual([expect.stringMatching(/^\/viaggi\/[a-z0-9-]+$/), anchor]);
  for (const label of ["Button link", "Second button link"]) {
    await button(`Clear ${label}`).click();
    await field(`${label} No link`).waitFor();
  }

  await page.getByLabel("Button label", { exact: true }).focus();
  await press("Tab", "Enter");
  await group("Trips").getByRole("option").first().waitFor();
  await page.keyboard.type("lofoten ponte");
  await press("Enter"); // at once: the answer to these words has yet to come
  await expectFocused(field("Button link Trip · Lofoten"));
  await press("Tab", "Tab", "Tab", "Enter"); // over Clear and the second label
  await group("Trips").getByRole("option").first().waitFor();
  await press("ArrowDown", "ArrowUp");
  const activeOption = dialog().getByRole("option", { selected: true });
  await expect.poll(() => activeOption.innerText()).toContain("Perché in gruppo");
  await press("Enter");
  await expectFocused(field("Second button link Anchor"));
  await press("Enter");
  await expectFocused(search());
  await press("Escape");
  await dialog().waitFor({ state: "detached" });
  await press("Control+s");
  await expect.poll(storedLinks).toEqual([expect.stringMatching(/^\/viaggi\/lofoten/), anchor]);

  await field("Button link").click();
  await search().fill(product.at("it.localhost", "/coordinatori"));
  await group("Use as link")
    .getByRole("option", { name: /^Coordinatori/ })
    .waitFor();
  await search().fill(product.at("fr.localhost", "/"));
  await dialog()
    .getByText(/^This is the site of France/)
    .waitFor();
  await expect.poll(() => dialog().getByRole("option").count()).toBe(0);
  await search().fill("/non-esiste");
  await dialog()
    .getByRole("option", { name: /leads nowhere/ })
    .click();
  await page.getByText("It leads nowhere: visitors meet a 404.").waitFor();

  await openBlock(page, 1);
  await page.getByRole("textbox", { name: "Text", exact: true }).focus();
  await press("Control+A", "Control+Shift+K");
  await search().fill("/coordinatori");
  await press("Enter"); // at once: the dialog has yet to read the sites
  await dialog().waitFor({ state: "detached" });
  await press("Control+s");
  await expect
    .poll(async () => (await contentOf(record.id, 0))["text"])
    .toBe("[Testo](/coordinatori)");
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
const describe = () => button("Describe Picture").click();
const described = () => button("Done with the description of Picture").click();

test("a picture dropped on its field is uploaded, described, saved and seen by visitors", async () => {
  const own = crypto.randomUUID().slice(0, 8);
  const record = await office.create({
    blocks: [block("wr-image"), block("wr-gallery")],
    isPublished: true,
  });
  const shown = async () =>
    /<picture[^]*?<\/picture>/.exec(
      (await read(product.at("it.localhost", `/${record.slug}`))).text,
    )?.[0] ?? "";
  await office.edit(record);
  await openBlock(page, 1);
  const field = zone("Picture");
  await field.waitFor();
  const svg = Buffer.from("<svg xmlns='http://www.w3.org/2000/svg'/>").toString("base64");
  await give(field, "drop", [{ name: "logo.png", base64: svg }]);
  await field.getByText("SVG can carry scripts. Save it as PNG and upload that.").waitFor();
  await button("Dismiss logo.png").click();
  await page.route("**/api/it/media", (route) => route.abort());
  await give(field, "paste", [await picture(`Lago ${own}.jpg`)]);
  await field.getByText("The connection was lost.").waitFor();
  await page.unroute("**/api/it/media");
  await button(`Try again: Lago ${own}.jpg`).click();
  await page.getByText(`“Lago ${own}” was uploaded.`).waitFor();
  const alt = page.getByLabel("What is seen, in Italian");
  await alt.fill("Un lago calmo");
  await page.getByLabel("Tags").fill(`Lago, ${own}`);
  await described();
  await field.getByText("Alternative text: Un lago calmo").waitFor();
  await saveAndWait(page);
  await expect.poll(shown).toContain('alt="Un lago calmo"');
  const first = await shown();
  expect(first).toMatch(/160\.avif 160w[^"]*1920\.avif 1920w/);
  expect(first).toContain("linear-gradient");

  await describe();
  await alt.fill("Un lago mosso");
  const focus = field.getByRole("group", { name: "Focal point" });
  const point = focus.getByRole("button", { name: /% from the left/ });
  await expect.poll(() => point.getAttribute("aria-label")).toMatch(/^50 % .* 50 %/);
  await focus
    .locator("img")
    .first()
    .click({ position: { x: 20, y: 20 } });
  // The keys move the point from where the click has put it.
  const at = async () =>
    ((await point.getAttribute("aria-label"))?.match(/\d+/g) ?? []).map(Number);
  await expect.poll(at).not.toEqual([50, 50]);
  const [left = 0, top = 0] = await at();
  const [x, y] = [left + 10, top - 1];
  await press("Shift+ArrowRight", "ArrowUp");
  await expect.poll(at).toEqual([x, y]);
  expect([x, y].every((percent) => percent > 0 && percent < 30)).toBe(true);
  await described();
  await field.getByText("Un lago mosso").waitFor();
  const { media } = await contentOf(record.id, 0);
  await expect
    .poll(async () => (await office.call("GET", `it/media/${String(media)}`)).body)
    .toMatchObject({ focal: { x, y } });
  await expect.poll(shown).toContain(`object-position:${x}% ${y}%`);
  expect(await shown()).toContain('alt="Un lago mosso"');

  await button("Replace Picture").click();
  await expect
    .poll(() => dialog().getByRole("listitem").first().locator("strong").innerText())
    .toMatch(new RegExp(`^Lago ${own}`));
  await dialog().getByRole("button", { name: own, exact: true }).click();
  await dialog()
    .getByText(/^1 picture, page 1 of 1$/)
    .waitFor();
  await press("Escape");

  await openBlock(page, 2);
  const list = zone("Files for Pictures");
  await list.waitFor();
  const names = ["Uno", "Due", "Tre"].map((name) => `${name} ${own}`);
  await give(list, "drop", await Promise.all(names.map((name) => picture(`${name}.jpg`))));
  // Only the picture that is being edited is unfolded.
  for (const name of names)
    await list.getByText(name, { exact: true }).waitFor({ state: "attached" });
  await give(zone("Picture").first(), "drop", [await picture(`Quattro ${own}.jpg`)]);
  await list.getByText(`“Quattro ${own}” was uploaded.`).waitFor();
  await saveAndWait(page);
  const { pictures } = await contentOf(record.id, 1);
  const stored = await Promise.all(
    (pictures as readonly { media: string }[]).map(
      async (each) =>
        ((await office.call("GET", `it/media/${each.media}`)).body as { name: string }).name,
    ),
  );
  expect(stored.map((name) => name.split(" ")[0])).toEqual(["Quattro", "Due", "Tre"]);
});
