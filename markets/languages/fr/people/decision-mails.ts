import type { decisionMails as en } from "#markets/languages/en/people/decision-mails.ts";
import type { Part } from "#markets/languages/en/site.ts";

export const decisionMails: Part<typeof en> = {
  "decisionMail.hello": "Bonjour,",
  "decisionMail.helloName": "Bonjour {name},",
  "decisionMail.subjectConfirmed": "Départ garanti\u00A0: {travel}, {date}",
  "decisionMail.titleConfirmed": "Ton départ est garanti",
  "decisionMail.confirmed":
    "«\u00A0{travel}\u00A0» part le {date}, et tu en es. Tu peux maintenant acheter tes vols.",
  "decisionMail.subjectCancelled": "Annulé\u00A0: {travel}, {date}",
  "decisionMail.titleCancelled": "Ton départ n’aura pas lieu",
  "decisionMail.cancelled":
    "Nous sommes désolés\u00A0: «\u00A0{travel}\u00A0» du {date} est annulé. La raison\u00A0: {reason}",
  "decisionMail.moneyBack":
    "Nous te remboursons tout ce que tu as payé, ou tu choisis une autre date sans frais. Réponds à cet e-mail et dis-nous ce que tu préfères.",
  "decisionMail.otherDates": "Ces dates du voyage ont des places\u00A0:",
  "decisionMail.see": "Voir le départ",
  "decisionMail.why": "Nous t’écrivons parce que tu fais partie de ce départ avec {product}.",
  "decisionMail.subjectDay": "{travel}, {date}\u00A0: nous décidons le {day}",
  "decisionMail.titleDay": "Nous décidons un autre jour",
  "decisionMail.day":
    "Il n’est pas encore certain que «\u00A0{travel}\u00A0» parte le {date}. {in, plural, =1 {Il y a 1 personne dans le groupe} other {Il y a # personnes dans le groupe}}, et il en faut {minimum} pour partir. Nous décidons maintenant au plus tard le {day}.",
  "decisionMail.dayFlights": "Pour acheter tes vols, attends notre prochain e-mail.",
  "decisionMail.subjectMove": "{travel}, {date}\u00A0: pourrais-tu partir le {toDate}\u00A0?",
  "decisionMail.titleMove": "Une autre date te conviendrait-elle\u00A0?",
  "decisionMail.move":
    "«\u00A0{travel}\u00A0» du {date} pourrait ne pas partir. La raison\u00A0: {reason}",
  "decisionMail.moveOffer":
    "{n, plural, =1 {Nous te gardons une place le {toDate}, sans supplément.} other {Nous vous gardons # places le {toDate}, sans supplément.}} Si cette date ne convient pas, nous te remboursons tout ce que tu as payé.",
  "decisionMail.moveUntil":
    "Réponds avant la fin du {until}. Sans un oui, nous ne changeons la date de personne.",
  "decisionMail.moveYes": "Oui, cette date me convient",
  "decisionMail.moveNo": "Non merci",
  "decisionMail.moveReason": "Y a-t-il quelque chose à savoir\u00A0? (facultatif)",
  "decisionMail.noSeat":
    "Il n’y a plus de place à cette date. Réponds à notre e-mail et nous en trouverons une autre ensemble.",
  "decisionMail.saidYes": "Tu as dit oui\u00A0: tu es sur la nouvelle date",
  "decisionMail.saidYesText": "Ta place est maintenant pour le {toDate}. Nous avons hâte d’y être.",
  "decisionMail.saidNo": "Tu as dit non",
  "decisionMail.saidNoText":
    "Nous ne te gardons pas de place le {toDate}. Nous t’écrirons pour ton argent.",
  "decisionMail.overTitle": "Tu n’as plus à répondre",
  "decisionMail.overText":
    "Une décision a été prise entre-temps pour ce départ, l’autre date n’est plus possible ou le dernier jour pour répondre est passé. Si tu as une question, réponds à notre e-mail.",
};
