import { keptDays } from "#features/people/assistant/answers/contract.ts";
import { signUpsAreKeptDays } from "#features/people/attendance/rules.ts";
import { leastShown } from "#features/people/group/contract.ts";
import { requestsAreKept } from "#features/people/requests/rules.ts";
import { patternsWithNumber } from "./patterns.ts";
import type { PolicyFact } from "./policy-fact.ts";

/** What texts say of people’s data: what others see of it, and how long it is kept. */
export const peopleFacts: Readonly<Record<string, PolicyFact>> = {
  "how long requests for a seat are kept": {
    places: ["legal-privacy-policy"],
    patterns: patternsWithNumber(requestsAreKept.months, {
      de: `# Monate nach der Abreise, zurückgezogene ${requestsAreKept.withdrawnDays} Tage`,
      en: `# months after the departure, or ${requestsAreKept.withdrawnDays} days`,
      es: `# meses después de la salida, o ${requestsAreKept.withdrawnDays} días`,
      fr: `# mois après le départ, ou ${requestsAreKept.withdrawnDays} jours`,
      it: `# mesi dopo la partenza, oppure ${requestsAreKept.withdrawnDays} giorni`,
    }),
  },
  "how long it is kept who has signed up for an event": {
    places: ["legal-privacy-policy"],
    patterns: patternsWithNumber(signUpsAreKeptDays, {
      de: "# Tage nach dem Event",
      en: "# days after the event",
      es: "# días después del evento",
      fr: "# jours après l’événement",
      it: "# giorni dopo l’evento",
    }),
  },
  "how long questions of the chat are kept": {
    places: ["legal-privacy-policy"],
    patterns: patternsWithNumber(keptDays.question, {
      de: `Fragen im Chat[^:]*: # Tage[^:]*: ${keptDays.handOver} Tage`,
      en: `Questions in the chat[^:]*: # days[^:]*: ${keptDays.handOver} days`,
      es: `Preguntas en el chat[^:]*: # días[^:]*: ${keptDays.handOver} días`,
      fr: `Questions posées[^:]*: # jours[^:]*: ${keptDays.handOver} jours`,
      it: `Domande nella chat[^:]*: # giorni[^:]*: ${keptDays.handOver} giorni`,
    }),
  },
  "the privacy policy says what a group shows, from leastShown people on": {
    places: ["legal-privacy-policy"],
    patterns: patternsWithNumber(leastShown, {
      de: "angemeldet ist, sieht ab # Personen",
      en: "signed in also see, in groups of # or more",
      es: "en los grupos de # personas o más",
      fr: "dans les groupes de # personnes ou plus",
      it: "nei gruppi da # persone in su",
    }),
  },
  "who is signed in sees the group from leastShown people on": {
    places: ["how-it-works", "faqs"],
    patterns: patternsWithNumber(leastShown, {
      de: "angemeldet[^.]*ab # Personen",
      en: "Sign in, and in a group of # people or more",
      es: "Si inicias sesión, en los grupos de # personas o más",
      fr: "Si tu te connectes, [^.]*à partir de # personnes",
      it: "Se accedi, nei gruppi da # persone in su",
    }),
  },
};
