import type { TypeWords } from "#markets/search-words/type-words.ts";

export const typeWords: TypeWords = [
  [
    "Randonnée et trekking",
    "voyage randonnée",
    "séjour randonnée",
    "vacances randonnée",
    "voyage de randonnée",
    "séjour trekking",
    "voyage trekking",
  ],
  [
    "Plage",
    "séjour plage",
    "vacances à la plage",
    "vacances plage",
    "à la plage",
    "séjour balnéaire",
  ],
  ["Ville", "escapade en ville", "séjour en ville", "city break"],
  ["Neige", "séjour à la neige", "vacances à la neige", "à la neige"],
  ["Safari", "voyage safari", "séjour safari"],
  ["Voile", "croisière à la voile", "séjour voile", "voyage en voilier", "en voilier"],
  ["Expédition", "voyage d’expédition"],
];
