import type { Notice } from "./notice.ts";

export const notice: Notice = {
  subject: "Nouvelle connexion à ton compte {product}",
  title: "Nouvelle connexion à ton compte",
  lead: "Quelqu’un s’est connecté au back-office de {product} avec ton compte, depuis un navigateur que nous n’avions encore jamais vu.",
  account: "Compte",
  when: "Date",
  browser: "Navigateur",
  unknownBrowser: "Inconnu",
  address: "Adresse IP",
  wasYou: "C’était toi\u00A0? Tu n’as rien à faire.",
  wasNotYou:
    "Ce n’était pas toi\u00A0? Préviens tout de suite un administrateur du back-office et n’utilise ce mot de passe nulle part ailleurs.",
  open: "Ouvrir le back-office",
  why: "Tu reçois cet e-mail parce que quelqu’un s’est connecté à {host} avec ton compte.",
};
