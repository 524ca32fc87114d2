import type { compare as english } from "#markets/languages/en/compare.ts";
import type { Part } from "#markets/languages/en/site.ts";

export const compare: Part<typeof english> = {
  "compare.tick": "Vergleichen",
  "compare.this": "Dieser Termin",
  "compare.hint": "Kreuze zwei oder drei Termine an, um sie nebeneinander zu sehen.",
  "compare.keep": "Auswahl behalten und weitersuchen",
  "compare.submit": "Angekreuzte vergleichen",
  "compare.title": "{n} Termine im Vergleich",
  "compare.asOf": "Stand: {date}.",
  "compare.missing":
    "{n, plural, =1 {Ein Termin dieses Links fehlt: Er wird hier nicht mehr angeboten.} other {# Termine dieses Links fehlen: Sie werden hier nicht mehr angeboten.}}",
  "compare.tooMany": "Nebeneinander passen drei Termine, du siehst die ersten drei.",
  "compare.few": "Noch nichts zu vergleichen",
  "compare.fewText":
    "Ein Vergleich braucht zwei Termine, zu denen man noch dazukommen kann. Kreuze sie in einer Liste von Terminen an.",
  "compare.find": "Bestätigte Termine ansehen",
  "compare.remove": "{name} weglassen",
  "compare.price": "Preis",
  "compare.deposit": "Anzahlung bei der Buchung",
  "compare.balance": "Restbetrag",
  "compare.balanceDay": "bis zum {date}",
  "compare.noDeposit": "Keine: Du zahlst bei der Buchung den ganzen Preis.",
  "compare.status": "Status",
  "compare.ages": "Alter",
  "compare.soon": "Geben wir vor der Abreise bekannt.",
  "compare.coordinator": "Coordinator",
  "compare.free": "Letzter Tag für kostenloses Stornieren",
  "compare.freeOver": "war am {date}",
  "compare.flexible": "flexible Option: {date}, für {price} pro Person",
  "compare.home": "Du fährst los",
  "compare.flight": "Flug, nicht inklusive",
  "compare.flightUnknown": "Noch kein Preis",
  "compare.link": "Link zu diesem Vergleich",
  "compare.send": "Link senden",
  "compare.sent": "Link kopiert",
  "compare.note": "Wer ihn öffnet, sieht die Preise von dann. Über dich steht nichts darin.",
};
