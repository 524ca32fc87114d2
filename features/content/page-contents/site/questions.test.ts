import { afterAll, beforeAll, expect, test } from "vitest";
import { openDemoSite } from "#apps/server/testing/demo-site.tsx";
import { marketById } from "#markets/markets.ts";
import { questionsFor } from "./questions.ts";

let demo: Awaited<ReturnType<typeof openDemoSite>>;
beforeAll(async () => {
  demo = await openDemoSite(["vietnam"], "2026-11-22");
});
afterAll(() => demo.close());

const forms = [
  ["it-IT", "volo", ["Il volo è compreso?", "Da dove partono i voli?"], "Serve il visto?"],
  ["en-US", "bookings", ["How is a trip booked?", "Can a booking wait?"], "Do I need a visa?"],
  ["es-ES", "pago", ["¿Cuándo hay que pagar?", "¿El pago es seguro?"], "¿Hace falta visado?"],
  ["fr-FR", "remboursement", ["Serai-je remboursé ?", "À quand le remboursement ?"], "Un visa ?"],
  ["de-DE", "Flüge", ["Ist der Flug dabei?", "Wann starten die Flüge?"], "Brauche ich ein Visum?"],
] as const;

test.each(forms)(
  "in %s “%s” finds the questions with the word in any form, marked",
  async (id, q, wanted, other) => {
    const items = [...wanted, other].map((question) => ({ id: question, question, answer: "" }));
    const groups = [{ id: "g", title: "G", items }];
    const site = demo.siteOf({ market: marketById(id) });
    const { faqs, questionSearch } = await questionsFor(site, "/", groups, q);
    const found = faqs.flatMap((group) => group.items.map(({ question }) => question));
    expect(found).toEqual(wanted);
    expect(questionSearch?.found?.words.size).toBe(2);
  },
);
