import { renderToStaticMarkup } from "react-dom/server";
import { MemoryRouter } from "react-router";
import { expect, test } from "vitest";
import { AttentionCard, AttentionRow } from "./attention-card.tsx";
import { MarketRow } from "../figures/market-row.tsx";
import { Meter, SeatBoxes } from "../figures/meter.tsx";
import { ScreenTabs } from "./screen-tabs.tsx";
import { StackedBar } from "../figures/stacked-bar.tsx";

const render = (element: React.ReactNode) =>
  renderToStaticMarkup(<MemoryRouter>{element}</MemoryRouter>);

/** What a screen reader reads of it, without what is hidden from it. */
const readAloud = (html: string): string =>
  html
    .replaceAll(/<(\w+)[^>]*aria-hidden="true"[^>]*>.*?<\/\1>/g, "")
    .replaceAll(/<[^>]+>/g, " ")
    .replaceAll(/\s+/g, " ")
    .trim();

test("a tab says how complete its part is, and which one is open", () => {
  const html = render(
    <ScreenTabs
      label="Parts of the travel"
      tabs={[
        { to: "/facts", label: "Facts", mark: "done", isCurrent: false },
        { to: "/photos", label: "Photos", mark: "attention", isCurrent: true },
        { to: "/seo", label: "SEO", mark: "missing", isCurrent: false },
        { to: "/tours", label: "Departures", count: 18, isCurrent: false },
      ]}
    />,
  );
  expect(readAloud(html)).toBe(
    "Facts , complete Photos , something to look at SEO , missing Departures 18",
  );
  expect(html.match(/aria-current="page" href="[^"]+"|href="[^"]+" aria-current="page"/g)).toEqual([
    expect.stringContaining("/photos"),
  ]);
});

test("a market row says of each market whether its text is there", () => {
  const html = render(
    <MarketRow
      markets={[
        { code: "IT", label: "Italy", state: "filled" },
        { code: "ES", label: "Spain", state: "older" },
        { code: "DE", label: "Germany", state: "missing" },
      ]}
    />,
  );
  expect(readAloud(html)).toBe(
    "Italy: there Spain: older than its source language Germany: missing",
  );
});

test("a stacked bar stands in the order of the statuses, with words and without empty parts", () => {
  const html = render(
    <StackedBar
      parts={[
        { status: "sold", count: 1, label: "sold out" },
        { status: "planned", count: 0, label: "planned" },
        { status: "confirmed", count: 4, label: "confirmed" },
      ]}
    />,
  );
  expect(readAloud(html)).toBe("4 confirmed · 1 sold out");
  expect(html.match(/data-status="\w+"/g)).toEqual([
    'data-status="confirmed"',
    'data-status="sold"',
  ]);
});

test("meters and seats have words, and a meter never leaves its frame", () => {
  expect(render(<Meter value={8} max={4} label="Twice over" />)).toContain("inline-size:100%");
  expect(render(<Meter value={0} max={0} label="Nothing to do" />)).toContain("inline-size:0%");
  const seats = render(<SeatBoxes taken={3} needed={2} />);
  expect(seats).toContain('aria-label="3 in, 2 still needed"');
  expect(seats.match(/data-filled="true"/g)).toHaveLength(3);
  expect(seats.match(/data-filled="false"/g)).toHaveLength(2);
});

test("an attention card leads to each thing and to all of them, or says that nothing waits", () => {
  const card = (rows: readonly React.ReactNode[]) =>
    render(
      <AttentionCard
        title="Broken"
        count={5}
        all={{ to: "/custompages?view=broken", label: "All of them" }}
        emptyText="Nothing is broken."
      >
        {rows}
      </AttentionCard>,
    );
  const full = card([
    <AttentionRow
      key="oman"
      icon="warning"
      kind="wrong"
      detail="404 since 19/11"
      action={{ to: "/custompages/7", label: "Fix" }}
    >
      2 broken links in Oman
    </AttentionRow>,
  ]);
  expect(readAloud(full)).toBe("Broken 5 All of them 2 broken links in Oman 404 since 19/11 Fix");
  expect(full.match(/href="[^"]+"/g)).toEqual([
    'href="/custompages?view=broken"',
    'href="/custompages/7"',
  ]);
  expect(readAloud(card([]))).toContain("Nothing is broken.");
});
