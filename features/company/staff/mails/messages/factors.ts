import type { Language } from "#markets/market-type.ts";

/** What has changed of how somebody signs in. */
export type FactorChange = "app-on" | "app-off" | "new-codes" | "passkey-added" | "passkey-removed";

type FactorTexts = Readonly<
  Record<
    FactorChange | "subject" | "title" | "account" | "when" | "wasNotYou" | "open" | "why",
    string
  >
>;

/** Texts of the mail about a change of how somebody signs in; `{product}` and `{host}` are replaced. */
export const factorTexts: Readonly<Record<Language, FactorTexts>> = {
  de: {
    subject: "Deine Anmeldung bei {product} hat sich geändert",
    title: "Deine Anmeldung hat sich geändert",
    "app-on": "Dein Konto im Back-Office von {product} verlangt jetzt einen zweiten Faktor.",
    "app-off": "Dein Konto im Back-Office von {product} hat keinen zweiten Faktor mehr.",
    "new-codes":
      "Dein Konto im Back-Office von {product} hat neue Wiederherstellungscodes. Die alten gelten nicht mehr.",
    "passkey-added": "Dein Konto im Back-Office von {product} hat einen neuen Passkey.",
    "passkey-removed": "Ein Passkey deines Kontos im Back-Office von {product} wurde entfernt.",
    account: "Konto",
    when: "Zeitpunkt",
    wasNotYou: "Warst du das nicht? Sag sofort der Administration des Back-Office Bescheid.",
    open: "Back-Office öffnen",
    why: "Du bekommst diese E-Mail, weil sich die Anmeldung deines Kontos bei {host} geändert hat.",
  },
  en: {
    subject: "Your sign-in to {product} has changed",
    title: "Your sign-in has changed",
    "app-on": "Your account in the back-office of {product} now asks for a second factor.",
    "app-off": "Your account in the back-office of {product} has no second factor any more.",
    "new-codes":
      "Your account in the back-office of {product} has new recovery codes. The old ones are void.",
    "passkey-added": "Your account in the back-office of {product} has a new passkey.",
    "passkey-removed": "A passkey of your account in the back-office of {product} was removed.",
    account: "Account",
    when: "When",
    wasNotYou: "It was not you? Tell an administrator at once.",
    open: "Open the back-office",
    why: "We write to you because the way your account signs in to {host} has changed.",
  },
  es: {
    subject: "Ha cambiado tu acceso a {product}",
    title: "Ha cambiado tu acceso",
    "app-on": "Tu cuenta en el back-office de {product} pide ahora un segundo factor.",
    "app-off": "Tu cuenta en el back-office de {product} ya no tiene segundo factor.",
    "new-codes":
      "Tu cuenta en el back-office de {product} tiene códigos de recuperación nuevos. Los anteriores ya no valen.",
    "passkey-added": "Tu cuenta en el back-office de {product} tiene una llave de acceso nueva.",
    "passkey-removed":
      "Se ha eliminado una llave de acceso de tu cuenta en el back-office de {product}.",
    account: "Cuenta",
    when: "Cuándo",
    wasNotYou: "¿No has sido tú? Avisa enseguida a quien administra el back-office.",
    open: "Abrir el back-office",
    why: "Te escribimos porque ha cambiado la forma de acceder con tu cuenta a {host}.",
  },
  fr: {
    subject: "Ta connexion à {product} a changé",
    title: "Ta connexion a changé",
    "app-on": "Ton compte dans le back-office de {product} demande désormais un second facteur.",
    "app-off": "Ton compte dans le back-office de {product} n’a plus de second facteur.",
    "new-codes":
      "Ton compte dans le back-office de {product} a de nouveaux codes de secours. Les anciens ne sont plus valables.",
    "passkey-added": "Ton compte dans le back-office de {product} a une nouvelle clé d’accès.",
    "passkey-removed":
      "Une clé d’accès de ton compte dans le back-office de {product} a été supprimée.",
    account: "Compte",
    when: "Date",
    wasNotYou: "Ce n’était pas toi\u00A0? Préviens tout de suite un administrateur du back-office.",
    open: "Ouvrir le back-office",
    why: "Tu reçois cet e-mail parce que la connexion de ton compte à {host} a changé.",
  },
  it: {
    subject: "Il tuo accesso a {product} è cambiato",
    title: "Il tuo accesso è cambiato",
    "app-on": "Il tuo account nel back-office di {product} ora chiede un secondo fattore.",
    "app-off": "Il tuo account nel back-office di {product} non ha più un secondo fattore.",
    "new-codes":
      "Il tuo account nel back-office di {product} ha nuovi codici di recupero. Quelli vecchi non valgono più.",
    "passkey-added": "Il tuo account nel back-office di {product} ha una nuova passkey.",
    "passkey-removed": "Una passkey del tuo account nel back-office di {product} è stata rimossa.",
    account: "Account",
    when: "Quando",
    wasNotYou: "Non eri tu? Avvisa subito chi amministra il back-office.",
    open: "Apri il back-office",
    why: "Ti scriviamo perché è cambiato il modo in cui il tuo account accede a {host}.",
  },
};
