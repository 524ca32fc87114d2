import type { wishlist as en } from "#markets/languages/en/wishlist.ts";
import type { Part } from "#markets/languages/en/site.ts";

export const wishlist: Part<typeof en> = {
  "heart.waiting": "salvato qui, non ancora nel tuo account",
  "heart.saving": "Sto salvando",
  "heart.keptTitle": "Salvato su questo dispositivo.",
  "heart.keptText": "Con la tua e-mail lo ritrovi ovunque.",
  "heart.writeEmail": "Scrivi l’e-mail",
  "heart.removed": "Hai tolto {name}.",
  "heart.undo": "Annulla",
  "heart.offlineTitle": "Senza rete.",
  "heart.offlineText": "È salvato qui: lo aggiungiamo al tuo account appena torni in linea.",
  "heart.withTours": "Hai salvato anche partenze di {name}.",
  "heart.removeAll": "Togli tutto",
  "wishlist.trips": "{n, plural, =1 {1 viaggio} other {# viaggi}}",
  "wishlist.departures": "{n, plural, =1 {1 partenza} other {# partenze}}",
  "wishlist.asOf": "{things}. Prezzi e stati sono di adesso, {date}.",
  "wishlist.changes": "Da quando li hai salvati:",
  "wishlist.changesBelow": "{changes}. Sotto vedi quali.",
  "wishlist.nConfirmed":
    "{n, plural, =1 {una partenza è stata confermata} other {# partenze sono state confermate}}",
  "wishlist.nSoldOut":
    "{n, plural, =1 {una partenza è al completo} other {# partenze sono al completo}}",
  "wishlist.nOther":
    "{n, plural, =1 {una partenza ha cambiato stato} other {# partenze hanno cambiato stato}}",
  "wishlist.nGone": "{n, plural, =1 {una non c’è più} other {# non ci sono più}}",
  "wishlist.nPrices": "{n, plural, =1 {un prezzo è cambiato} other {# prezzi sono cambiati}}",
  "wishlist.savedOn": "salvato il {date}",
  "wishlist.sinceConfirmed": "Confermata dopo che l’hai salvata",
  "wishlist.sinceSoldOut": "Al completo dopo che l’hai salvata",
  "wishlist.sinceOther": "Cambiata dopo che l’hai salvata",
  "wishlist.statusWas": "Il {date} lo stato era “{status}”.",
  "wishlist.priceSame": "uguale a quando l’hai salvata",
  "wishlist.priceWas": "era {price} il {date}",
  "wishlist.priceUp": "salito",
  "wishlist.priceDown": "sceso",
  "wishlist.open": "Vedi il viaggio",
  "wishlist.noTours": "Non hai salvato nessuna partenza.",
  "wishlist.nextConfirmed": "La prossima confermata è {date}.",
  "wishlist.otherDates": "Vedi altre date",
  "wishlist.tripGone": "Questo viaggio non è più disponibile",
  "wishlist.deviceTitle": "Sono solo su questo dispositivo",
  "wishlist.deviceText":
    "Con la tua e-mail li ritrovi ovunque. Ti mandiamo un codice e creiamo il tuo account: niente pubblicità, se non la chiedi.",
  "wishlist.keep": "Tienili",
  "wishlist.emptyTitle": "Qui non c’è ancora niente",
  "wishlist.emptyText":
    "Tocca il cuore su un viaggio o su una partenza: lo ritrovi qui, anche senza rete.",
  "wishlist.haveAccount": "Hai già un account? Accedi",
  "wishlist.meanwhile": "Intanto, alcune partenze confermate",
  "wishlist.removeTitle": "Togliere anche le partenze?",
  "wishlist.removeText":
    "{n, plural, =1 {Se togli {name}, togli anche la partenza che hai salvato:} other {Se togli {name}, togli anche le # partenze che hai salvato:}}",
  "wishlist.share": "Condividi",
  "wishlist.shareTitle": "Condividi i preferiti",
  "wishlist.shareText":
    "Chi apre il link vede i tuoi viaggi con i prezzi del momento. Non vede la tua e-mail né i tuoi avvisi.",
  "wishlist.shareLink": "Il link alla tua lista",
  "wishlist.shareName": "Mostra il mio nome.",
  "wishlist.shareNameNote": "Si leggerà “I preferiti di {name}”.",
  "wishlist.shareOn": "Crea un link",
  "wishlist.shareSave": "Salva",
  "wishlist.shareOff": "Spegni questo link",
  "wishlist.shareSince": "Acceso dal {date}",
  "wishlist.sharedAbove": "Una lista condivisa con te",
  "wishlist.sharedTitle":
    "{n, plural, =0 {Niente messo da parte, per ora} =1 {Un viaggio messo da parte} other {# viaggi messi da parte}}",
  "wishlist.sharedBy": "I preferiti di {name}",
  "wishlist.sharedText":
    "Prezzi e stati sono di adesso. Questa lista cambia quando la cambia chi te l’ha mandata.",
  "wishlist.saveAll": "Salva tutti nei miei preferiti",
  "wishlist.sharedGone": "Questo link non porta più a nessuna lista",
  "wishlist.sharedGoneText": "Chi l’ha mandato lo ha spento. Qui trovi tutti i nostri viaggi.",
  "wishlist.full": "Hai salvato quanto ci sta. Togli prima qualcosa.",
  "wishlist.keepAll": "Tieni tutto",
  "wishlist.removeBoth":
    "{n, plural, =1 {Togli viaggio e 1 partenza} other {Togli viaggio e # partenze}}",
};
