import type { cost as english } from "#markets/languages/en/cost.ts";
import type { Part } from "#markets/languages/en/site.ts";

export const cost: Part<typeof english> = {
  "cost.name": "Was es kostet",
  "cost.title": "Was es wirklich kostet",
  "cost.text": "Gerechnet mit dem günstigsten Termin, dem {date}.",
  "cost.textMonth": "Gerechnet mit dem günstigsten Termin im {month}, dem {date}.",
  "cost.textAge": "Gerechnet mit dem günstigsten Termin für die Altersgruppe {age}, dem {date}.",
  "cost.textMonthForAge":
    "Gerechnet mit dem günstigsten Termin im {month} für die Altersgruppe {age}, dem {date}.",
  "cost.textChosen": "Gerechnet mit dem Termin am {date}, den du gewählt hast.",
  "cost.textDeparture": "Gerechnet für diesen Termin.",
  "cost.noneOnDay": "Der Termin am {date} ist nicht verfügbar.",
  "cost.noneInMonth": "Im {month} ist kein Termin verfügbar.",
  "cost.noneForAge": "Für die Altersgruppe {age} ist kein Termin verfügbar.",
  "cost.noneInMonthForAge": "Im {month} ist für die Altersgruppe {age} kein Termin verfügbar.",
  "cost.amounts": "Alle Beträge gelten pro Person.",
  "cost.price": "Preis der Reise",
  "cost.priceTo": "Du zahlst ihn an uns, Versicherung inklusive.",
  "cost.potTo": "Du zahlst sie vor Ort, zusammen mit der Gruppe.",
  "cost.flight": "Flug nach {place} und zurück",
  "cost.flightBack": "Flug nach {place}, zurück ab {end}",
  "cost.flightPlain": "Hin- und Rückflug",
  "cost.flightTo":
    "Du zahlst ihn an die Fluggesellschaft. Der Preis hängt davon ab, wann du buchst.",
  "cost.flightUnknown":
    "Für diesen Flug haben wir noch keinen Preis, er fehlt deshalb in der Summe.",
  "cost.from": "ab {price}",
  "cost.atLeast": "mindestens {price}",
  "cost.sum": "Zusammen pro Person",
  "cost.split": "Davon {us} an uns und {others} vor Ort oder an die Fluggesellschaft.",
  "cost.flexible": "Flexible Option, wenn du sie möchtest",
  "cost.room": "Privatzimmer, wenn du eins möchtest",
  "cost.roomTo": "Aufpreis {price}, zusammen {sum}. Kostenlos, wenn du für\u00a02 buchst.",
  "cost.rest": "Alles, was nicht inklusive ist und hier keinen Preis hat, kommt dazu.",
};
