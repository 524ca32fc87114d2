import type { Language } from "#markets/market-type.ts";

/** Who asks for seats in the demo, and what they and care say. */
export type DemoTravellers = Readonly<{
  names: readonly string[];
  questions: readonly [diet: string, alone: string, room: string];
  /** What care asks back. */
  talk: string;
  /** Why a request is declined. */
  declined: string;
}>;

/** Eight people for each language, in the order of their requests. */
export const demoTravellers: Readonly<Record<Language, DemoTravellers>> = {
  it: {
    names: [
      "Martina Gallo",
      "Paolo Neri",
      "Chiara Villa",
      "Riccardo Bassi",
      "Giulia Ferri",
      "Anna Moro",
      "Davide Sala",
      "Elena Rizzo",
    ],
    questions: [
      "Una di noi due non mangia carne: si può fare?",
      "Viaggio da solo per la prima volta. Quanti altri partono da soli?",
      "Si può arrivare un giorno prima e dormire nello stesso albergo?",
    ],
    talk: "Ciao Chiara,\n\npartite da Milano o da Roma? Vi diciamo allora quale volo conviene.",
    declined: "Il gruppo si è completato ieri.",
  },
  en: {
    names: [
      "Grace Turner",
      "Noah Bennett",
      "Maya Collins",
      "Oliver Hughes",
      "Emma Foster",
      "Lucy Palmer",
      "Jack Morris",
      "Hannah Reed",
    ],
    questions: [
      "One of us doesn’t eat meat. Is that fine?",
      "It’s my first trip on my own. How many others come alone?",
      "Can we arrive a day early and stay at the same hotel?",
    ],
    talk: "Hi Maya,\n\nwhich airport would you leave from? Then we can tell you which flight works.",
    declined: "The group filled up yesterday.",
  },
  es: {
    names: [
      "Lucía Navarro",
      "Pablo Ortega",
      "Carmen Rubio",
      "Diego Molina",
      "Elena Castro",
      "Marta Iglesias",
      "Sergio Vidal",
      "Irene Campos",
    ],
    questions: [
      "Una de las dos no come carne. ¿Es posible?",
      "Es mi primer viaje por mi cuenta. ¿Cuánta gente más va sola?",
      "¿Podemos llegar un día antes y dormir en el mismo hotel?",
    ],
    talk: "Hola, Carmen:\n\n¿Desde qué aeropuerto saldríais? Así os decimos qué vuelo conviene.",
    declined: "El grupo se completó ayer.",
  },
  fr: {
    names: [
      "Camille Roux",
      "Hugo Lambert",
      "Léa Fontaine",
      "Antoine Girard",
      "Manon Chevalier",
      "Julie Perrin",
      "Thomas Lemoine",
      "Sarah Blanchard",
    ],
    questions: [
      "L’une de nous deux ne mange pas de viande. C’est possible\u00a0?",
      "C’est mon premier voyage en solo. Combien d’autres partent seuls\u00a0?",
      "Peut-on arriver un jour plus tôt et dormir dans le même hôtel\u00a0?",
    ],
    talk: "Bonjour Léa,\n\nde quel aéroport partiriez-vous\u00a0? Nous vous dirons quel vol convient.",
    declined: "Le groupe s’est rempli hier.",
  },
  de: {
    names: [
      "Lena Hoffmann",
      "Jonas Becker",
      "Clara Wagner",
      "Felix Krüger",
      "Mia Schuster",
      "Anna Vogel",
      "Tim Lorenz",
      "Julia Brandt",
    ],
    questions: [
      "Eine von uns beiden isst kein Fleisch. Geht das?",
      "Ich reise zum ersten Mal allein. Wie viele andere kommen allein?",
      "Können wir einen Tag früher ankommen und im selben Hotel schlafen?",
    ],
    talk: "Hallo Clara,\n\nvon welchem Flughafen würdet ihr starten? Dann sagen wir euch, welcher Flug passt.",
    declined: "Die Gruppe ist seit gestern voll.",
  },
};
