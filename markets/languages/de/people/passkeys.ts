import type { passkeys as en } from "#markets/languages/en/people/passkeys.ts";
import type { Part } from "#markets/languages/en/site.ts";

export const passkeys: Part<typeof en> = {
  "passkey.signIn": "Mit Passkey anmelden",
  "passkey.cancelled": "Es wurde nichts gesendet. Versuch es noch einmal oder nimm den Code.",
  "passkey.refused": "Dieser Passkey gilt hier nicht. Nimm den Code: der gilt immer.",
  "passkey.failed": "Wir kamen nicht durch. Versuch es gleich noch einmal.",
  "passkey.unsupported": "Dieser Browser kann keine Passkeys. Nimm den Code: der gilt immer.",
  "passkey.title": "Passkeys",
  "passkey.lead":
    "Dein Fingerabdruck, dein Gesicht oder die PIN des Geräts statt des Codes. Der Code per E-Mail gilt immer auch.",
  "passkey.none": "Noch keiner.",
  "passkey.made": "Hinzugefügt am {date} auf {domain}",
  "passkey.used": "Hinzugefügt am {date} auf {domain} · zuletzt benutzt am {used}",
  "passkey.add": "Passkey hinzufügen",
  "passkey.remove": "Entfernen",
  "passkey.removeTitle": "Diesen Passkey entfernen?",
  "passkey.removeText":
    "Damit meldet sich hier niemand mehr an. Auf deinem Gerät bleibt er, bis du ihn dort löschst.",
  "passkey.keep": "Behalten",
  "passkey.enough": "Mehr gehen nicht: Entferne einen, um einen anderen hinzuzufügen.",
  "passkey.addCancelled": "Es wurde nichts hinzugefügt. Versuch es, wann du willst.",
  "passkey.addKnown": "Dieses Gerät hat schon einen Passkey für dein Konto.",
  "passkey.addRefused": "Dieser Passkey ließ sich nicht hinzufügen. Versuch es noch einmal.",
  "passkey.later":
    "Zu deiner Sicherheit: Melde dich neu an, um einen hinzuzufügen oder zu entfernen. Es sind mehr als fünf Minuten vergangen.",
  "passkey.signInAgain": "Neu anmelden",
  "passkeyMail.subject": "Die Passkeys deines Kontos bei {product} haben sich geändert",
  "passkeyMail.title": "Deine Passkeys haben sich geändert",
  "passkeyMail.added": "Am {date} um {time} wurde deinem Konto ein Passkey hinzugefügt.",
  "passkeyMail.removed": "Am {date} um {time} wurde ein Passkey deines Kontos entfernt.",
  "passkeyMail.notYou":
    "Warst du das nicht? Melde dich mit dem Code an und entferne im Profil, was du nicht kennst.",
  "passkeyMail.why": "Du bekommst diese E-Mail, weil du ein Konto auf {host} hast.",
};
