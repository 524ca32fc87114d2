import { renderToString } from "react-dom/server";
import { expect, test } from "vitest";
import { person } from "#features/catalogue/coordinators/site/person-data.ts";
import { faqPage } from "#features/catalogue/faqs/parts/faq-data.ts";
import type { Travel } from "#features/catalogue/travels/contract.ts";
import { tripProduct } from "#features/catalogue/travels/parts/trip-product.ts";
import { organization, website } from "#features/content/home/site/company-data.ts";
import { breadcrumbs } from "#markets/site/breadcrumbs.ts";
import { HeadTags } from "#platform/site/head-tags.tsx";
import type { SiteRequest } from "../context.ts";

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
  const tags = structuredData.map((item) => ({ "script:ld+json": item }));
  const html = renderToString(<HeadTags tags={tags} />);
  const scripts = [...html.matchAll(/<script[^>]*>([\s\S]*?)<\/script>/g)];
  expect(scripts.map(([, text = ""]) => JSON.parse(text))).toEqual(structuredClone(structuredData));
});

test("the company names how it is reached and its profiles, as far as staff have written them", () => {
  const site = {
    origin: "https://it.example.test",
    product: "Wayroam",
    market: { id: "it-IT", htmlLang: "it" },
  } as SiteRequest;
  const contacts = {
    email: "ciao@example.test",
    phone: "+39\u00A00129\u00A0550142",
    hours: "",
    address: "",
    profiles: ["https://social.example.test/@wayroam"],
  };
  expect(organization(site, contacts)).toMatchObject({
    "@type": "Organization",
    contactPoint: { email: "ciao@example.test", telephone: "+39 0129 550142" },
    sameAs: ["https://social.example.test/@wayroam"],
  });
  const bare = organization(site, undefined);
  expect(bare).not.toHaveProperty("contactPoint");
  expect(bare).not.toHaveProperty("sameAs");
  expect(website(site)).toMatchObject({
    "@type": "WebSite",
    url: "https://it.example.test/",
    potentialAction: {
      target: { urlTemplate: "https://it.example.test/cerca?q={search_term_string}" },
      "query-input": "required name=search_term_string",
    },
  });
});
