import type { Notice } from "./notice.ts";

export const notice: Notice = {
  subject: "Neue Anmeldung bei deinem {product}-Konto",
  title: "Neue Anmeldung bei deinem Konto",
  lead: "Jemand hat sich mit deinem Konto im Back-Office von {product} angemeldet, in einem Browser, den wir bisher nicht kannten.",
  account: "Konto",
  when: "Zeitpunkt",
  browser: "Browser",
  unknownBrowser: "Unbekannt",
  address: "IP-Adresse",
  wasYou: "Warst du das? Dann musst du nichts tun.",
  wasNotYou:
    "Warst du das nicht? Sag sofort der Administration des Back-Office Bescheid und verwende dieses Passwort nirgendwo anders.",
  open: "Back-Office öffnen",
  why: "Du bekommst diese E-Mail, weil sich jemand mit deinem Konto bei {host} angemeldet hat.",
};
