import type { Wayside } from "#demo/illustrations/compositions.ts";
import type { Told } from "#demo/trips/trip-facts.ts";

/** What a view of the way shows, for those who do not see it. */
export const waysideNames: Readonly<Record<Wayside, Told>> = {
  road: {
    it: "Un pulmino sulla strada",
    en: "A minibus on the road",
    es: "Una furgoneta en la carretera",
    fr: "Un minibus sur la route",
    de: "Ein Kleinbus auf der Straße",
  },
  trail: {
    it: "Un gruppo in cammino su un sentiero",
    en: "A group of walkers on a path",
    es: "Un grupo que camina por un sendero",
    fr: "Un groupe en marche sur un sentier",
    de: "Eine Gruppe auf einem Wanderweg",
  },
  village: {
    it: "Un villaggio tra i campi",
    en: "A village among its fields",
    es: "Un pueblo entre campos",
    fr: "Un village au milieu des champs",
    de: "Ein Dorf zwischen Feldern",
  },
  train: {
    it: "Un treno su un viadotto",
    en: "A train on a viaduct",
    es: "Un tren sobre un viaducto",
    fr: "Un train sur un viaduc",
    de: "Ein Zug auf einem Viadukt",
  },
  table: {
    it: "Una tavola apparecchiata sotto le lanterne",
    en: "A table laid under lanterns",
    es: "Una mesa puesta bajo farolillos",
    fr: "Une table dressée sous des lanternes",
    de: "Ein gedeckter Tisch unter Laternen",
  },
  market: {
    it: "Frutta e spezie al mercato",
    en: "Fruit and spices at a market",
    es: "Fruta y especias en el mercado",
    fr: "Des fruits et des épices au marché",
    de: "Obst und Gewürze auf dem Markt",
  },
  plane: {
    it: "Un aereo sopra le nuvole",
    en: "A plane above the clouds",
    es: "Un avión sobre las nubes",
    fr: "Un avion au-dessus des nuages",
    de: "Ein Flugzeug über den Wolken",
  },
  springs: {
    it: "Sorgenti calde tra le rocce",
    en: "Hot springs among rocks",
    es: "Aguas termales entre rocas",
    fr: "Des sources chaudes parmi les rochers",
    de: "Heiße Quellen zwischen Felsen",
  },
  campfire: {
    it: "Tende intorno a un fuoco",
    en: "Tents around a fire",
    es: "Tiendas alrededor del fuego",
    fr: "Des tentes autour d’un feu",
    de: "Zelte um ein Lagerfeuer",
  },
  kitchen: {
    it: "Una cucina con l’impasto sul tavolo",
    en: "A kitchen with dough on the table",
    es: "Una cocina con masa sobre la mesa",
    fr: "Une cuisine et sa pâte sur la table",
    de: "Eine Küche mit Teig auf dem Tisch",
  },
  boat: {
    it: "Un battello sull’acqua",
    en: "A boat on the water",
    es: "Un barco de pasajeros en el agua",
    fr: "Un bateau sur l’eau",
    de: "Ein Schiff auf dem Wasser",
  },
  bikes: {
    it: "Tre ciclisti su una strada di campagna",
    en: "Three cyclists on a country lane",
    es: "Tres ciclistas por un camino rural",
    fr: "Trois cyclistes sur un chemin de campagne",
    de: "Drei Radfahrer auf einem Feldweg",
  },
};
