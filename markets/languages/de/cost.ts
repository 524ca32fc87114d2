import type { cost as english } from "#markets/languages/en/cost.ts";
import type { Part } from "#markets/languages/en/site.ts";

export const cost: Part<typeof english> = {
  "cost.name": "Gesamtkosten",
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
  "cost.deposit": "Davon {deposit} heute als Anzahlung, den Rest von {balance} bis zum {date}.",
  "cost.potTo": "Du zahlst sie vor Ort, zusammen mit der Gruppe.",
  "cost.flight": "Flug nach {place} und zurück",
  "cost.flightPlain": "Hin- und Rückflug",
  "cost.flightTo": "Du zahlst ihn an die Fluggesellschaft, und er ändert sich je nach Buchungstag.",
  "cost.flightUnknown":
    "Für diesen Flug gibt es noch keinen Preis, er ist im Gesamtpreis nicht enthalten.",
  "cost.from": "ab {price}",
  "cost.sum": "Gesamtpreis pro Person",
  "cost.split": "{us} an uns, vor Ort oder an die Fluggesellschaft {others}.",
  "cost.flexible": "Flexible Option, wenn du sie möchtest",
  "cost.room": "Privatzimmer, wenn du eins möchtest",
  "cost.roomTo": "Plus {price}, insgesamt dann {sum}. Kostenlos, wenn du für\u00a02 buchst.",
  "cost.rest": "Dazu kommt, was nicht inklusive ist und hier keinen Preis hat.",
};
