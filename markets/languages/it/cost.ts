import type { cost as english } from "#markets/languages/en/cost.ts";
import type { Part } from "#markets/languages/en/site.ts";

export const cost: Part<typeof english> = {
  "cost.name": "Costo reale",
  "cost.title": "Quanto costa davvero",
  "cost.text": "Calcolato sulla partenza meno cara, quella del {date}.",
  "cost.textMonth": "Calcolato sulla partenza meno cara di {month}, quella del {date}.",
  "cost.textAge":
    "Calcolato sulla partenza meno cara per la fascia d’età {age}, quella del {date}.",
  "cost.textMonthForAge":
    "Calcolato sulla partenza meno cara di {month} per la fascia d’età {age}, quella del {date}.",
  "cost.textChosen": "Calcolato sulla partenza del {date} che hai scelto.",
  "cost.textDeparture": "Calcolato su questa partenza.",
  "cost.noneOnDay": "La partenza del {date} non è disponibile.",
  "cost.noneInMonth": "Per {month} non ci sono partenze disponibili.",
  "cost.noneForAge": "Per la fascia d’età {age} non ci sono partenze disponibili.",
  "cost.noneInMonthForAge":
    "Nella fascia d’età {age} non ci sono partenze disponibili per {month}.",
  "cost.amounts": "Tutti gli importi sono a persona.",
  "cost.price": "Prezzo del viaggio",
  "cost.priceTo": "Lo paghi a noi, assicurazione inclusa.",
  "cost.potTo": "La versi sul posto, insieme al gruppo.",
  "cost.flight": "Volo per {place}, andata e ritorno",
  "cost.flightBack": "Volo per {place}, con ritorno da {end}",
  "cost.flightPlain": "Volo di andata e ritorno",
  "cost.flightTo": "Lo paghi alla compagnia aerea; il prezzo dipende da quando prenoti.",
  "cost.flightUnknown": "Per questo volo non c’è ancora un prezzo: il totale non lo comprende.",
  "cost.from": "da {price}",
  "cost.atLeast": "almeno {price}",
  "cost.sum": "Totale a persona",
  "cost.split": "Di cui {us} a noi e {others} sul posto o alla compagnia aerea.",
  "cost.flexible": "Opzione flessibile, se la vuoi",
  "cost.room": "Camera privata, se la vuoi",
  "cost.roomTo": "Supplemento di {price}: in tutto {sum}. È gratuita se prenoti per\u00a02.",
  "cost.rest": "Tutto ciò che non è incluso e qui non ha un prezzo si paga a parte.",
};
