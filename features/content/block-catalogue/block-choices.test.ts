import { afterAll, beforeAll, expect, test } from "vitest";
import type { CatalogueBlock } from "#features/content/page-editor/catalogue-block.ts";
import type { PageType } from "#features/content/pages/parts/block-placement.ts";
import { variantsOf } from "#features/content/page-editor/block-picker/variants.ts";
import type { SignInBrowser } from "#platform/server/identity/testing/sign-in-browser.ts";
import { openStaffApi } from "#apps/server/testing/staff-api.ts";

let api: Awaited<ReturnType<typeof openStaffApi>>;
let editor: SignInBrowser;
beforeAll(async () => {
  api = await openStaffApi();
  editor = await api.signIn("editor");
});
afterAll(() => api.close());

const catalogueOf = async (country: string) =>
  (await editor.send("GET", `/api/${country}/page-composer-blocks`)).json<CatalogueBlock[]>();
const offered = async (type: PageType) =>
  variantsOf(await catalogueOf("it"), type, true).map(({ label, category }) => [category, label]);

const general = "General";
const cases: readonly [PageType, readonly (readonly [category: string, label: string])[]][] = [
  ["custom", []],
  [
    "index",
    [
      ["Index", "What we promise"],
      ["Index", "What we promise, dark, with a title"],
    ],
  ],
  [
    "travel",
    [
      ["Travel / Tour", "Next departures of a trip"],
      ["Travel / Tour", "Next departures of a trip, two"],
      // A block of `travel-custom` is not listed with its examples.
      ["Travel / Tour", "What a trip includes"],
    ],
  ],
  [
    "destination",
    [
      ["Destination", "Trips of a place"],
      ["Destination", "Trips of a place, three short ones"],
    ],
  ],
];

test.each(cases)(
  "a page of the type %s is offered all general blocks and its own",
  async (type, own) => {
    const variants = await offered(type);
    expect(variants.filter(([category]) => category !== general)).toEqual(own);
    expect(variants.filter(([category]) => category === general)).toEqual(await offered("custom"));
  },
);

test.each([
  ["it", "Parti da solo, torni in compagnia", "Torino"],
  ["us", "Leave alone, come back with friends", "Chicago"],
  ["de", "Allein losfahren, mit Freunden zurückkommen", "München"],
])("the examples of %s speak its language and name its cities", async (country, title, city) => {
  const examples = JSON.stringify(await catalogueOf(country));
  expect(examples).toContain(title);
  expect(examples).toContain(city);
});
