/** French phrases that native speakers of the trade rejected, with the reason. */
const rejectedPhrases: readonly (readonly [phrase: RegExp, reason: string])[] = [
  [/date où il part est un départ/i, "a departure is a trip on a date, not a date that is one"],
  [/départs confirmés/i, "the trade lists « départs garantis »"],
  [
    /(?:départ|voyage)[^.:;]* confirmé|^(?:presque )?confirmé$/i,
    "one word for it: « garanti », as the list of such departures says",
  ],
  [/cagnotte/i, "money for a present or a jackpot; a group travels with a « caisse commune »"],
  [
    /une personne qui coordonne/i,
    "a word for word « chi coordina »; the trade says « coordinateur »",
  ],
  [/la coordination prend le relais/i, "people take over, coordination does not"],
  [
    /quelqu’un (?:coordonne|y est déjà allé)/i,
    "a literal translation that says neither who nor where",
  ],
  [/la personne qui coordonne/i, "the trade says « coordinateur »"],
  [/n’atteint pas son minimum/i, "the trade says « nombre minimum de participants »"],
  [/prix entier/i, "the fare without a reduction; what is owed is « la totalité »"],
  [/groupes? d’âge/i, "a word of statistics; people belong to a « tranche d’âge »"],
  [/compte assez de personnes/i, "the trade says « nombre minimum de participants »"],
  [/^dans le prix$|pas dans le prix/i, "a service is « compris dans le prix »"],
  [/ce qui te restera/i, "the trade heads this list « les temps forts »"],
  [/peu importe quand/i, "a date without a wish is « n’importe quand »"],
  [/à titre de conversion/i, "amounts are given « à titre indicatif »"],
  [/perdu le chemin/i, "one loses « son chemin »"],
  [/nombres vrais|images vraies/i, "the adjective stands before its noun: « de vrais chiffres »"],
  [/le prix est entier/i, "a price is « complet »"],
  [/date dit où elle en est/i, "a departure has a status, a date has none"],
  [/dîne en solitaire/i, "« en solitaire » is for sailors and climbers"],
  [/le plus aimé/i, "the trade says « coup de cœur »"],
  [/il en est resté|il court un peu|c’est à qui tient/i, "a literal translation"],
  [/de la maison, il faut|celle de la maison/i, "« de la maison » is what a restaurant offers"],
  [/^quand nous répondons|^qui édite ce site/i, "a heading is a noun: « horaires », « éditeur »"],
  [/ce qui tourne ici|quand quelque chose échoue/i, "a calque of software English"],
  [/se paie au téléphone/i, "by calling; one pays « avec le téléphone »"],
  [/le programme a des trous|et c’est sûr|^tout âge$/i, "a literal translation"],
  [/petits?-déjeuner/i, "one spelling: « petit déjeuner »"],
  [/(?<!Hai )\bvans?\b/, "one word for the vehicle: « minibus »"],
  [/\d\.\d{3}(?!\d|\u00A0€)/, "the dot is no French separator; four digits have none"],
];

/**
 * The rules of French typography: no-break spaces before or after certain signs, and typographic
 * apostrophes.
 */
const typographyRules: readonly (readonly [sign: RegExp, reason: string])[] = [
  [/«(?!\u00A0)/, "« is followed by a no-break space"],
  [/(?<!\u00A0)»/, "» is preceded by a no-break space"],
  [/[^\u00A0\u202F][:;?!](?=[\s*»)]|$)/, "no no-break space before a double sign"],
  [/["']/, "a straight quote"],
];

/** @returns a sentence for each problem in the text */
export const frenchProblems = (text: string): readonly string[] => {
  const prose = text.replaceAll(/\{\w+, (?:plural|select),|\]\([^)]*\)/g, "");
  return [...rejectedPhrases, ...typographyRules].flatMap(([pattern, reason]) =>
    pattern.test(prose) ? [`${reason}: ${prose}`] : [],
  );
};
