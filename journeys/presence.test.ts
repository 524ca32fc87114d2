import { afterEach, beforeEach, expect, test } from "vitest";
import type { Page as CustomPage } from "#features/pages/contract.ts";
import {
  type Office,
  openBlock,
  openOffice,
  save,
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

test("a colleague's save is seen at once in an untouched editor, and told in an edited one", async () => {
  const { emma, sofia } = await openBoth();
  const saveTitle = async (words: string) => {
    await titleIn(emma).fill(words);
    await save(emma);
    await emma.getByText("Nothing to save").waitFor();
    // What coming back to the tab does, which is sooner than the next look.
    await sofia.evaluate(() => window.dispatchEvent(new Event("visibilitychange")));
  };
  await openBlock(emma, 2);
  await openBlock(sofia, 2);
  await saveTitle("Emma was here");
  await sofia.getByText(/^Emma Clarke saved at \d\d:\d\d\. You see it now\.$/).waitFor();
  await expect.poll(() => titleIn(sofia).inputValue()).toBe("Emma was here");
  await sofia.getByText("Nothing to save").waitFor();

  await sofia.getByRole("button", { name: "Page settings" }).click();
  await sofia.getByLabel("SEO title").fill("Sofia writes");
  await saveTitle("Emma again");
  const note = sofia.locator(".colleague-saved");
  await expect.poll(() => note.textContent()).toMatch(/^Emma Clarke saved at \d\d:\d\d/);
  await note.getByRole("button", { name: "See what changed" }).click();
  await sofia.getByText("Nothing collides: both are together already.").waitFor();
  await sofia.getByRole("button", { name: "Go on with both together" }).click();
  await note.waitFor({ state: "detached" });
  await sofia.getByText("Nothing to save").waitFor();
});
