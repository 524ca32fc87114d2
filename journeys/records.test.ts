import type { Browser } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { axeViolations } from "./axe.ts";
import { type Office, openOffice } from "./office.ts";
import { openBrowser } from "./product.ts";
import { sharedProduct } from "./shared.ts";

const product = sharedProduct();
let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser?.close());

type Kind = Readonly<{
  one: string;
  /** Of the API's list. */
  path: string;
  screen: string;
  input: (word: string) => Readonly<Record<string, unknown>>;
  /** A text field that Emma writes in and one that Sofia writes in: its name and its label. */
  emmas: readonly [name: string, label: string];
  sofias: readonly [name: string, label: string];
}>;

const kinds: readonly Kind[] = [
  {
    one: "redirect",
    path: "it/redirects",
    screen: "/redirects",
    input: (word) => ({ from: `/from-${word}`, to: "/travels", status: 301, enabled: true }),
    emmas: ["to", "To"],
    sofias: ["from", "From"],
  },
  {
    one: "cost center",
    path: "it/resources/cost-centers",
    screen: "/resources/cost-centers",
    input: (word) => ({ slug: word, name: word, number: "1" }),
    emmas: ["name", "Name in Italy"],
    sofias: ["number", "Number"],
  },
];

const openRecord = async (office: Office, { screen }: Kind, id: string) => {
  await office.page.goto(office.at(`${screen}?open=${id}`));
  const panel = office.page.locator(".record-panel");
  await panel.locator("input").first().waitFor();
  return panel;
};

/** A stored record of a kind, and the panels in which two people edit it. */
const openTwice = async (kind: Kind) => {
  const [emma, sofia] = await Promise.all([
    openOffice(browser, product),
    openOffice(browser, product, "admin"),
  ]);
  const word = `r${crypto.randomUUID().slice(0, 8)}`;
  const { body } = await emma.call("POST", kind.path, kind.input(word));
  const { id } = body as { id: string };
  const [emmas, sofias] = [
    await openRecord(emma, kind, id),
    await openRecord(sofia, kind, id),
  ] as const;
  const stored = async () =>
    (await emma.call("GET", `${kind.path}/${id}`)).body as Readonly<Record<string, unknown>>;
  const close = () => Promise.all([emma.close(), sofia.close()]);
  return { word, id, emma, sofia, emmas, sofias, stored, close };
};

test.each(kinds)("two people at one $one see each other and lose nothing", async (kind) => {
  const { word, emma, sofia, emmas, sofias, stored, close } = await openTwice(kind);
  const [emmasField, emmasLabel] = kind.emmas;
  const [sofiasField, sofiasLabel] = kind.sofias;
  await emmas.getByLabel(emmasLabel, { exact: true }).fill(`/emma-${word}`);
  await sofias.getByText(`Emma Clarke is editing ${emmasLabel}.`).waitFor();
  await sofias.getByRole("button", { name: `Emma Clarke, editing ${emmasLabel}` }).waitFor();
  await sofias.getByLabel(sofiasLabel, { exact: true }).fill(`/sofia-${word}`);
  await emmas.getByText(`Sofia Greco is editing ${sofiasLabel}.`).waitFor();
  expect(await axeViolations(sofia.page, [".record-panel"])).toEqual([]);

  await sofias.getByRole("button", { name: /^Save/ }).click();
  await sofia.page.getByText(/ saved\.$/).waitFor();
  await emmas.getByRole("button", { name: /^Save/ }).click();
  const dialog = emma.page.getByRole("dialog", { name: /was saved while you edited it/ });
  await dialog.getByText("Nothing collides").waitFor();
  await dialog.getByRole("button", { name: "Save both together" }).click();
  await expect
    .poll(stored)
    .toMatchObject({ [emmasField]: `/emma-${word}`, [sofiasField]: `/sofia-${word}` });
  await close();
});
