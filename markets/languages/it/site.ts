import type { Messages } from "#markets/languages/en/site.ts";

export const site: Messages = {
  "layout.skip": "Vai al contenuto",
  "home.title": "Parti per conto tuo. Torna in dodici.",
  "home.lead":
    "Viaggi in piccoli gruppi di persone della tua età, con un coordinatore che quella strada l’ha già fatta.",
  "notFound.title": "Questa pagina non è stata trovata",
  "notFound.text": "Non è su nessuna mappa.",
  "error.generic": "Qualcosa è andato storto, riprova più tardi",
};
