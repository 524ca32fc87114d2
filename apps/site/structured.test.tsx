import { renderToString } from "react-dom/server";
import { createRoutesStub, Meta } from "react-router";
import { expect, test } from "vitest";
import type { SiteRequest } from "./context.ts";
import { breadcrumbs } from "./structured.ts";

test("a name cannot end the script that it stands in, and is read back as it was written", () => {
  const label = '</script><script>alert("1")</script><!-- é 日本 \u2028 &amp;';
  const things = breadcrumbs({ origin: "https://it.example.test" } as SiteRequest, [
    { label, path: "/viaggi/</script>" },
  ]);
  const Stub = createRoutesStub([
    { path: "/", Component: Meta, meta: () => [{ "script:ld+json": things }] },
  ]);
  const html = renderToString(<Stub initialEntries={["/"]} />);
  const parts = [...html.matchAll(/<script[^>]*>([\s\S]*?)<\/script>/g)];
  expect(parts).toHaveLength(1);
  expect(JSON.parse(parts[0]?.[1] ?? "")).toEqual(structuredClone(things));
});
