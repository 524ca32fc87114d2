import type { ownWords as en } from "#markets/languages/en/own-words.ts";
import type { Part } from "#markets/languages/en/site.ts";

export const ownWords: Part<typeof en> = {
  "ownWords.title": "Sag es mit deinen Worten",
  "ownWords.lead":
    "Schreib, welche Reise du suchst. Aus dem Satz werden Filter, die du siehst, änderst und entfernst.",
  "ownWords.label": "Dein Satz",
  "ownWords.placeholder": "Zum Beispiel: eine Woche am Meer im Oktober, unter 1.500 €",
  "ownWords.submit": "Finden",
  "ownWords.example1": "Wandern im Mai, unter 1.500 €",
  "ownWords.example2": "Silvester am Meer",
  "ownWords.example3": "Japan im Frühling, ich bin 30",
  "ownWords.example4": "zehn Tage, schon bestätigt",
  "ownWords.understands": "Sie versteht",
  "ownWords.understandsText":
    "Orte, auch falsch geschrieben, Monate, Jahreszeiten, Brückentage und Feste, Dauer, Budget für einen oder zwei, Alter, Stimmung, Status der Abreise, „kein“ und „ohne“.",
  "ownWords.shows": "Sie zeigt dir",
  "ownWords.showsText":
    "Jeden Filter mit den Worten, aus denen er kam. Was sie nicht verstanden hat, sagt sie.",
  "ownWords.never": "Sie tut nicht",
  "ownWords.neverText":
    "Sie erfindet keine Filter und fragt nicht, wer du bist. Wörter, die sie nicht versteht, bleiben 30 Tage, ohne dass jemand weiß, von wem sie sind.",
  "ownWords.read": "So habe ich es verstanden",
  "ownWords.from": "aus „{words}“",
  "ownWords.unreadBefore": "Nicht verstanden:",
  "ownWords.unreadAfter": ".",
  "ownWords.quoted": "„{words}“",
  "ownWords.near": "Meintest du",
  "ownWords.otherAge": "Mit {n} kannst du auch in diesen Gruppen reisen:",
  "ownWords.youngest":
    "Die Gruppen beginnen bei 25, aber auch mit {n} kannst du nach einem Platz fragen.",
  "ownWords.leastDays":
    "Mindestens {n} Tage lassen sich nicht filtern: Wie viele es sind, steht unter jeder Reise.",
  "ownWords.shortTime":
    "{n, plural, =1 {In einen Tag} other {In # Tage}} passt keine ganze Reise. Wenn du später zurück sein kannst:",
  "ownWords.sameBefore": "Es sind die Filter der Suche:",
  "ownWords.sameLink": "öffne sie so, wie sie ist",
  "ownWords.sameAfter": ", speichere sie oder schick sie jemandem.",
  "ownWords.takeOff": "Entfernen",
  "ownWords.isForTwo": "Zu zweit?",
  "ownWords.forTwo": "Ich meinte {price} zu zweit",
  "ownWords.failureText":
    "Ein Ort, ein Monat, die Zahl der Tage oder ein Budget helfen. Dein Satz steht noch oben.",
  "ownWords.useFilters": "Filter benutzen",
  "ownWords.fits": "{n, plural, =1 {1 Tag} other {# Tage}} ab {date}",
  "ownWords.below": "{price} unter deinem Limit",
  "ownWords.room": "Einzelzimmer +{price}",
  "ownWords.roomTotal": "Mit Einzelzimmer sind es insgesamt {price}.",
  "ownWords.notConfirmed": "Sie ist noch nicht bestätigt.",
  "ownWords.full": "Die Gruppe ist voll: Du kannst fragen, ob ein Platz frei wird.",
  "meta.ownWords.title": "Suche mit deinen Worten · {product}",
  "meta.ownWords.description":
    "Schreib in einem Satz, welche Reise du suchst: Daraus werden Filter, die du sehen und ändern kannst.",
};
