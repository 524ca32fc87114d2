import type { Language } from "#markets/market-type.ts";

type InvitationTexts = Readonly<{
  subject: string;
  title: string;
  lead: string;
  until: string;
  unexpected: string;
  open: string;
  why: string;
}>;

/** What a mail says by whose link somebody sets a password, in the language of the installation. */
export const invitationTexts: Readonly<Record<Language, InvitationTexts>> = {
  en: {
    subject: "Set your password for {product}",
    title: "Set your password",
    lead: "An administrator of the {product} back-office made this link for your account {email}. Choose a password to sign in.",
    until: "The link works once, until {when}.",
    unexpected: "If you did not expect this, leave the link alone and tell an administrator.",
    open: "Set the password",
    why: "You receive this email because you have an account at {host}.",
  },
  it: {
    subject: "Imposta la tua password per {product}",
    title: "Imposta la tua password",
    lead: "Un amministratore del back-office di {product} ha creato questo link per il tuo account {email}. Scegli una password per accedere.",
    until: "Il link funziona una sola volta, fino a {when}.",
    unexpected: "Se non te lo aspettavi, non usare il link e avvisa un amministratore.",
    open: "Imposta la password",
    why: "Ricevi questa e-mail perché hai un account su {host}.",
  },
  es: {
    subject: "Crea tu contraseña de {product}",
    title: "Crea tu contraseña",
    lead: "Un administrador del back-office de {product} ha generado este enlace para tu cuenta {email}. Elige una contraseña para iniciar sesión.",
    until: "El enlace sirve una sola vez, hasta el {when}.",
    unexpected: "Si no esperabas este correo, no uses el enlace y avisa a un administrador.",
    open: "Crear la contraseña",
    why: "Recibes este correo porque tienes una cuenta en {host}.",
  },
  fr: {
    subject: "Choisis ton mot de passe {product}",
    title: "Choisis ton mot de passe",
    lead: "Un administrateur du back-office de {product} a créé ce lien pour ton compte {email}. Choisis un mot de passe pour te connecter.",
    until: "Le lien ne fonctionne qu’une fois, jusqu’au {when}.",
    unexpected: "Si tu ne t’y attendais pas, n’utilise pas le lien et préviens un administrateur.",
    open: "Choisir le mot de passe",
    why: "Tu reçois cet e-mail parce que tu as un compte sur {host}.",
  },
  de: {
    subject: "Lege dein Passwort für {product} fest",
    title: "Lege dein Passwort fest",
    lead: "Die Administration des Back-Office von {product} hat diesen Link für dein Konto {email} erstellt. Wähle ein Passwort, um dich anzumelden.",
    until: "Der Link gilt einmal, bis {when}.",
    unexpected:
      "Hast du das nicht erwartet? Dann benutze den Link nicht und sag der Administration des Back-Office Bescheid.",
    open: "Passwort festlegen",
    why: "Du bekommst diese E-Mail, weil du ein Konto bei {host} hast.",
  },
};
