import type { Biome, Hour, Told } from "#demo/trips/trip-facts.ts";

/** What a poster shows, for those who do not see it. */
export const sceneNames: Readonly<Record<Biome, Told>> = {
  alpine: {
    it: "Cime e boschi",
    en: "Peaks and woods",
    es: "Cumbres y bosques",
    fr: "Sommets et forêts",
    de: "Gipfel und Wälder",
  },
  lake: {
    it: "Un lago tra le montagne",
    en: "A lake among mountains",
    es: "Un lago entre montañas",
    fr: "Un lac entre les montagnes",
    de: "Ein See zwischen Bergen",
  },
  desert: {
    it: "Dune e una carovana",
    en: "Dunes and a caravan",
    es: "Dunas y una caravana",
    fr: "Des dunes et une caravane",
    de: "Dünen und eine Karawane",
  },
  savanna: {
    it: "Savana e acacie",
    en: "Savannah and acacias",
    es: "Sabana y acacias",
    fr: "Savane et acacias",
    de: "Savanne und Akazien",
  },
  jungle: {
    it: "Foresta e una cascata",
    en: "Forest and a waterfall",
    es: "Selva y una cascada",
    fr: "Forêt et cascade",
    de: "Wald und ein Wasserfall",
  },
  coast: {
    it: "Case sulla scogliera",
    en: "Houses on a cliff",
    es: "Casas sobre el acantilado",
    fr: "Des maisons sur la falaise",
    de: "Häuser auf der Klippe",
  },
  islands: {
    it: "Isole di roccia sul mare",
    en: "Rock islands in the sea",
    es: "Islas de roca en el mar",
    fr: "Des îles rocheuses en mer",
    de: "Felseninseln im Meer",
  },
  tundra: {
    it: "Neve, una baita e l’aurora",
    en: "Snow, a cabin and the aurora",
    es: "Nieve, una cabaña y la aurora",
    fr: "Neige, une cabane et l’aurore",
    de: "Schnee, eine Hütte und das Polarlicht",
  },
  volcano: {
    it: "Un vulcano e il suo pennacchio",
    en: "A volcano and its plume",
    es: "Un volcán y su penacho",
    fr: "Un volcan et son panache",
    de: "Ein Vulkan mit Rauchfahne",
  },
  steppe: {
    it: "Steppa, iurte e cavalli",
    en: "Steppe, yurts and horses",
    es: "Estepa, yurtas y caballos",
    fr: "Steppe, yourtes et chevaux",
    de: "Steppe, Jurten und Pferde",
  },
  rice: {
    it: "Terrazze di riso",
    en: "Rice terraces",
    es: "Terrazas de arroz",
    fr: "Des rizières en terrasses",
    de: "Reisterrassen",
  },
  oldtown: {
    it: "I tetti di una città antica",
    en: "The roofs of an old town",
    es: "Los tejados de una ciudad antigua",
    fr: "Les toits d’une vieille ville",
    de: "Die Dächer einer alten Stadt",
  },
  metropolis: {
    it: "Grattacieli e un ponte",
    en: "Towers and a bridge",
    es: "Rascacielos y un puente",
    fr: "Des tours et un pont",
    de: "Hochhäuser und eine Brücke",
  },
  canyon: {
    it: "Un canyon con il suo fiume",
    en: "A canyon and its river",
    es: "Un cañón con su río",
    fr: "Un canyon et sa rivière",
    de: "Ein Canyon mit seinem Fluss",
  },
  polar: {
    it: "Iceberg e pinguini",
    en: "Icebergs and penguins",
    es: "Icebergs y pingüinos",
    fr: "Des icebergs et des manchots",
    de: "Eisberge und Pinguine",
  },
};

/** The light that it is drawn in, as it follows the scene. */
export const lightNames: Readonly<Record<Hour, Told>> = {
  dawn: { it: "all’alba", en: "at dawn", es: "al amanecer", fr: "à l’aube", de: "im Morgengrauen" },
  noon: { it: "a mezzogiorno", en: "at noon", es: "a mediodía", fr: "à midi", de: "am Mittag" },
  golden: {
    it: "nella luce della sera",
    en: "in the evening light",
    es: "con la luz de la tarde",
    fr: "dans la lumière du soir",
    de: "im Abendlicht",
  },
  dusk: {
    it: "al crepuscolo",
    en: "at dusk",
    es: "al anochecer",
    fr: "au crépuscule",
    de: "in der Dämmerung",
  },
  night: { it: "di notte", en: "at night", es: "de noche", fr: "la nuit", de: "bei Nacht" },
};
