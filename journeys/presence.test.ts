import { afterEach, beforeEach, expect, test } from "vitest";
import type { Page as CustomPage } from "#features/content/pages/contract.ts";
import {
  type Office,
  openBlock,
  openOffice,
  type StaffName,
  textBlock,
  saveAndWait,
} from "./office.ts";
import { sharedProduct } from "./shared.ts";

const product = sharedProduct();
let offices: Readonly<{ emma: Office; sofia: Office }>;
let record: CustomPage;
beforeEach(async () => {
  const open = (name: StaffName) => openOffice(product, name);
  const [emma, sofia] = await Promise.all([open("editor"), open("admin")]);
  offices = { emma, sofia };
  record = await emma.create({ blocks: [textBlock("Uno"), textBlock("Due")] });
});
afterEach(() => Promise.all(Object.values(offices).map((office) => office.close())));

/** The page in the editors of Emma Clarke and of Sofia Greco. */
const openBoth = async () => {
  const { emma, sofia } = offices;
  const [hers, theirs] = await Promise.all([emma.edit(record), sofia.edit(record)]);
  return { emma: hers, sofia: theirs };
};
const titleIn = (page: Office["page"]) => page.getByLabel("Title", { exact: true });

test("two editors of a page see each other, and a block's lock passes from one to the other", async () => {
  const { emma, sofia } = await openBoth();
  await emma.getByRole("button", { name: "Sofia Greco", exact: true }).waitFor();
  await openBlock(emma, 2);
  await sofia.getByRole("button", { name: "Emma Clarke, reading Text" }).click();
  const lock = sofia.getByText(/^Emma Clarke is editing this block since \d\d:\d\d\.$/);
  await expect.poll(() => titleIn(sofia).isEnabled()).toBe(true);
  await lock.waitFor({ state: "detached" });
  await titleIn(emma).fill("Emma writes");
  await lock.waitFor();
  await expect.poll(() => titleIn(sofia).isDisabled()).toBe(true);

  // Who may not write in a block saves what they wrote elsewhere, and takes nothing away.
  await sofia.getByRole("button", { name: "Page settings" }).click();
  await sofia.getByLabel("SEO title").fill("Sofia is ready");
  await saveAndWait(sofia);
  await expect.poll(() => titleIn(emma).inputValue()).toBe("Emma writes");

  await openBlock(sofia, 2);
  await sofia.getByRole("button", { name: "Take over" }).click();
  await emma.getByText("Sofia Greco has taken over this block.").waitFor();
  await lock.waitFor({ state: "detached" });
  await expect.poll(() => titleIn(emma).inputValue()).toBe("Emma writes");
  await emma.getByRole("button", { name: "Take it back" }).click();
  await sofia.getByText("Emma Clarke has taken over this block.").waitFor();

  const later = await offices.emma.edit(record, await offices.emma.tab());
  await openBlock(later, 2);
  await later.getByText("This block is also open in another tab of yours.").waitFor();
  await expect.poll(() => titleIn(later).isEnabled()).toBe(true);
  await later.goto("about:blank");

  // Who leaves says so; who only falls silent stays for 20 s.
  await sofia.evaluate(() => {
    const sendBeacon = navigator.sendBeacon.bind(navigator);
    navigator.sendBeacon = (url, body) => {
      const isSent = sendBeacon(url, body);
      localStorage.setItem("beacon", `${String(url)} ${isSent}`);
      return isSent;
    };
  });
  await sofia.goto(offices.sofia.at("/health/live"));
  await expect
    .poll(() => sofia.evaluate(() => localStorage.getItem("beacon")))
    .toMatch(/\/presence\/leave true$/);
  await emma.getByRole("button", { name: /^Sofia Greco/ }).waitFor({ state: "detached" });
});

/** Reads the words of a note in wide and narrow windows, none of which may cut them or be left. */
const expectWhole = async (page: Office["page"], note: ReturnType<Office["page"]["locator"]>) => {
  const size = page.viewportSize() ?? { width: 1440, height: 900 };
  for (const width of [1440, 820, 390, 320]) {
    await page.setViewportSize({ width, height: 900 });
    const hidden = () =>
      note.evaluate((element) => {
        const bar = element.parentElement?.getBoundingClientRect();
        return [...element.children].flatMap((child) => {
          const { top, bottom, right } = child.getBoundingClientRect();
          const isCut = child instanceof HTMLElement && child.scrollHeight > child.clientHeight + 1;
          const isOut = !bar || top < bar.top || bottom > bar.bottom || right > innerWidth;
          return isCut || isOut ? [child.textContent ?? ""] : [];
        });
      });
    await expect
      .poll(async () => ({ width, hidden: await hidden() }))
      .toEqual({ width, hidden: [] });
  }
  await page.setViewportSize(size);
};

test("a colleague's save is told at once and joined beside one's own edits, and only what collides asks", async () => {
  const { emma, sofia } = await openBoth();
  const note = sofia.locator(".colleague-saved");
  const seoTitle = (page: Office["page"]) => page.getByLabel("SEO title");
  const stored = () => offices.emma.stored(record.id);
  const saveTitle = async (words: string) => {
    await titleIn(emma).fill(words);
    await saveAndWait(emma);
  };
  await sofia.getByRole("button", { name: /^Emma Clarke/ }).waitFor();
  await openBlock(emma, 2);
  await openBlock(sofia, 2);
  await saveTitle("Emma was here");
  await note.getByText(/^Emma Clarke changed 1 block at \d\d:\d\d\.$/).waitFor();
  await expect.poll(() => titleIn(sofia).inputValue()).toBe("Emma was here");
  await sofia.getByText("Nothing to save").waitFor();
  await expectWhole(sofia, note);
  await note.getByRole("button", { name: "Dismiss" }).click();
  await note.waitFor({ state: "detached" });

  // Undo takes back what Sofia wrote, and nothing of Emma's.
  await sofia.getByRole("button", { name: "Page settings" }).click();
  await seoTitle(sofia).fill("Sofia writes");
  await saveTitle("Emma again");
  await note.getByRole("button", { name: "See what changed" }).click();
  const changes = sofia.getByRole("dialog", { name: "What Emma Clarke changed" });
  await changes.locator("ins", { hasText: "again" }).waitFor();
  await changes.getByRole("button", { name: "Close" }).last().click();
  await expect.poll(() => seoTitle(sofia).inputValue()).toBe("Sofia writes");
  await sofia.getByRole("button", { name: /^Undo/ }).click();
  await sofia.getByText("Nothing to save").waitFor();
  await sofia.getByRole("button", { name: /^Redo/ }).click();
  await saveAndWait(sofia);
  expect(await stored()).toMatchObject({
    seo: { title: "Sofia writes" },
    blocks: [{}, { content: { title: "Emma again" } }],
  });

  await emma
    .locator(".colleague-saved")
    .getByText(/^Sofia Greco changed the SEO title/)
    .waitFor();
  await seoTitle(sofia).fill("Sofia decides");
  await emma.getByRole("button", { name: "Page settings" }).click();
  await seoTitle(emma).fill("Emma decides");
  await saveAndWait(emma);
  await note.getByText(/1 thing collides with your edits\.$/).waitFor();
  await expectWhole(sofia, note);
  await expect.poll(() => seoTitle(sofia).inputValue()).toBe("Sofia decides");
  await note.getByRole("button", { name: "Say what counts" }).click();
  const dialog = sofia.getByRole("dialog", { name: "This page was saved while you edited it" });
  await dialog.getByRole("radio").last().check();
  await dialog.getByRole("button", { name: "Go on with both together" }).click();
  await sofia.getByText("Nothing to save").waitFor();
  expect(await stored()).toMatchObject({ seo: { title: "Emma decides" } });
  await note.waitFor({ state: "detached" });
});
