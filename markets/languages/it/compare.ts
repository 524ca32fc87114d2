import type { compare as english } from "#markets/languages/en/compare.ts";
import type { Part } from "#markets/languages/en/site.ts";

export const compare: Part<typeof english> = {
  "compare.tick": "Confronta",
  "compare.this": "Questa partenza",
  "compare.hint": "Spunta due o tre partenze per vederle una accanto all’altra.",
  "compare.keep": "Tieni le scelte e continua a cercare",
  "compare.submit": "Confronta quelle spuntate",
  "compare.title": "{n} partenze a confronto",
  "compare.asOf": "Come sono il {date}.",
  "compare.missing":
    "{n, plural, =1 {Una partenza di questo link manca: qui non è più offerta.} other {# partenze di questo link mancano: qui non sono più offerte.}}",
  "compare.tooMany": "Una accanto all’altra ci stanno tre partenze: vedi le prime tre.",
  "compare.few": "Ancora niente da confrontare",
  "compare.fewText":
    "Per un confronto servono due partenze a cui ci si può ancora unire. Spuntale in un elenco di partenze.",
  "compare.find": "Vedi le partenze confermate",
  "compare.remove": "Togli {name}",
  "compare.price": "Prezzo",
  "compare.deposit": "Acconto alla prenotazione",
  "compare.balance": "Saldo",
  "compare.balanceDay": "entro il {date}",
  "compare.noDeposit": "Nessuno: paghi l’intero importo quando prenoti.",
  "compare.status": "Stato",
  "compare.ages": "Età",
  "compare.soon": "Lo annunciamo prima della partenza.",
  "compare.coordinator": "Coordinatore",
  "compare.free": "Ultimo giorno per annullare gratis",
  "compare.freeOver": "passato il {date}",
  "compare.flexible": "opzione flessibile: {date}, per {price} a persona",
  "compare.home": "Parti da casa",
  "compare.flight": "Volo, non incluso",
  "compare.flightUnknown": "Ancora senza prezzo",
  "compare.link": "Link a questo confronto",
  "compare.send": "Invia il link",
  "compare.sent": "Link copiato",
  "compare.note": "Chi lo apre vede i prezzi di quel momento. Non dice niente di te.",
};
