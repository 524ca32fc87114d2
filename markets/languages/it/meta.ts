import type { meta as english } from "#markets/languages/en/meta.ts";
import type { Part } from "#markets/languages/en/site.ts";

export const meta: Part<typeof english> = {
  "meta.title": "{title} · {product}",
  "meta.home.title": "{product}: viaggi in piccoli gruppi con persone della tua età",
  "meta.home.description":
    "Viaggi per chi ha tra i 25 e i 49 anni, in più di 100 paesi, con coordinatore e assicurazione inclusi. Parti per conto tuo e viaggi in compagnia.",
  "meta.travels.title": "Destinazioni: tutti i viaggi per continente · {product}",
  "meta.travels.description":
    "Tutte le destinazioni di {product}, continente per continente, con i prezzi a persona e le prossime partenze.",
  "meta.area.title": "{place}: viaggi in piccoli gruppi · {product}",
  "meta.area.description":
    "{place} in piccoli gruppi: itinerari, prezzi a persona e partenze con il loro stato.",
  "meta.travel.title": "{trip}: {days} giorni, da {price} · {product}",
  "meta.travel.titleNoPrice": "{trip}: {days} giorni in piccolo gruppo · {product}",
  "meta.travel.description":
    "{trip}: {days} giorni in un piccolo gruppo con coordinatore. Itinerario, cosa è incluso, partenze e prezzi a persona.",
  "meta.itinerary.title": "{trip}: itinerario · {product}",
  "meta.itinerary.description":
    "Dove vai, dove dormi e come ti sposti: tutti i {days} giorni di {trip}.",
  "meta.tour.title": "{trip}, partenza del {date} · {product}",
  "meta.tour.description":
    "{trip} dal {date}: {status}. Prezzo, acconto, saldo e annullamento, tutto in una pagina.",
  "meta.coordinators.title": "I nostri coordinatori · {product}",
  "meta.coordinators.description":
    "Chi viaggia con i gruppi: da dove viene e quali viaggi ha già coordinato.",
  "meta.coordinator.title": "{name}, da {city}: i suoi prossimi viaggi · {product}",
  "meta.coordinator.description": "Conosci {name} e scopri le prossime partenze in sua compagnia.",
  "meta.search.title": "Cerca un viaggio · {product}",
  "meta.search.description":
    "Cerca per luogo, data, età e budget. Ogni viaggio mostra il prezzo a persona e la prossima partenza.",
  "meta.tours.title": "Partenze confermate · {product}",
  "meta.tours.description":
    "I gruppi che partiranno, con posti liberi, date e prezzi a persona. Puoi comprare il volo.",
  "meta.wishlist.title": "Viaggi preferiti · {product}",
  "meta.wishlist.description": "I viaggi e le partenze che hai salvato.",
  "meta.events.title": "Eventi WeMeet nella tua città · {product}",
  "meta.events.description":
    "Camminate, aperitivi e serate con chi viaggia con {product}: giorni, luoghi e quante persone vanno, città per città.",
  "meta.event.title": "{title}, {city}, {day} · {product}",
  "meta.login.title": "Accedi · {product}",
  "meta.login.description": "Accedi con un codice che ti mandiamo per e-mail.",
  "feed.title": "Nuove partenze · {product}",
  "feed.tripTitle": "{trip}: nuove partenze",
  "feed.description": "Le ultime partenze aggiunte, con date, stato e prezzo a persona.",
  "meta.page.description": "{title}: quello che ti serve sapere prima di viaggiare con {product}.",
};
