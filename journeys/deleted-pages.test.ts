import { expect, test } from "vitest";
import type { Page as CustomPage } from "#features/content/pages/contract.ts";
import { newPage } from "#features/content/pages/page-defaults.ts";
import { openOffice } from "./office.ts";
import { sharedProduct } from "./shared.ts";

const product = sharedProduct();

test("an editor brings back a deleted page, whose slug was taken meanwhile", async () => {
  const office = await openOffice(product, "editor");
  const { page } = office;
  const own = crypto.randomUUID().slice(0, 8);
  const make = async (name: string) => {
    const json = { ...newPage("space"), name, slug: `estate-${own}` };
    return (await office.call("POST", "it/custompages", json)).body as CustomPage;
  };
  const { id } = await make(`Estate ${own}`);
  await office.call("DELETE", `it/custompages/${id}`, {});
  await make(`Altra estate ${own}`);

  await office.show("/custompages");
  await page.getByRole("link", { name: "Deleted pages" }).click();
  await page.getByRole("heading", { level: 1, name: "Deleted pages" }).waitFor();
  await expect.poll(() => new URL(page.url()).search).toBe("?view=deleted");
  const row = page.getByRole("row", { name: `Estate ${own}` });
  await row.getByText("Emma Clarke").waitFor();
  await row.hover();
  await row.getByRole("button", { name: "Bring back" }).first().click();

  const dialog = page.getByRole("dialog", { name: `Bring back “Estate ${own}”` });
  await dialog.getByText("Another page of this market has this slug.").waitFor();
  await dialog.getByLabel("Slug").fill(`estate-${own}-2`);
  await dialog.getByRole("button", { name: "Bring back" }).click();
  await page.getByRole("heading", { level: 1, name: `Estate ${own}` }).waitFor();
  const back = (await office.call("GET", `it/custompages/${id}`)).body;
  expect(back).toMatchObject({ slug: `estate-${own}-2`, isPublished: false });
  await office.close();
});
