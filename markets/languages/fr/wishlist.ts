import type { wishlist as en } from "#markets/languages/en/wishlist.ts";
import type { Part } from "#markets/languages/en/site.ts";

export const wishlist: Part<typeof en> = {
  "heart.waiting": "enregistré ici, pas encore dans ton compte",
  "heart.saving": "Enregistrement",
  "heart.keptTitle": "Enregistré sur cet appareil.",
  "heart.keptText": "Avec ton e-mail, tu le retrouves partout.",
  "heart.writeEmail": "Saisir mon e-mail",
  "heart.removed": "Retiré\u00a0: {name}.",
  "heart.undo": "Annuler",
  "heart.offlineTitle": "Hors connexion.",
  "heart.offlineText":
    "C’est enregistré ici\u00a0: on l’ajoute à ton compte dès que tu es de nouveau en ligne.",
  "heart.withTours": "Tu as aussi enregistré des départs de {name}.",
  "heart.removeAll": "Tout retirer",
  "wishlist.trips": "{n, plural, =1 {1 voyage} other {# voyages}}",
  "wishlist.departures": "{n, plural, =1 {1 départ} other {# départs}}",
  "wishlist.asOf": "{things}. Les prix et les statuts sont ceux de maintenant, le {date}.",
  "wishlist.changes": "Depuis que tu les as enregistrés\u00a0:",
  "wishlist.changesBelow": "{changes}. Tu vois lesquels plus bas.",
  "wishlist.nConfirmed":
    "{n, plural, =1 {un départ est maintenant garanti} other {# départs sont maintenant garantis}}",
  "wishlist.nSoldOut": "{n, plural, =1 {un départ est complet} other {# départs sont complets}}",
  "wishlist.nOther":
    "{n, plural, =1 {un départ a changé de statut} other {# départs ont changé de statut}}",
  "wishlist.nGone": "{n, plural, =1 {un départ n’existe plus} other {# départs n’existent plus}}",
  "wishlist.nPrices": "{n, plural, =1 {un prix a changé} other {# prix ont changé}}",
  "wishlist.savedOn": "enregistré le {date}",
  "wishlist.sinceConfirmed": "Garanti depuis que tu l’as enregistré",
  "wishlist.sinceSoldOut": "Complet depuis que tu l’as enregistré",
  "wishlist.sinceOther": "A changé depuis que tu l’as enregistré",
  "wishlist.statusWas": "Le {date}, le statut était «\u00a0{status}\u00a0».",
  "wishlist.priceSame": "comme quand tu l’as enregistré",
  "wishlist.priceWas": "{price} le {date}",
  "wishlist.priceUp": "en hausse",
  "wishlist.priceDown": "en baisse",
  "wishlist.open": "Voir le voyage",
  "wishlist.noTours": "Tu n’as enregistré aucun départ.",
  "wishlist.nextConfirmed": "Le prochain garanti est le {date}.",
  "wishlist.otherDates": "Voir d’autres dates",
  "wishlist.tripGone": "Ce voyage n’est plus disponible",
  "wishlist.deviceTitle": "Ils sont seulement sur cet appareil",
  "wishlist.deviceText":
    "Avec ton e-mail, tu les retrouves partout. On t’envoie un code et on crée ton compte\u00a0: pas de publicité, sauf si tu la demandes.",
  "wishlist.keep": "Les garder",
  "wishlist.emptyTitle": "Il n’y a encore rien ici",
  "wishlist.emptyText":
    "Touche le cœur d’un voyage ou d’un départ\u00a0: tu le retrouves ici, même hors connexion.",
  "wishlist.haveAccount": "Tu as déjà un compte\u00a0? Connecte-toi",
  "wishlist.meanwhile": "En attendant, quelques départs garantis",
  "wishlist.removeTitle": "Retirer aussi les départs\u00a0?",
  "wishlist.removeText":
    "{n, plural, =1 {Si tu retires {name}, tu retires aussi le départ que tu as enregistré\u00a0:} other {Si tu retires {name}, tu retires aussi les # départs que tu as enregistrés\u00a0:}}",
  "wishlist.share": "Partager",
  "wishlist.shareTitle": "Partager tes favoris",
  "wishlist.shareText":
    "Qui ouvre le lien voit tes voyages avec les prix du moment, mais ni ton e-mail ni tes alertes.",
  "wishlist.shareLink": "Le lien vers ta liste",
  "wishlist.shareName": "Montrer mon prénom.",
  "wishlist.shareNameNote": "On lira «\u00A0Les favoris de {name}\u00A0».",
  "wishlist.shareOn": "Créer un lien",
  "wishlist.shareSave": "Enregistrer",
  "wishlist.shareOff": "Désactiver ce lien",
  "wishlist.shareSince": "Actif depuis le {date}",
  "wishlist.sharedAbove": "Une liste partagée avec toi",
  "wishlist.sharedTitle":
    "{n, plural, =0 {Rien de côté pour l’instant} =1 {Un voyage mis de côté} other {# voyages mis de côté}}",
  "wishlist.sharedBy": "Les favoris de {name}",
  "wishlist.sharedText":
    "Les prix et les statuts sont ceux de maintenant. Cette liste change quand la personne qui te l’a envoyée la change.",
  "wishlist.saveAll": "Tout ajouter à mes favoris",
  "wishlist.sharedGone": "Ce lien ne mène plus à aucune liste",
  "wishlist.sharedGoneText": "La personne qui te l’a envoyé l’a désactivé. Voici tous nos voyages.",
  "wishlist.full": "Tu as enregistré tout ce qui tient. Retire d’abord quelque chose.",
  "wishlist.keepAll": "Tout garder",
  "wishlist.removeBoth":
    "{n, plural, =1 {Retirer le voyage et 1 départ} other {Retirer le voyage et # départs}}",
};
