import type { passkeys as en } from "#markets/languages/en/people/passkeys.ts";
import type { Part } from "#markets/languages/en/site.ts";

export const passkeys: Part<typeof en> = {
  "passkey.signIn": "Accedi con una passkey",
  "passkey.cancelled": "Non è partito nulla. Riprova, oppure usa il codice.",
  "passkey.refused": "Questa passkey qui non funziona. Usa il codice: va sempre bene.",
  "passkey.failed": "Non siamo riusciti a collegarci. Riprova tra un momento.",
  "passkey.unsupported": "Questo browser non ha le passkey. Usa il codice: va sempre bene.",
  "passkey.title": "Passkey",
  "passkey.lead":
    "L’impronta, il viso o il PIN del dispositivo al posto del codice. Il codice via e-mail resta sempre valido.",
  "passkey.none": "Ancora nessuna.",
  "passkey.made": "Aggiunta il {date} su {domain}",
  "passkey.used": "Aggiunta il {date} su {domain} · usata l’ultima volta il {used}",
  "passkey.add": "Aggiungi una passkey",
  "passkey.remove": "Togli",
  "passkey.removeTitle": "Togliere questa passkey?",
  "passkey.removeText":
    "Con questa qui non si accede più. Sul tuo dispositivo resta finché non la cancelli lì.",
  "passkey.keep": "Tienila",
  "passkey.enough": "Più di così non se ne possono avere: togline una per aggiungerne un’altra.",
  "passkey.addCancelled": "Non è stato aggiunto nulla. Riprova quando vuoi.",
  "passkey.addKnown": "Questo dispositivo ha già una passkey per il tuo account.",
  "passkey.addRefused": "Non è stato possibile aggiungere questa passkey. Riprova.",
  "passkey.later":
    "Per sicurezza, accedi di nuovo per aggiungerne o toglierne una: sono passati più di cinque minuti.",
  "passkey.signInAgain": "Accedi di nuovo",
  "passkeyMail.subject": "Le passkey del tuo account {product} sono cambiate",
  "passkeyMail.title": "Le tue passkey sono cambiate",
  "passkeyMail.added": "Il {date} alle {time} è stata aggiunta una passkey al tuo account.",
  "passkeyMail.removed": "Il {date} alle {time} è stata tolta una passkey dal tuo account.",
  "passkeyMail.notYou":
    "Non eri tu? Accedi con il codice e togli dal profilo quello che non riconosci.",
  "passkeyMail.why": "Ricevi questa e-mail perché hai un account su {host}.",
};
