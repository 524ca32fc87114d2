import type { attendance as english } from "#markets/languages/en/people/attendance.ts";
import type { Part } from "#markets/languages/en/site.ts";

export const attendance: Part<typeof english> = {
  "attendance.go": "J’y vais",
  "attendance.free": "C’est gratuit.",
  "attendance.goHint":
    "Vous pouvez changer d’avis jusqu’au début. La personne qui organise voit votre nom ; les autres voient seulement combien vous êtes.",
  "attendance.strangerHint":
    "Sans connexion, nous demandons votre e-mail et vous envoyons un code. La place est à vous après le code.",
  "attendance.goingTag": "Vous y allez",
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
  "attendance.joinHint": "Vous pouvez en sortir quand vous voulez.",
  "attendance.waitingTag": "Sur la liste",
  "attendance.ahead":
    "{n, plural, =0 {La prochaine place est pour vous} =1 {Devant vous : 1 personne} other {Devant vous : # personnes}}",
  "attendance.waitingText":
    "Quand c’est votre tour, nous écrivons à {email} et la place est déjà à vous.",
  "attendance.leaveLine": "Quitter la liste",
  "attendance.goneTitle": "La dernière place vient de partir",
  "attendance.goneText":
    "Vous étiez plusieurs au même moment. {n, plural, =0 {Vous pouvez rejoindre la liste d’attente : personne n’est devant vous.} =1 {Vous pouvez rejoindre la liste d’attente : 1 personne serait devant vous.} other {Vous pouvez rejoindre la liste d’attente : # personnes seraient devant vous.}}",
  "attendance.leavingTitle": "Laisser votre place ?",
  "attendance.leavingText":
    "Elle va à qui attend, s’il y a quelqu’un. Ensuite, vous pouvez revenir sur la liste, mais à la fin.",
  "attendance.stay": "J’y vais quand même",
  "attendance.giveBack": "Laisser ma place",
  "attendance.begun": "C’est déjà commencé : plus aucune place n’est donnée.",
  "attendance.tooMany":
    "Vous avez déjà {n} événements, le maximum pour une personne. Quittez-en un d’abord.",
  "attendance.told": "Les personnes qui avaient une place ont reçu un e-mail.",
  "attendance.mine": "Mes événements",
  "attendance.mineGoing": "Vous y allez",
  "attendance.mineWaiting": "Sur liste d’attente",
  "attendance.minePast": "Passés",
  "attendance.mineNone": "Vous n’avez encore choisi aucun événement.",
  "attendance.mailPlaceSubject": "Une place pour vous : {title}",
  "attendance.mailPlace": "La place est à vous",
  "attendance.mailPlaceLead":
    "Une place s’est libérée pour « {title} » et c’était votre tour. Vous n’avez rien à faire.",
  "attendance.mailCancelledSubject": "Annulé : {title}",
  "attendance.mailCancelled": "Cela n’aura pas lieu",
  "attendance.mailCancelledLead": "« {title} » n’aura pas lieu. Voici pourquoi :",
  "attendance.mailReinstatedSubject": "Cela a lieu : {title}",
  "attendance.mailReinstated": "Cela a lieu finalement",
  "attendance.mailReinstatedLead":
    "« {title} » a lieu finalement. Votre place, même sur la liste, est toujours à vous.",
  "attendance.mailChangedSubject": "Nouvelle date ou nouveau lieu : {title}",
  "attendance.mailChanged": "La date ou le lieu change",
  "attendance.mailChangedLead": "Quelque chose a changé pour « {title} ». Voici ce qu’il en est :",
  "attendance.mailEvent": "Événement",
  "attendance.mailPlaceName": "Où",
  "attendance.mailCannot":
    "Si vous ne pouvez pas venir, laissez votre place sur la page de l’événement : elle va à qui attend.",
  "attendance.mailWhy":
    "Vous recevez cet e-mail parce que vous avez une place, ou êtes sur la liste d’attente, pour un événement de {product}.",
  "attendance.offline": "Pas de connexion : rien n’est parti. Réessayez quand elle revient.",
  "attendance.busy":
    "Il y a foule en ce moment. Rechargez la page dans un instant pour voir où vous en êtes.",
};
