import { afterAll, beforeAll, expect, test } from "vitest";
import { newPage } from "#features/content/pages/page-defaults.ts";
import type { SignInBrowser } from "#platform/server/identity/testing/sign-in-browser.ts";
import { openStaffApi } from "#apps/server/testing/staff-api.ts";
import { cpuTimeUntil } from "#platform/testing/cpu-time.ts";

// A regular expression that backtracks would take minutes for the texts below.

let api: Awaited<ReturnType<typeof openStaffApi>>;
let editor: SignInBrowser;
beforeAll(async () => {
  api = await openStaffApi();
  editor = await api.signIn("editor");
});
afterAll(() => api.close());

const parts = ["/", "a", "a/", "-a", " ", ". ", "%2f", "<a ", "[](", "&a=", "\\", "https://", "à"];
/** Half of the body limit, because some characters are encoded as two bytes. */
const longText = (part: string) => `${part.repeat(900_000 / part.length)}!`;
const page = newPage("a");

const bodies: Readonly<Record<string, readonly [path: string, body: (text: string) => object]>> = {
  "the source of a redirect": ["redirects", (from) => ({ from, to: "/x", status: 301 })],
  "the target of a redirect": ["redirects", (to) => ({ from: "/x", to, status: 301 })],
  "a page's name": ["custompages", (name) => ({ ...page, name, slug: "x" })],
  "a page's slug": ["custompages", (slug) => ({ ...page, name: "x", slug })],
  "a page's class": ["custompages", (one) => ({ ...page, customHtmlClasses: [one] })],
  "a page's sheet": ["custompages", (customCss) => ({ ...page, customCss })],
  "a block's text": [
    "custompages",
    (text) => ({
      ...page,
      blocks: [{ ...page.blocks[0], blockType: "wr-text", content: { title: "", text } }],
    }),
  ],
  "a block's link": [
    "custompages",
    (buttonLink) => ({
      ...page,
      blocks: [{ ...page.blocks[0], blockType: "wr-promo", content: { title: "x", buttonLink } }],
    }),
  ],
};

test.each(Object.entries(bodies))(
  "%s built against regular expressions is refused quickly",
  async (_what, [path, bodyOf]) => {
    for (const part of parts) {
      const work = await cpuTimeUntil(async () => {
        const { statusCode } = await editor.send("POST", `/api/it/${path}`, {
          json: bodyOf(longText(part)),
        });
        expect({ part, statusCode }).toEqual({ part, statusCode: expect.toBeOneOf([400, 422]) });
      });
      expect(work).toBeLessThan(4000);
    }
  },
);
