import type { attendance as english } from "#markets/languages/en/people/attendance.ts";
import type { Part } from "#markets/languages/en/site.ts";

export const attendance: Part<typeof english> = {
  "attendance.go": "J’y vais",
  "attendance.free": "C’est gratuit.",
  "attendance.goHint":
    "Tu peux changer d’avis jusqu’au début. La personne qui organise voit ton nom et ton e-mail ; les autres voient seulement combien vous êtes.",
  "attendance.strangerHint":
    "Sans connexion, nous demandons ton e-mail et t’envoyons un code. La première fois, tu crées aussi un compte\u00A0; ensuite la place est à toi.",
  "attendance.goingTag": "Tu y vas",
  "attendance.goingTitle": "Rendez-vous {day}",
  "attendance.goingText": "{day}, {time}, {place}. {going}, {left}.",
  "attendance.leave": "Je ne peux plus venir",
  "attendance.goingHint": "Nous écrivons seulement si quelque chose change.",
  "attendance.fullTitle": "Complet : {going}",
  "attendance.line":
    "{n, plural, =0 {Personne sur la liste d’attente.} =1 {1 personne sur la liste d’attente.} other {# personnes sur la liste d’attente.}}",
  "attendance.lineHow":
    "Si une place se libère, elle va à la première de la liste, et nous lui écrivons.",
  "attendance.join": "Rejoindre la liste d’attente",
  "attendance.joinHint": "Tu peux en sortir quand tu veux.",
  "attendance.waitingTag": "Sur la liste",
  "attendance.ahead":
    "{n, plural, =0 {La prochaine place est pour toi} =1 {Devant toi : 1 personne} other {Devant toi : # personnes}}",
  "attendance.waitingText":
    "Quand c’est ton tour, nous écrivons à {email} et la place est déjà à toi.",
  "attendance.leaveLine": "Quitter la liste",
  "attendance.goneTitle": "La dernière place vient de partir",
  "attendance.goneText":
    "Vous étiez plusieurs au même moment. {n, plural, =0 {Tu peux rejoindre la liste d’attente : personne n’est devant toi.} =1 {Tu peux rejoindre la liste d’attente : 1 personne serait devant toi.} other {Tu peux rejoindre la liste d’attente : # personnes seraient devant toi.}}",
  "attendance.leavingTitle": "Laisser ta place ?",
  "attendance.leavingText":
    "Elle va à qui attend, s’il y a quelqu’un. Ensuite, tu peux revenir sur la liste, mais à la fin.",
  "attendance.stay": "J’y vais quand même",
  "attendance.giveBack": "Laisser ma place",
  "attendance.begun": "C’est déjà commencé : plus aucune place n’est donnée.",
  "attendance.tooMany":
    "Tu as déjà {n} événements, le maximum pour une personne. Quittes-en un d’abord.",
  "attendance.told": "Les personnes qui avaient une place ont reçu un e-mail.",
  "attendance.mine": "Tes événements",
  "attendance.mineGoing": "Tu y vas",
  "attendance.mineWaiting": "Sur liste d’attente",
  "attendance.minePast": "Passés",
  "attendance.mineNone": "Tu n’as encore choisi aucun événement.",
  "attendance.mailPlaceSubject": "Une place pour toi : {title}",
  "attendance.mailPlace": "La place est à toi",
  "attendance.mailPlaceLead":
    "Une place s’est libérée pour « {title} » et c’était ton tour. Tu n’as rien à faire.",
  "attendance.mailCancelledSubject": "Annulé : {title}",
  "attendance.mailCancelled": "Cela n’aura pas lieu",
  "attendance.mailCancelledLead": "« {title} » n’aura pas lieu. Voici pourquoi :",
  "attendance.mailReinstatedSubject": "Cela a lieu : {title}",
  "attendance.mailReinstated": "Cela a lieu finalement",
  "attendance.mailReinstatedLead":
    "« {title} » a lieu finalement. Ta place, même sur la liste, est toujours à toi.",
  "attendance.mailChangedSubject": "Nouvelle date ou nouveau lieu : {title}",
  "attendance.mailChanged": "La date ou le lieu change",
  "attendance.mailChangedLead": "Quelque chose a changé pour « {title} ». Voici ce qu’il en est :",
  "attendance.mailEvent": "Événement",
  "attendance.mailPlaceName": "Où",
  "attendance.mailCannot":
    "Si tu ne peux pas venir, laisse ta place sur la page de l’événement : elle va à qui attend.",
  "attendance.mailWhy":
    "Tu reçois cet e-mail parce que tu as une place, ou es sur la liste d’attente, pour un événement de {product}.",
  "attendance.offline":
    "Pas de réseau\u00A0: nous ne savons pas si c’est arrivé. Dès qu’il revient, nous te le disons ici.",
  "attendance.lost": "Rien n’est arrivé\u00A0: appuie de nouveau.",
  "attendance.busy":
    "Il y a foule en ce moment. Recharge la page dans un instant pour voir où tu en es.",
};
