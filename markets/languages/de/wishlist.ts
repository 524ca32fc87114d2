import type { wishlist as en } from "#markets/languages/en/wishlist.ts";
import type { Part } from "#markets/languages/en/site.ts";

export const wishlist: Part<typeof en> = {
  "heart.waiting": "hier gemerkt, noch nicht in deinem Konto",
  "heart.saving": "Wird gemerkt",
  "heart.keptTitle": "Auf diesem Gerät gemerkt.",
  "heart.keptText": "Mit deiner E-Mail-Adresse findest du es überall.",
  "heart.writeEmail": "E-Mail angeben",
  "heart.removed": "Entfernt: {name}.",
  "heart.undo": "Rückgängig",
  "heart.offlineTitle": "Keine Verbindung.",
  "heart.offlineText":
    "Es ist hier gemerkt: Wir übernehmen es in dein Konto, sobald du wieder online bist.",
  "heart.withTours": "Du hast auch Termine von {name} gemerkt.",
  "heart.removeAll": "Alles entfernen",
  "wishlist.trips": "{n, plural, =1 {1 Reise} other {# Reisen}}",
  "wishlist.departures": "{n, plural, =1 {1 Termin} other {# Termine}}",
  "wishlist.asOf": "{things}. Preise und Status sind von jetzt, {date}.",
  "wishlist.changes": "Seit du sie gemerkt hast:",
  "wishlist.changesBelow": "{changes}. Welche, siehst du unten.",
  "wishlist.nConfirmed":
    "{n, plural, =1 {ein Termin wurde bestätigt} other {# Termine wurden bestätigt}}",
  "wishlist.nSoldOut":
    "{n, plural, =1 {ein Termin ist ausgebucht} other {# Termine sind ausgebucht}}",
  "wishlist.nOther":
    "{n, plural, =1 {ein Termin hat einen anderen Status} other {# Termine haben einen anderen Status}}",
  "wishlist.nGone": "{n, plural, =1 {einen gibt es nicht mehr} other {# gibt es nicht mehr}}",
  "wishlist.nPrices":
    "{n, plural, =1 {ein Preis hat sich geändert} other {# Preise haben sich geändert}}",
  "wishlist.savedOn": "gemerkt am {date}",
  "wishlist.sinceConfirmed": "Bestätigt, seit du ihn gemerkt hast",
  "wishlist.sinceSoldOut": "Ausgebucht, seit du ihn gemerkt hast",
  "wishlist.sinceOther": "Geändert, seit du ihn gemerkt hast",
  "wishlist.statusWas": "Am {date} war der Status „{status}“.",
  "wishlist.priceSame": "wie beim Merken",
  "wishlist.priceWas": "{price} am {date}",
  "wishlist.priceUp": "gestiegen",
  "wishlist.priceDown": "gesunken",
  "wishlist.open": "Zur Reise",
  "wishlist.noTours": "Du hast keinen Termin gemerkt.",
  "wishlist.nextConfirmed": "Nächster bestätigter Termin: {date}",
  "wishlist.otherDates": "Andere Termine ansehen",
  "wishlist.tripGone": "Diese Reise gibt es nicht mehr",
  "wishlist.deviceTitle": "Nur auf diesem Gerät",
  "wishlist.deviceText":
    "Mit deiner E-Mail-Adresse findest du sie überall. Wir schicken dir einen Code und legen dein Konto an: keine Werbung, außer du möchtest sie.",
  "wishlist.keep": "Behalten",
  "wishlist.emptyTitle": "Hier ist noch nichts",
  "wishlist.emptyText":
    "Tippe auf das Herz einer Reise oder eines Termins: Du findest sie hier wieder, auch ohne Netz.",
  "wishlist.haveAccount": "Schon ein Konto? Melde dich an",
  "wishlist.meanwhile": "Bis dahin ein paar bestätigte Termine",
  "wishlist.removeTitle": "Auch die Termine entfernen?",
  "wishlist.removeText":
    "{n, plural, =1 {Wenn du {name} entfernst, geht auch der Termin, den du gemerkt hast:} other {Wenn du {name} entfernst, gehen auch die # Termine, die du gemerkt hast:}}",
  "wishlist.share": "Teilen",
  "wishlist.shareTitle": "Wunschliste teilen",
  "wishlist.shareText":
    "Wer den Link öffnet, sieht deine Reisen mit den Preisen von jetzt, aber nicht deine E-Mail-Adresse und nicht deine Benachrichtigungen.",
  "wishlist.shareLink": "Der Link zu deiner Liste",
  "wishlist.shareName": "Meinen Vornamen zeigen.",
  "wishlist.shareNameNote": "Dort steht dann „Wunschliste von {name}“.",
  "wishlist.shareOn": "Link erstellen",
  "wishlist.shareSave": "Speichern",
  "wishlist.shareOff": "Diesen Link abschalten",
  "wishlist.shareSince": "An seit {date}",
  "wishlist.sharedAbove": "Eine Liste, die jemand mit dir teilt",
  "wishlist.sharedTitle":
    "{n, plural, =0 {Im Moment ist nichts gemerkt} =1 {Eine gemerkte Reise} other {# gemerkte Reisen}}",
  "wishlist.sharedBy": "Wunschliste von {name}",
  "wishlist.sharedText":
    "Preise und Status sind von jetzt. Diese Liste ändert sich, wenn sie geändert wird.",
  "wishlist.saveAll": "Alle auf meine Wunschliste",
  "wishlist.sharedGone": "Dieser Link führt zu keiner Liste mehr",
  "wishlist.sharedGoneText": "Er wurde abgeschaltet. Hier findest du alle unsere Reisen.",
  "wishlist.full": "Mehr passt nicht auf deine Wunschliste. Entferne zuerst etwas.",
  "wishlist.keepAll": "Alles behalten",
  "wishlist.removeBoth":
    "{n, plural, =1 {Reise und 1 Termin entfernen} other {Reise und # Termine entfernen}}",
};
