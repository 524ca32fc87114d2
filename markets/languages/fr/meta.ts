import type { meta as english } from "#markets/languages/en/meta.ts";
import type { Part } from "#markets/languages/en/site.ts";

export const meta: Part<typeof english> = {
  "meta.title": "{title} · {product}",
  "meta.home.title": "{product} : voyages en petit groupe avec des gens de ton âge",
  "meta.home.description":
    "Des voyages pour les 25-49 ans dans plus de 100 pays, coordinateur et assurance inclus. Tu pars en solo, tu voyages à plusieurs.",
  "meta.travels.title": "Destinations : tous les voyages par continent · {product}",
  "meta.travels.description":
    "Toutes les destinations de {product}, continent par continent, avec les prix par personne et les prochains départs.",
  "meta.area.title": "{place} : voyages en petit groupe · {product}",
  "meta.area.description":
    "{place} en petit groupe : itinéraires, prix par personne et départs avec leur statut.",
  "meta.travel.title": "{trip} : {days} jours, à partir de {price} · {product}",
  "meta.travel.titleNoPrice": "{trip} : {days} jours en petit groupe · {product}",
  "meta.travel.description":
    "{trip}\u00a0: {days} jours en petit groupe avec un coordinateur. Itinéraire, ce qui est inclus, départs et prix par personne.",
  "meta.itinerary.title": "{trip} : itinéraire · {product}",
  "meta.itinerary.description":
    "Où tu vas, où tu dors et comment tu te déplaces : les {days} jours de {trip}.",
  "meta.tour.title": "{trip}, départ du {date} · {product}",
  "meta.tour.description":
    "{trip}, départ du {date}\u00a0: {status}. Prix, acompte, solde et annulation, sur une seule page.",
  "meta.coordinators.title": "Nos coordinateurs · {product}",
  "meta.coordinators.description":
    "Les coordinateurs qui voyagent avec les groupes\u00a0: d’où ils viennent et les voyages qu’ils ont accompagnés.",
  "meta.coordinator.title": "{name}, de {city}\u00a0: ses prochains voyages · {product}",
  "meta.coordinator.description":
    "Fais connaissance avec {name} et découvre les prochains départs de ses groupes.",
  "meta.search.title": "Chercher un voyage · {product}",
  "meta.search.description":
    "Cherche par lieu, date, âge et budget. Chaque voyage affiche son prix par personne et son prochain départ.",
  "meta.tours.title": "Départs garantis · {product}",
  "meta.tours.description":
    "Les départs garantis, avec les places libres, les dates et les prix par personne. Tu peux acheter ton vol.",
  "meta.wishlist.title": "Tes favoris · {product}",
  "meta.wishlist.description": "Les voyages et les départs que tu as enregistrés.",
  "meta.events.title": "Événements WeMeet dans ta ville · {product}",
  "meta.events.description":
    "Balades, verres et soirées avec celles et ceux qui voyagent avec {product}\u00a0: jours, lieux et nombre de personnes, ville par ville.",
  "meta.event.title": "{title}, {city}, {day} · {product}",
  "meta.login.title": "Connexion · {product}",
  "meta.login.description": "Connecte-toi avec un code que nous t’envoyons par e-mail.",
  "feed.title": "Nouveaux départs · {product}",
  "feed.tripTitle": "{trip} : nouveaux départs",
  "feed.description":
    "Les derniers départs ajoutés, avec leurs dates, leur statut et leur prix par personne.",
  "meta.page.description": "{title}\u00a0: ce qu’il faut savoir avant de voyager avec {product}.",
};
