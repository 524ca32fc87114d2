import type { Notice } from "./notice.ts";

export const notice: Notice = {
  subject: "Nuovo accesso al tuo account {product}",
  title: "Un nuovo accesso al tuo account",
  lead: "Qualcuno è entrato nel back-office di {product} con il tuo account, da un browser che non avevamo mai visto.",
  account: "Account",
  when: "Quando",
  browser: "Browser",
  unknownBrowser: "Sconosciuto",
  address: "Indirizzo IP",
  wasYou: "Eri tu? Allora non devi fare nulla.",
  wasNotYou:
    "Non eri tu? Avvisa subito chi amministra il back-office e non usare questa password da nessun’altra parte.",
  open: "Apri il back-office",
  why: "Ti scriviamo perché qualcuno è entrato in {host} con il tuo account.",
};
