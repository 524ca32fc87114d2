import type { passkeys as en } from "#markets/languages/en/people/passkeys.ts";
import type { Part } from "#markets/languages/en/site.ts";

export const passkeys: Part<typeof en> = {
  "passkey.signIn": "Se connecter avec une clé d’accès",
  "passkey.cancelled": "Rien n’a été envoyé. Réessaie, ou utilise le code.",
  "passkey.refused":
    "Cette clé d’accès ne fonctionne pas ici. Utilise le code\u00A0: il marche toujours.",
  "passkey.failed": "Nous n’avons pas pu nous connecter. Réessaie dans un instant.",
  "passkey.unsupported":
    "Ce navigateur n’a pas de clés d’accès. Utilise le code\u00A0: il marche toujours.",
  "passkey.title": "Clés d’accès",
  "passkey.lead":
    "Ton empreinte, ton visage ou le code de l’appareil à la place du code par e-mail, qui marche toujours aussi.",
  "passkey.none": "Aucune pour l’instant.",
  "passkey.made": "Ajoutée le {date} sur {domain}",
  "passkey.used": "Ajoutée le {date} sur {domain} · utilisée la dernière fois le {used}",
  "passkey.add": "Ajouter une clé d’accès",
  "passkey.remove": "Supprimer",
  "passkey.removeTitle": "Supprimer cette clé d’accès\u00A0?",
  "passkey.removeText":
    "Elle ne permettra plus de se connecter ici. Elle reste sur ton appareil tant que tu ne l’y supprimes pas.",
  "passkey.keep": "La garder",
  "passkey.enough":
    "Tu ne peux pas en avoir plus\u00A0: supprimes-en une pour en ajouter une autre.",
  "passkey.addCancelled": "Rien n’a été ajouté. Réessaie quand tu veux.",
  "passkey.addKnown": "Cet appareil a déjà une clé d’accès pour ton compte.",
  "passkey.addRefused": "Cette clé d’accès n’a pas pu être ajoutée. Réessaie.",
  "passkey.later":
    "Par sécurité, reconnecte-toi pour en ajouter ou en supprimer une\u00A0: plus de cinq minutes ont passé.",
  "passkey.signInAgain": "Me reconnecter",
  "passkeyMail.subject": "Les clés d’accès de ton compte {product} ont changé",
  "passkeyMail.title": "Tes clés d’accès ont changé",
  "passkeyMail.added": "Le {date} à {time}, une clé d’accès a été ajoutée à ton compte.",
  "passkeyMail.removed": "Le {date} à {time}, une clé d’accès de ton compte a été supprimée.",
  "passkeyMail.notYou":
    "Ce n’était pas toi\u00A0? Connecte-toi avec le code et supprime de ton profil ce que tu ne reconnais pas.",
  "passkeyMail.why": "Tu reçois cet e-mail parce que tu as un compte sur {host}.",
};
