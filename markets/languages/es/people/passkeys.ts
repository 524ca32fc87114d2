import type { passkeys as en } from "#markets/languages/en/people/passkeys.ts";
import type { Part } from "#markets/languages/en/site.ts";

export const passkeys: Part<typeof en> = {
  "passkey.signIn": "Entrar con una llave de acceso",
  "passkey.cancelled": "No se ha enviado nada. Inténtalo otra vez o usa el código.",
  "passkey.refused": "Esta llave de acceso no sirve aquí. Usa el código: siempre funciona.",
  "passkey.failed": "No hemos podido conectar. Inténtalo dentro de un momento.",
  "passkey.unsupported":
    "Este navegador no tiene llaves de acceso. Usa el código: siempre funciona.",
  "passkey.title": "Llaves de acceso",
  "passkey.lead":
    "Tu huella, tu cara o el PIN del dispositivo en lugar del código. El código por correo sigue funcionando siempre.",
  "passkey.none": "Todavía ninguna.",
  "passkey.made": "Añadida el {date} en {domain}",
  "passkey.used": "Añadida el {date} en {domain} · usada por última vez el {used}",
  "passkey.add": "Añadir una llave de acceso",
  "passkey.remove": "Quitar",
  "passkey.removeTitle": "¿Quitar esta llave de acceso?",
  "passkey.removeText":
    "Con ella ya no se podrá entrar aquí. En tu dispositivo se queda hasta que la borres allí.",
  "passkey.keep": "Conservarla",
  "passkey.enough": "No puedes tener más: quita una para añadir otra.",
  "passkey.addCancelled": "No se ha añadido nada. Inténtalo cuando quieras.",
  "passkey.addKnown": "Este dispositivo ya tiene una llave de acceso para tu cuenta.",
  "passkey.addRefused": "No se ha podido añadir esta llave de acceso. Inténtalo otra vez.",
  "passkey.later":
    "Por seguridad, entra otra vez para añadir o quitar una: han pasado más de cinco minutos.",
  "passkey.signInAgain": "Entrar otra vez",
  "passkeyMail.subject": "Han cambiado las llaves de acceso de tu cuenta de {product}",
  "passkeyMail.title": "Han cambiado tus llaves de acceso",
  "passkeyMail.added": "El {date} a las {time} se añadió una llave de acceso a tu cuenta.",
  "passkeyMail.removed": "El {date} a las {time} se quitó una llave de acceso de tu cuenta.",
  "passkeyMail.notYou":
    "¿No has sido tú? Entra con el código y quita de tu perfil lo que no reconozcas.",
  "passkeyMail.why": "Recibes este correo porque tienes una cuenta en {host}.",
};
