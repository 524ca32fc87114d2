import { afterAll, beforeAll, expect, test } from "vitest";
import { htmlOf, openDemoSite } from "#apps/server/testing/demo-site.tsx";
import {
  travelCardHtml,
  assignStatuses,
  departurePageHtml,
  departureRowHtml,
  loadDeparture,
  tourWithStatus,
  departureViewOf,
  firstTravel,
} from "#apps/server/testing/departures.tsx";
import { loadDemoLayout } from "#demo/load/pages.ts";
import { demoData } from "#demo/testing/demo-data.ts";
import { contactsOf } from "#features/assets/layout/parts/contacts-presenter.ts";
import { toCancellationPanel } from "#features/catalogue/tours/parts/departure-panels.ts";
import { DeparturePage } from "./departure-page.tsx";
import { statuses, type Status } from "#features/records/statuses/contract.ts";
import { addDays } from "#markets/days.ts";
import { formatLongDate } from "#markets/format.ts";
import type { Market } from "#markets/market-type.ts";
import { marketById, markets } from "#markets/markets.ts";
import { messagesOf } from "#markets/messages/messages.ts";
import { formatDays } from "#markets/planned-days.ts";

const today = "2026-11-20";
let demo: Awaited<ReturnType<typeof openDemoSite>>;

beforeAll(async () => {
  demo = await openDemoSite(["jordan"], today);
  await assignStatuses(demo);
  await loadDemoLayout(demo.db, demoData.phrases);
});
afterAll(() => demo.close());

const placesOf = async (market: Market, status: Status) => {
  const site = demo.siteOf({ market });
  const tour = await tourWithStatus(site, status);
  return {
    card: await travelCardHtml(site, tour),
    row: await departureRowHtml(site, tour),
    page: await departurePageHtml(site, tour),
  };
};

test.each(markets)(
  "in $id card, row and page explain each status and what it means for flights",
  async (market) => {
    const words = messagesOf(market.id);
    for (const status of statuses)
      for (const [place, html] of Object.entries(await placesOf(market, status))) {
        const shownTexts = {
          chip: new RegExp(`data-status="${status}".*?${words[`status.${status}`]}`).test(html),
          meaning: html.includes(words[`meaning.${status}`]),
          // A sold-out departure shows the months in which other dates are free, not the general
          // guidance.
          guidance:
            status === "SOLD_OUT"
              ? !html.includes(words["guidance.SOLD_OUT"])
              : html.includes(words[`guidance.${status}`]),
        };
        expect({ place, status, ...shownTexts }).toEqual({
          place,
          status,
          chip: true,
          meaning: true,
          guidance: true,
        });
      }
  },
);

test("a full group shows customer care with its contacts, and links to the contacts page where there is one", async () => {
  const market = markets.find(({ id }) => id === "en-WE")!;
  const { row, page } = await placesOf(market, "WAITING_LIST");
  expect(row).toMatch(/href="[^"]+#care"[^>]*>Contact customer care/);
  expect(page).toMatch(/mailto:hello@wayroam\.test.*tel:\+44\d+.*id="care"/);
  expect(page).not.toContain('href="/contacts"');
  await demo.db
    .insertInto("page_content")
    .values({
      market: market.id,
      kind: "fixed",
      key: "contacts",
      content: JSON.stringify({
        title: "Contacts",
        lead: "",
        sections: [],
        seo: { title: "", description: "" },
      }),
    })
    .execute();
  expect((await placesOf(market, "WAITING_LIST")).page).toContain('href="/contacts"');
  expect((await placesOf(market, "CONFIRMED")).page).not.toContain('id="care"');
});

test("a sold-out departure says so and names the other dates once", async () => {
  const market = markets.find(({ id }) => id === "it-IT")!;
  const { page, row } = await placesOf(market, "SOLD_OUT");
  expect(page).toContain("Questa partenza non è più disponibile.");
  expect(page).toMatch(/Guarda le date di [a-z]+( \d{4})? e [a-z]+/);
  expect(page).toMatch(/href="\/viaggi\/[^"]+#departures"[^>]*>Vedi altre date/);
  expect(row).toMatch(/Guarda le date di [a-z]+/);
  // The other dates stand where the cost stood, since nobody can book this departure any more.
  const words = messagesOf(market.id);
  for (const text of ["departure.pay", "departure.ask", "departure.change"] as const)
    expect(page.split('id="others"')[0]).not.toContain(words[text]);
  expect(page).toMatch(/id="next-dates".*data-status="(PLANNED|CONFIRMED|ALMOST_\w+)"/);
  const dates = [...page.matchAll(/href="(\/viaggi\/[^"/]+\/\d{4}[^"]+)"/g)].map(([, to]) => to);
  expect(dates.length).toBeGreaterThan(1);
  expect(dates.filter((to, at) => dates.indexOf(to) < at)).toEqual([]);
});

test.each(markets)(
  "in $id a group that needs more people says how many, until when and what happens otherwise",
  async (market) => {
    const site = demo.siteOf({ market });
    const words = messagesOf(market.id);
    const tour = await tourWithStatus(site, "PLANNED");
    await demo.db
      .updateTable("tour")
      .set({ decision_date: "2026-11-21", balance_due: "2026-11-25" })
      .where("market", "=", market.id)
      .where("id", "=", tour.id)
      .execute();
    const sentence = (day: string) =>
      site.localizer.t("departure.decision", { n: 3, date: formatLongDate(day, market) });
    const at = async (today: string) => {
      const siteOnDay = demo.siteOf({ market, day: today });
      return departurePageHtml(siteOnDay, await tourWithStatus(siteOnDay, "PLANNED"));
    };
    expect(await at("2026-11-21")).toContain(sentence("2026-11-21"));
    const later = await at("2026-11-22");
    expect(later).not.toContain(sentence("2026-11-21"));
    // The text appears once, not next to each status.
    for (const html of [await at("2026-11-21"), later, await departureRowHtml(site, tour)])
      expect(html.split('id="others"')[0]?.split(words["departure.otherwise"])).toHaveLength(2);
    const confirmedRow = await departureRowHtml(site, await tourWithStatus(site, "CONFIRMED"));
    expect(confirmedRow).not.toContain(words["departure.otherwise"]);
  },
);

const amounts = /[£$]\d[\d,]*|\d[\d.]*\u00A0€/;

test.each(markets)(
  "in $id every amount of a departure says that it is per person",
  async (market) => {
    const words = messagesOf(market.id);
    const perPerson = new RegExp(words["card.perPerson"], "i");
    for (const status of statuses) {
      const { row, page } = await placesOf(market, status);
      // The cost section says "per person" once for all its amounts.
      const bill = /<section[^>]* id="cost".*?<\/section>/.exec(page)?.[0] ?? "";
      expect(bill.includes(words["cost.textDeparture"])).toBe(status !== "SOLD_OUT");
      for (const html of [row, page.replace(bill, "")]) {
        // In panels a list item holds label and amount; elsewhere "per person" follows the amount.
        const places = html.match(
          /<li><span>.*?<\/li>|<span class="price">.*?<\/span><\/span>|<small>.*?<\/small>/g,
        );
        const withAmount = (places ?? []).filter((place) => amounts.test(place));
        // A sold-out departure shows its price and no other amount.
        expect(withAmount.length).toBeGreaterThan(status === "SOLD_OUT" ? 0 : 1);
        for (const place of withAmount) expect(place).toMatch(perPerson);
      }
    }
  },
);

test("the lines of an address are parted by commas", async () => {
  const contacts = await contactsOf(demo.siteOf({ market: marketById("de-DE") }));
  expect(contacts.find(({ kind }) => kind === "address")?.text).toBe(
    "Wegweiserstraße 7, 10000 Berlin",
  );
});

test("a departure's dates are formatted on the server, whatever the browser's time zone", async () => {
  const market = markets.find(({ id }) => id === "en-US")!;
  const site = demo.siteOf({ market });
  const tour = await tourWithStatus(site, "CONFIRMED");
  const html = await departurePageHtml(site, tour);
  expect(html).toContain(
    site.localizer.t("departure.leaving", { date: formatLongDate(tour.departureDate, market) }),
  );
  expect(html).toContain(formatDays(tour.departureDate, tour.endDate, market));
});

test("title, page and mail name the day on which people leave home, not that of the programme", async () => {
  for (const market of markets) {
    const before = await tourWithStatus(demo.siteOf({ market }), "CONFIRMED");
    const startDate = addDays(before.departureDate, 1);
    await demo.db
      .updateTable("tour")
      .set({ start_date: startDate })
      .where("market", "=", market.id)
      .where("id", "=", before.id)
      .execute();
    const site = demo.siteOf({ market });
    const tour = { ...before, startDate };
    const view = await departureViewOf(site, tour);
    if (view.kind !== "departure") throw new Error("The departure is gone.");
    const day = formatLongDate(tour.departureDate, market).replaceAll("\u00A0", " ");
    const subject = new URL(view.ask?.contacts[0]?.href ?? "").searchParams.get("subject");
    expect(subject).toContain(day);
    expect(view.top.tagline).toContain(formatDays(tour.departureDate, tour.endDate, market));
    // Those are the days away from home; the length is that of the programme, and says so.
    expect(view.top.tagline.replaceAll("\u00A0", " ")).toContain(
      `· ${site.localizer.t("departure.daysThere", { n: (await firstTravel(site)).days }).replaceAll("\u00A0", " ")}`,
    );
    expect(view.leavesOn?.replaceAll("\u00A0", " ")).toContain(day);
    expect(view.leavesOn).toContain(
      site.localizer.t("departure.programme", {
        dates: formatDays(startDate, tour.endDate, market),
      }),
    );
  }
});

test("cancelling is free until 31 days before departure, 8 with the flexible option, and afterwards the page says since when it is not", async () => {
  const market = markets.find(({ id }) => id === "de-DE")!;
  const { departureDate } = await tourWithStatus(demo.siteOf({ market }), "ALMOST_FULL");
  const lines = (days: number, flexibleCents: number | null = 4900) => {
    const day = addDays(departureDate, -days);
    const tour = { departureDate, flexibleCents };
    const panel = toCancellationPanel(demo.siteOf({ market, day }).localizer, tour);
    return panel.lines.map(({ label }) => label);
  };
  const named = (days: number) => formatLongDate(addDays(departureDate, days), market);
  const free = `Kostenlos stornieren bis zum ${named(-31)}.`;
  const flexible = `Mit der flexiblen Option (49\u00a0€ pro Person) stornierst du bis zum ${named(-8)} kostenlos.`;
  const freeUntilText = `Kostenlos stornieren war bis zum ${named(-31)} möglich.`;
  const flexibleUntilText = `Mit der flexiblen Option war kostenloses Stornieren bis zum ${named(-8)} möglich.`;
  expect(lines(31)).toEqual([free, flexible]);
  expect(lines(30)).toEqual([freeUntilText, flexible]);
  expect(lines(8)).toEqual([freeUntilText, flexible]);
  expect(lines(7)).toEqual([freeUntilText, flexibleUntilText]);
  for (const days of [31, 8, 7]) expect(lines(days, null)).toHaveLength(1);
});

test.each(markets)(
  "in $id the e-mail link names the departure, and a sold-out group has none",
  async (market) => {
    const site = demo.siteOf({ market });
    for (const status of statuses) {
      const tour = await tourWithStatus(site, status);
      const html = await departurePageHtml(site, tour);
      const isOver = status === "SOLD_OUT";
      const day = encodeURIComponent(
        formatLongDate(tour.departureDate, market).replaceAll("\u00A0", " "),
      );
      const link = new RegExp(`href="mailto:[^"?]+\\?subject=[^"]*${day}"`);
      expect({ status, asked: link.test(html) }).toEqual({ status, asked: !isOver });
      // Without an e-mail program visitors can read, select and copy the address.
      const [, money = ""] = html.split('class="departure-money"');
      const read = /<dd><a href="mailto:([^"?]+)[^"]*">([^<]+)<\/a><button[^>]*>([^<]+)/.exec(
        money,
      );
      expect({ status, read: read?.slice(2) ?? null }).toEqual({
        status,
        read: status === "SOLD_OUT" ? null : [read?.[1], site.localizer.t("contacts.copy")],
      });
      // The page's only action is next to the price.
      const action = /<a [^>]*class="button button-large ask"[^>]*>([^<]+)/.exec(money)?.[1];
      const asks = {
        WAITING_LIST: site.localizer.t("request.titleWaiting"),
        SOLD_OUT: site.localizer.t("request.titleOther"),
      } as const;
      expect(action).toBe(
        status in asks ? asks[status as keyof typeof asks] : site.localizer.t("departure.ask"),
      );
    }
  },
);

test("the address of a cancelled departure says so with other dates, and no list shows it any more", async () => {
  const market = marketById("it-IT");
  const before = demo.siteOf({ market });
  const tour = await tourWithStatus(before, "PLANNED");
  const stored = demo.db
    .updateTable("tour")
    .where("market", "=", market.id)
    .where("id", "=", tour.id);
  const set = (cancelled: boolean) =>
    stored
      .set({
        code: cancelled ? "capodanno-lento" : tour.code,
        is_published: !cancelled,
        cancelled_at: cancelled ? new Date() : null,
        cancelled_by: cancelled ? "sofia@wayroam.test" : null,
        cancel_reason: cancelled ? "Too few people" : null,
      })
      .execute();
  await set(true);
  try {
    const site = demo.siteOf({ market });
    const answer = await loadDeparture(site, "capodanno-lento");
    const html = htmlOf(<DeparturePage view={answer.view} />);
    expect(answer.status).toBe(404);
    expect(html).toContain(site.localizer.t("departure.gone"));
    expect(html).toContain('<li class="dep-row');
    expect(html).not.toContain("Too few people");
    expect(answer.head).toContainEqual({ name: "robots", content: "noindex,follow" });
    const shown = await site.catalogue.toursOfTravel(tour.travelId);
    expect(shown.map(({ id }) => id)).not.toContain(tour.id);
  } finally {
    await set(false);
  }
});
