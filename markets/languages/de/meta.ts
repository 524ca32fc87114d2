import type { meta as english } from "#markets/languages/en/meta.ts";
import type { Part } from "#markets/languages/en/site.ts";

export const meta: Part<typeof english> = {
  "meta.title": "{title} · {product}",
  "meta.home.title": "{product}: Reisen in kleinen Gruppen mit Menschen in deinem Alter",
  "meta.home.description":
    "Reisen für Menschen von 25 bis 49 in mehr als 100 Länder, mit Coordinator und Versicherung inklusive. Du startest allein und reist in der Gruppe.",
  "meta.travels.title": "Reiseziele: alle Reisen nach Kontinent · {product}",
  "meta.travels.description":
    "Alle Reiseziele von {product}, Kontinent für Kontinent, mit Preisen pro Person und den nächsten Terminen.",
  "meta.area.title": "{place}: Reisen in kleinen Gruppen · {product}",
  "meta.area.description":
    "{place} in kleinen Gruppen: Reiseverläufe, Preise pro Person und Termine mit ihrem Status.",
  "meta.travel.title": "{trip}: {days} Tage, ab {price} · {product}",
  "meta.travel.titleNoPrice": "{trip}: {days} Tage in einer kleinen Gruppe · {product}",
  "meta.travel.description":
    "{trip}: {days} Tage in einer kleinen Gruppe mit Coordinator. Reiseverlauf, Leistungen, Termine und Preise pro Person.",
  "meta.itinerary.title": "{trip}: Reiseverlauf · {product}",
  "meta.itinerary.description":
    "Wohin es geht, wo du schläfst und wie du unterwegs bist: alle {days} Tage von {trip}.",
  "meta.tour.title": "{trip}, Termin {date} · {product}",
  "meta.tour.description":
    "{trip} ab dem {date}: {status}. Preis, Anzahlung, Restbetrag und Storno, alles auf einer Seite.",
  "meta.coordinators.title": "Unsere Coordinators · {product}",
  "meta.coordinators.description":
    "Die Menschen, die mit den Gruppen reisen: woher sie kommen und welche Reisen sie schon begleitet haben.",
  "meta.coordinator.title": "{name}, Coordinator aus {city} · {product}",
  "meta.coordinator.description":
    "Lerne {name} kennen und finde die nächsten Termine für eine gemeinsame Reise.",
  "meta.search.title": "Reisen suchen · {product}",
  "meta.search.description":
    "Suche nach Ort, Datum, Alter und Budget. Jede Reise zeigt ihren Preis pro Person und den nächsten Termin.",
  "meta.tours.title": "Bestätigte Termine · {product}",
  "meta.tours.description":
    "Reisen, die sicher stattfinden, mit freien Plätzen, Daten und Preisen pro Person. Du kannst den Flug buchen.",
  "meta.wishlist.title": "Deine Wunschliste · {product}",
  "meta.wishlist.description": "Die Reisen und Termine, die du dir gemerkt hast.",
  "meta.events.title": "WeMeet-Treffen in deiner Stadt · {product}",
  "meta.events.description":
    "Spaziergänge, Getränke und Abende mit Leuten, die mit {product} reisen: Tage, Orte und wie viele kommen, Stadt für Stadt.",
  "meta.event.title": "{title}, {city}, {day} · {product}",
  "meta.login.title": "Anmelden · {product}",
  "meta.login.description": "Melde dich mit einem Code an, den wir dir per E-Mail schicken.",
  "feed.title": "Neue Termine · {product}",
  "feed.tripTitle": "{trip}: neue Termine",
  "feed.description": "Die zuletzt hinzugefügten Termine mit Daten, Status und Preis pro Person.",
  "meta.page.description": "{title}: was du wissen solltest, bevor du mit {product} reist.",
};
