import type { MarketId } from "#markets/market-type.ts";

/** One coordinator of the demo: `look` chooses the portrait's hair, `abroad` also leads international groups. */
export type Person = Readonly<{
  name: string;
  city: string;
  look: "long" | "short";
  languages: readonly string[];
  since: number;
  led: number;
  abroad: boolean;
}>;

const person = (
  name: string,
  city: string,
  look: Person["look"],
  languages: string,
  since: number,
  led: number,
  abroad = false,
): Person => ({ name, city, look, languages: languages.split(" "), since, led, abroad });

/** Sixty people, by the market whose groups they lead. */
export const people: Readonly<Record<Exclude<MarketId, "international">, readonly Person[]>> = {
  "it-IT": [
    person("Giulia", "Bologna", "long", "it en es", 2016, 41, true),
    person("Matteo", "Torino", "short", "it en", 2017, 38),
    person("Chiara", "Napoli", "long", "it en fr", 2018, 33),
    person("Davide", "Verona", "short", "it en de", 2018, 29, true),
    person("Martina", "Roma", "long", "it en", 2019, 27),
    person("Lorenzo", "Firenze", "short", "it en es pt", 2017, 36),
    person("Sara", "Bari", "long", "it en", 2020, 21),
    person("Andrea", "Trento", "short", "it en de", 2016, 44),
    person("Elena", "Genova", "long", "it en fr ar", 2018, 31),
    person("Simone", "Palermo", "short", "it en", 2021, 17),
    person("Mei", "Milano", "long", "it en zh", 2019, 26, true),
    person("Youssef", "Padova", "short", "it en ar fr", 2018, 30),
    person("Francesca", "Cagliari", "long", "it en es", 2022, 12),
    person("Tommaso", "Ancona", "short", "it en", 2022, 11),
    person("Aurora", "Perugia", "long", "it en ja", 2020, 19),
    person("Federico", "Trieste", "short", "it en sl", 2023, 8),
  ],
  "en-US": [
    person("Maya", "Portland", "long", "en es", 2018, 28, true),
    person("Tyler", "Denver", "short", "en", 2019, 23),
    person("Jasmine", "Atlanta", "long", "en fr", 2019, 25),
    person("Ethan", "Chicago", "short", "en ja", 2020, 18),
    person("Camila", "Austin", "long", "en es pt", 2018, 30),
    person("Marcus", "Brooklyn", "short", "en", 2021, 14, true),
    person("Hannah", "Seattle", "long", "en de", 2022, 10),
    person("Arjun", "San Diego", "short", "en hi", 2021, 15),
  ],
  "en-WE": [
    person("Imogen", "Bristol", "long", "en fr", 2017, 35, true),
    person("Callum", "Glasgow", "short", "en", 2018, 31),
    person("Priya", "Leicester", "long", "en hi gu", 2018, 29, true),
    person("Owen", "Cardiff", "short", "en cy", 2019, 24),
    person("Zara", "Manchester", "long", "en ur", 2020, 19),
    person("Tom", "York", "short", "en es", 2019, 22),
    person("Niamh", "Belfast", "long", "en ga", 2021, 15),
    person("Kofi", "Birmingham", "short", "en tw fr", 2020, 20),
    person("Freya", "Brighton", "long", "en no", 2022, 11),
  ],
  "es-ES": [
    person("Lucía", "Valencia", "long", "es en", 2017, 34, true),
    person("Álvaro", "Sevilla", "short", "es en pt", 2018, 30),
    person("Marta", "Zaragoza", "long", "es en fr", 2018, 27),
    person("Iker", "Bilbao", "short", "es eu en", 2019, 25),
    person("Nerea", "San Sebastián", "long", "es eu en", 2020, 18),
    person("Pau", "Barcelona", "short", "ca es en", 2019, 23, true),
    person("Carmen", "Granada", "long", "es en ar", 2021, 14),
    person("Hugo", "Madrid", "short", "es en", 2022, 12),
    person("Uxía", "Vigo", "long", "gl es en", 2021, 13),
  ],
  "fr-FR": [
    person("Camille", "Lyon", "long", "fr en", 2017, 36, true),
    person("Baptiste", "Nantes", "short", "fr en es", 2018, 30),
    person("Inès", "Marseille", "long", "fr en ar", 2018, 29),
    person("Théo", "Grenoble", "short", "fr en it", 2019, 24),
    person("Manon", "Toulouse", "long", "fr en es", 2020, 20),
    person("Mamadou", "Paris", "short", "fr en wo", 2019, 26, true),
    person("Louise", "Lille", "long", "fr en nl", 2021, 15),
    person("Maël", "Rennes", "short", "fr br en", 2022, 11),
    person("Anaïs", "Strasbourg", "long", "fr de en", 2021, 14),
  ],
  "de-DE": [
    person("Lena", "Hamburg", "long", "de en", 2017, 35, true),
    person("Jonas", "Köln", "short", "de en es", 2018, 31),
    person("Katharina", "München", "long", "de en it", 2018, 28),
    person("Felix", "Leipzig", "short", "de en ru", 2019, 24),
    person("Aylin", "Berlin", "long", "de tr en", 2019, 26, true),
    person("Lukas", "Freiburg", "short", "de fr en", 2020, 19),
    person("Svenja", "Bremen", "long", "de en no", 2021, 14),
    person("Minh", "Dresden", "short", "de vi en", 2020, 20),
    person("Paula", "Nürnberg", "long", "de es en", 2022, 10),
  ],
};
