import type { meta as english } from "#markets/languages/en/meta.ts";
import type { Part } from "#markets/languages/en/site.ts";

export const meta: Part<typeof english> = {
  "meta.title": "{title} · {product}",
  "meta.home.title": "{product} : voyages en petit groupe avec des gens de ton âge",
  "meta.home.description":
    "Des voyages entre 25 et 49 ans dans plus de 100 pays, coordination et assurance incluses. Tu pars en solo et tu voyages à plusieurs.",
  "meta.travels.title": "Destinations : tous les voyages par continent · {product}",
  "meta.travels.description":
    "Toutes les destinations de {product}, continent par continent, avec les prix par personne et les prochains départs.",
  "meta.area.title": "{place} : voyages en petit groupe · {product}",
  "meta.area.description":
    "{place} en petit groupe : itinéraires, prix par personne et départs avec leur statut.",
  "meta.travel.title": "{trip} : {days} jours, à partir de {price} · {product}",
  "meta.travel.titleNoPrice": "{trip} : {days} jours en petit groupe · {product}",
  "meta.travel.description":
    "{trip} : {days} jours en petit groupe avec une personne qui coordonne. Itinéraire, ce qui est inclus, départs et prix par personne.",
  "meta.itinerary.title": "{trip} : itinéraire · {product}",
  "meta.itinerary.description":
    "Où tu vas, où tu dors et comment tu te déplaces : les {days} jours de {trip}.",
  "meta.tour.title": "{trip}, départ du {date} · {product}",
  "meta.tour.description":
    "{trip} dès le {date} : {status}. Prix, acompte, solde et annulation, tout avant de te connecter.",
  "meta.coordinators.title": "Nos coordinateurs · {product}",
  "meta.coordinators.description":
    "Les personnes qui voyagent avec les groupes : d’où elles viennent et les voyages qu’elles ont menés.",
  "meta.coordinator.title": "{name}, coordination de voyages depuis {city} · {product}",
  "meta.coordinator.description":
    "Découvre {name} et les prochains départs que vous pouvez partager.",
  "meta.search.title": "Chercher un voyage · {product}",
  "meta.search.description":
    "Cherche par lieu, date, âge et budget. Chaque voyage affiche son prix par personne et son prochain départ.",
  "meta.tours.title": "Départs confirmés · {product}",
  "meta.tours.description":
    "Les groupes qui partiront, avec les places libres, les dates et les prix par personne. Tu peux acheter ton vol.",
  "meta.wishlist.title": "Tes favoris · {product}",
  "meta.wishlist.description": "Les voyages et les départs que tu as enregistrés.",
  "meta.login.title": "Connexion · {product}",
  "meta.login.description": "Connecte-toi avec un code que nous t’envoyons par e-mail.",
  "feed.title": "Nouveaux départs · {product}",
  "feed.tripTitle": "{trip} : nouveaux départs",
  "feed.description":
    "Les derniers départs ajoutés, avec leurs dates, leur statut et leur prix par personne.",
  "meta.page.description": "{title} : ce qu’il te faut savoir avant de voyager avec {product}.",
};
