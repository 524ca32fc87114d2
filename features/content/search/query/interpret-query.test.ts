import { expect, test } from "vitest";
import type { Destination } from "#features/content/destinations/contract.ts";
import type { Resource } from "#features/catalogue/resources/contract.ts";
import type { Language } from "#markets/market-type.ts";
import { interpretQuery } from "./interpret-query.ts";
import { fromSearchParams, toSearchParams } from "./search-params.ts";

const place = (name: string, slug: string): Destination =>
  ({ kind: "country", code: slug.toUpperCase(), name, slug }) as Destination;
const range = (name: string, slug: string): Resource =>
  ({ kind: "date-ranges", name, slug }) as Resource;

const type = (name: string, slug: string): Resource =>
  ({ kind: "travel-type-primary", name, slug }) as Resource;
const types: Readonly<Record<Language, readonly [hiking: string, beach: string]>> = {
  it: ["Trekking ed escursionismo", "Mare"],
  en: ["Hiking and trekking", "Beach"],
  es: ["Senderismo y trekking", "Playa"],
  fr: ["Randonnée et trekking", "Plage"],
  de: ["Wandern und Trekking", "Strand"],
};

const named: Readonly<
  Record<Language, readonly [place: string, newYear: string, christmas: string]>
> = {
  it: ["Giappone", "Capodanno", "Natale"],
  en: ["Japan", "New Year", "Christmas"],
  es: ["Japón", "Fin de año", "Navidad"],
  fr: ["Japon", "Nouvel An", "Noël"],
  de: ["Japan", "Silvester", "Weihnachten"],
};

const searched = async (language: Language, search: string, today = "2026-11-29") => {
  const [japan, newYear, christmas] = named[language];
  const [hiking, beach] = types[language];
  const { effective } = await interpretQuery(
    fromSearchParams(new URLSearchParams(search)),
    language,
    {
      destinations: async () => [place(japan, "jp"), place("Peru", "peru")],
      resources: async () => [
        range(newYear, "new-year"),
        range(christmas, "christmas"),
        type(hiking, "hiking"),
        type(beach, "beach"),
      ],
      correct: async (q) => (q === "Gapone" ? "Giappone" : q),
      today,
    },
  );
  return decodeURIComponent(toSearchParams(effective).toString()).replaceAll("+", " ");
};

test.each<[Language, string, string]>([
  ["it", "Giappone in agosto", "where=jp&month=2027-08"],
  ["en", "Japan in August", "where=jp&month=2027-08"],
  ["es", "Japón en agosto", "where=jp&month=2027-08"],
  ["fr", "Japon en août", "where=jp&month=2027-08"],
  ["de", "Japan im August", "where=jp&month=2027-08"],
  ["it", "agosto giappone", "where=jp&month=2027-08"],
  ["it", "Giappone, agosto", "where=jp&month=2027-08"],
  ["it", "Gapone ad agosto", "where=jp&month=2027-08"],
  ["it", "agosto", "month=2027-08"],
  ["it", "Giappone a novembre", "where=jp&month=2026-11"],
  ["it", "Giappone ad agosto 2028", "where=jp&month=2028-08"],
  ["it", "Giappone tra luglio e agosto", "q=Giappone tra luglio e agosto"],
  ["it", "Giappone in luglio o agosto", "where=jp&month=2027-07&month=2027-08"],
  ["fr", "Japon au mois d’août", "where=jp&month=2027-08"],
  ["de", "Japan im Frühling", "where=jp&season=spring"],
  ["en", "Japan in the summer", "where=jp&season=summer"],
  ["it", "prima settimana di agosto", "month=2027-08"],
  ["it", "Giappone, l’ultima settimana d’agosto", "where=jp&month=2027-08"],
  ["en", "Japan first week of May", "where=jp&month=2027-05"],
  ["en", "beach february half term", "q=beach&month=2027-02"],
  ["es", "Japón la primera semana de agosto", "where=jp&month=2027-08"],
  ["fr", "Japon première semaine d’août", "where=jp&month=2027-08"],
  ["de", "Japan in der ersten Augustwoche", "where=jp&month=2027-08"],
  ["it", "Giappone a Capodanno", "where=jp&period=new-year"],
  ["es", "Japón en fin de año", "where=jp&period=new-year"],
  ["it", "trekking in agosto", "q=trekking&month=2027-08"],
  ["de", "Wandern Oktober", "q=Wandern&month=2027-10"],
  ["de", "Oktober wandern", "q=wandern&month=2027-10"],
  ["en", "hiking autumn", "q=hiking&season=autumn"],
  ["en", "hot springs", "q=hot springs"],
  ["it", "Capodanno in montagna", "q=in montagna&period=new-year"],
  ["it", "san silvestro", "period=new-year"],
  ["it", "natale al caldo", "q=al caldo&period=christmas"],
  ["it", "Capodanno in Giappone", "where=jp&period=new-year"],
  ["es", "nochevieja", "period=new-year"],
  ["es", "Nochevieja en Japón", "where=jp&period=new-year"],
  ["fr", "réveillon", "period=new-year"],
  ["fr", "Noël au soleil", "q=au soleil&period=christmas"],
  ["fr", "jour de l’an", "period=new-year"],
  ["de", "Neujahr", "period=new-year"],
  ["en", "new year's eve", "period=new-year"],
  ["en", "New Year’s", "period=new-year"],
  ["en", "safari until May", "q=safari until May"],
  ["de", "Wanderreise Oktober", "month=2027-10&type=hiking"],
  ["de", "Badeurlaub", "type=beach"],
  ["de", "Strand", "q=Strand"],
  ["it", "Capodanno al mare", "period=new-year&type=beach"],
  ["it", "vacanze al mare ad agosto", "month=2027-08&type=beach"],
  ["en", "walking holiday in May", "month=2027-05&type=hiking"],
  ["en", "safari holiday", "q=safari holiday"],
  ["es", "vacaciones en la playa", "type=beach"],
  ["fr", "séjour randonnée en mai", "month=2027-05&type=hiking"],
  ["de", "Urlaub am Meer", "type=beach"],
  ["en", "hiking vacations", "type=hiking"],
  ["es", "viaje a la playa", "type=beach"],
  ["fr", "vacances à la mer", "type=beach"],
  ["it", "vacanze mare", "type=beach"],
  ["de", "Wanderreise Japan", "where=jp&type=hiking"],
  ["de", "Trekkingtour in Peru im Mai", "where=peru&month=2027-05&type=hiking"],
  ["it", "vacanze al mare in Giappone ad agosto", "where=jp&month=2027-08&type=beach"],
  ["fr", "trek Japon", "where=jp&type=hiking"],
  ["en", "trek in Peru in May", "where=peru&month=2027-05&type=hiking"],
  ["de", "Wanderreise nach Japan", "where=jp&type=hiking"],
  ["en", "hiking holiday to Peru in May", "where=peru&month=2027-05&type=hiking"],
  ["es", "viajes de senderismo por Perú en mayo", "where=peru&month=2027-05&type=hiking"],
  ["en", "Japan, hiking trip", "where=jp&type=hiking"],
  ["fr", "voyage randonnée au Japon", "where=jp&type=hiking"],
  ["es", "senderismo y trekking Japón", "q=senderismo y trekking Japón"],
  ["en", "hiking trip with dogs", "q=hiking trip with dogs"],
])("%s: “%s” is the search %s", async (language, q, expected) => {
  expect(await searched(language, `q=${encodeURIComponent(q)}`)).toBe(expected);
});

test("a word that may be something else stays a word, and so does one beside chosen dates", async () => {
  expect(await searched("en", "q=the long march")).toBe("q=the long march");
  expect(await searched("en", "q=may")).toBe("month=2027-05");
  expect(await searched("it", "q=Peru in agosto&month=2027-05")).toBe(
    "q=Peru in agosto&month=2027-05",
  );
  expect(await searched("it", "q=%22notte d'agosto%22")).toBe('q="notte d\'agosto"');
});
