import type { Language } from "#markets/market-type.ts";

/** Words of the mails that a form sends; `{form}` and `{product}` are replaced. */
type FormMailWords = Readonly<{
  subject: string;
  title: string;
  lead: string;
  open: string;
  noticeReason: string;
  replyReason: string;
}>;

export const formMailWords: Readonly<Record<Language, FormMailWords>> = {
  en: {
    subject: "New submission: {form}",
    title: "Somebody has filled in a form",
    lead: "There’s a new submission for “{form}”. Sign in to read it.",
    open: "Read it",
    noticeReason: "This address receives the submissions of “{form}” on {product}.",
    replyReason: "You get this email because this address was given in a form on {product}.",
  },
  it: {
    subject: "Nuova risposta: {form}",
    title: "Qualcuno ha compilato un modulo",
    lead: "È arrivata una nuova risposta al modulo “{form}”. Puoi leggerla dopo l’accesso.",
    open: "Leggi la risposta",
    noticeReason: "Questo indirizzo riceve le risposte del modulo “{form}” di {product}.",
    replyReason:
      "Ricevi questa e-mail perché questo indirizzo è stato indicato in un modulo di {product}.",
  },
  fr: {
    subject: "Nouvelle réponse : {form}",
    title: "Quelqu’un a rempli un formulaire",
    lead: "Une nouvelle réponse est arrivée pour le formulaire « {form} ». Connecte-toi pour la lire.",
    open: "Lire la réponse",
    noticeReason: "Cette adresse reçoit les réponses du formulaire « {form} » de {product}.",
    replyReason:
      "Tu reçois cet e-mail parce que cette adresse a été indiquée dans un formulaire de {product}.",
  },
  es: {
    subject: "Nueva respuesta: {form}",
    title: "Alguien ha rellenado un formulario",
    lead: "Ha llegado una nueva respuesta al formulario «{form}». Puedes leerla al iniciar sesión.",
    open: "Leer la respuesta",
    noticeReason: "Esta dirección recibe las respuestas del formulario «{form}» de {product}.",
    replyReason:
      "Recibes este correo porque esta dirección se indicó en un formulario de {product}.",
  },
  de: {
    subject: "Neue Antwort: {form}",
    title: "Jemand hat ein Formular ausgefüllt",
    lead: "Zum Formular „{form}“ ist eine neue Antwort eingegangen. Nach der Anmeldung kannst du sie lesen.",
    open: "Antwort lesen",
    noticeReason: "Im Formular „{form}“ von {product} ist diese Adresse hinterlegt.",
    replyReason:
      "Du erhältst diese E-Mail, weil diese Adresse in einem Formular von {product} angegeben wurde.",
  },
};
