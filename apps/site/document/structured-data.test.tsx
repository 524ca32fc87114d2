import { renderToString } from "react-dom/server";
import { createRoutesStub, Meta } from "react-router";
import { expect, test } from "vitest";
import type { Travel } from "#features/travels/contract.ts";
import type { SiteRequest } from "../context.ts";
import { breadcrumbs, faqPage, person, tripProduct } from "./structured-data.ts";

test("a name cannot close the JSON-LD script around it, and is read back unchanged", () => {
  const label = '</script><script>alert("1")</script><!-- é 日本 \u2028 &amp;';
  const site = { origin: "https://it.example.test", product: label } as SiteRequest;
  const travel = { name: label, tagline: label } as Travel;
  const structuredData = [
    breadcrumbs(site, [{ label, path: "/viaggi/</script>" }]),
    tripProduct(site, travel, [], null, null),
    person(site, { name: label, path: "/coordinatori/</script>", bio: label, image: null }),
    faqPage([{ question: label, answer: label }]),
  ];
  const Stub = createRoutesStub([
    {
      path: "/",
      Component: Meta,
      meta: () => structuredData.map((item) => ({ "script:ld+json": item })),
    },
  ]);
  const html = renderToString(<Stub initialEntries={["/"]} />);
  const scripts = [...html.matchAll(/<script[^>]*>([\s\S]*?)<\/script>/g)];
  expect(scripts.map(([, text = ""]) => JSON.parse(text))).toEqual(structuredClone(structuredData));
});
