import type { Phrases } from "#demo/read/phrases.ts";
import { slugOf } from "#platform/slug.ts";
import { localize } from "#demo/localized-text.ts";
import { bannerPage } from "#demo/compose/banner-page.ts";
import { composeFirstTripPage } from "#demo/compose/first-trip-page.ts";
import { pageBlock } from "#demo/compose/page-block.ts";
import "#features/assets/media/store.ts";
import type { z } from "zod";
import type { LayoutArea, layoutSchemas } from "#features/assets/layout/contract.ts";
import "#features/assets/layout/store.ts";
import { insertForm } from "#features/content/forms/store.ts";
import type { PageInput } from "#features/content/pages/contract.ts";
import { insertPage } from "#features/content/pages/store.ts";
import { saveVersion } from "#features/content/pages/versions/store.ts";
import type { Market, MarketId } from "#markets/market-type.ts";
import { markets } from "#markets/markets.ts";
import { pathOf } from "#markets/paths.ts";
import type { Database } from "#platform/server/database/tables.ts";
import { composeContactForm, composeContactPage, contactFormId } from "./contact-page.ts";

const composeNewYearPage = (
  market: Market,
  { newYearPage, resources }: Phrases,
  media: string | null,
): PageInput => {
  const phrases = newYearPage[market.language];
  const period = slugOf(localize(resources.ranges["new-year"], market), market.language);
  const { title, text } = phrases.why;
  const listOptions = { period, showFilters: false, customCss: "" };
  return bannerPage({
    name: phrases.name,
    slug: phrases.slug,
    description: phrases.description,
    media,
    height: "tall",
    blocks: [
      pageBlock("story", "wr-text", { title, text, customCss: "" }),
      pageBlock("trips", "wr-travels", {
        ...listOptions,
        title: phrases.trips,
        where: "",
        mood: "",
        type: "",
        discounted: false,
        sort: "price-asc",
        limit: 6,
      }),
      pageBlock("departures", "wr-tours", {
        ...listOptions,
        title: phrases.departures,
        onlyConfirmed: false,
        limit: 20,
      }),
      pageBlock("questions", "wr-faq", {
        title: phrases.faq,
        questions: phrases.questions,
      }),
    ],
  });
};

/** Stores a page with its first version, as a save would. */
export const loadPage = async (db: Database, market: string, page: PageInput): Promise<void> => {
  const loaded = await insertPage(db, market, page);
  await saveVersion(db, market, loaded, { author: null, summary: "" });
};

/** The wide picture of a trip, for a banner; null where it is not stored. */
const findBannerPicture = async (db: Database, trip: string): Promise<string | null> => {
  const row = await db
    .selectFrom("media")
    .select("id")
    .where("folder", "=", "demo/wides")
    .where("name", "=", trip)
    .executeTakeFirst();
  return row?.id ?? null;
};

/**
 * Loads three published pages into each market, that of New Year, that of a first trip and the form
 * of the contacts page, unless there are pages already. Pictures must be
 * loaded before.
 */
export const loadDemoPages = async (db: Database, phrases: Phrases): Promise<void> => {
  const existing = await db.selectFrom("custom_page").select("id").limit(1).executeTakeFirst();
  if (existing) return;
  const city = await findBannerPicture(db, "us-new-york");
  const path = await findBannerPicture(db, "slovenia");
  for (const market of markets) {
    const contactForm = phrases.contactForm[market.language];
    const form = composeContactForm(market, contactForm);
    await insertForm(db, market.id, form, contactFormId(market.id));
    await loadPage(db, market.id, composeNewYearPage(market, phrases, city));
    await loadPage(db, market.id, composeFirstTripPage(market, phrases, path));
    await loadPage(db, market.id, composeContactPage(market, contactForm));
  }
};

/**
 * Phone numbers at which nobody can be called, by market: those that a country's authority reserves
 * for fiction or, as Italy and Spain reserve none, of an area code that no district has.
 */
const phones: Readonly<Partial<Record<MarketId, string>>> = {
  "it-IT": "+39 0129 550142",
  "es-ES": "+34 929 550 142",
  international: "+44 20 7946 0487",
  "en-US": "+1 (212) 555-0142",
  "en-WE": "+44 20 7946 0321",
  "fr-FR": "+33 1 99 00 42 17",
  "de-DE": "+49 30 23125 417",
};

/** Streets that do not exist, with the city's collective postcode or one that is not given out. */
const addresses: Readonly<Partial<Record<MarketId, string>>> = {
  "it-IT": "Via Mulattiera 7\n20100 Milano",
  "en-US": "200 Waymark Street, Suite 5\nNew York, NY 10000",
  "en-WE": "7 Waymark Lane\nLondon EC9 9WR",
  "es-ES": "Calle de la Vereda Larga 7\n28000 Madrid",
  "fr-FR": "7 rue de la Balise Rouge\n75000 Paris",
  "de-DE": "Wegweiserstraße 7\n10000 Berlin",
  international: "Via Mulattiera 7\n20100 Milan, Italy",
};

const americanHours = "Monday through Friday, 9\u00a0a.m. to 6\u00a0p.m. ET";

type WrittenLayout = { [Area in LayoutArea]?: z.input<(typeof layoutSchemas)[Area]> };

const composeLayout = (
  { id, language, apiCountry }: Market,
  { newYearPage }: Phrases,
): WrittenLayout => {
  const { name, slug, beans, contacts, company, notice } = newYearPage[language];
  const unscheduled = { from: null, until: null };
  return {
    beans: {
      items: [
        { label: name, to: `/${slug}`, ...unscheduled },
        { label: beans.confirmed, to: "tours", ...unscheduled },
        { label: beans.nature, to: `${pathOf(id, "search") ?? "/"}?mood=nature`, ...unscheduled },
      ],
    },
    footer: {
      groups: [],
      company,
      legal: notice
        ? [{ label: notice.label, to: `${pathOf(id, "contacts")}#${notice.anchor}` }]
        : [],
    },
    contacts: {
      email: "hello@wayroam.test",
      phone: (phones[id] ?? "").replaceAll(" ", "\u00a0"),
      hours: id === "en-US" ? americanHours : contacts.hours,
      address: addresses[id] ?? "",
      profiles: [`https://social.wayroam.test/@wayroam-${apiCountry}`],
    },
  };
};

/**
 * Loads each market's header, footer and contacts, unless staff have edited them (version above 1).
 */
export const loadDemoLayout = async (db: Database, phrases: Phrases): Promise<void> => {
  for (const market of markets)
    for (const [area, content] of Object.entries(composeLayout(market, phrases)))
      await db
        .insertInto("layout")
        .values({
          market: market.id,
          area: area as LayoutArea,
          content: JSON.stringify(content),
        })
        .onConflict((conflict) =>
          conflict
            .columns(["market", "area"])
            .doUpdateSet((row) => ({ content: row.ref("excluded.content") }))
            .where("layout.version", "=", 1),
        )
        .execute();
};
