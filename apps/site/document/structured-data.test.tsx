import { renderToString } from "react-dom/server";
import { createRoutesStub, Meta } from "react-router";
import { expect, test } from "vitest";
import type { Travel } from "#features/travels/contract.ts";
import type { SiteRequest } from "../context.ts";
import { breadcrumbs, faqPage, person, product } from "./structured-data.ts";

test("a name cannot end the script that it stands in, and is read back as it was written", () => {
  const label = '</script><script>alert("1")</script><!-- é 日本 \u2028 &amp;';
  const site = { origin: "https://it.example.test", product: label } as SiteRequest;
  const travel = { name: label, tagline: label } as Travel;
  const things = [
    breadcrumbs(site, [{ label, path: "/viaggi/</script>" }]),
    product(site, travel, [], null, null),
    person(site, { name: label, path: "/coordinatori/</script>", bio: label, image: null }),
    faqPage([{ question: label, answer: label }]),
  ];
  const Stub = createRoutesStub([
    {
      path: "/",
      Component: Meta,
      meta: () => things.map((thing) => ({ "script:ld+json": thing })),
    },
  ]);
  const html = renderToString(<Stub initialEntries={["/"]} />);
  const parts = [...html.matchAll(/<script[^>]*>([\s\S]*?)<\/script>/g)];
  expect(parts.map(([, text = ""]) => JSON.parse(text))).toEqual(structuredClone(things));
});
