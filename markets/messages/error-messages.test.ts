import { expect, test } from "vitest";
import type { Language } from "#markets/market-type.ts";
import { markets } from "#markets/markets.ts";
import { type MessageKey, translatorFor } from "#markets/translator.ts";

/** The error messages that the specification prescribes, in each language. */
const catalogue: Readonly<Record<Language, Readonly<Partial<Record<MessageKey, string>>>>> = {
  en: {
    "error.generic": "Something went wrong, please try again later",
    "notFound.title": "This page could not be found",
    "notFound.text": "It is not on the map. The caravan took another road, and so can you.",
    "notFound.show": "Show trips",
    "results.none": "No trips match your search",
    "departures.none": "There are currently no scheduled departures",
    "departures.noneInMonth": "There are currently no scheduled departures for this month",
    "results.noDates": "No departures found for the dates searched",
    "error.aiSearch": "Could not find options; try rewording",
    "error.login": "Wrong email or password",
    "error.code": "Wrong code",
    "error.email": "Invalid email",
    "error.promo": "Promo expired",
    "departure.gone": "The tour is no longer available",
  },
  it: {
    "error.generic": "Qualcosa è andato storto, riprova più tardi",
    "notFound.title": "Questa pagina non è stata trovata",
    "notFound.text":
      "Non è sulla mappa. La carovana ha preso un’altra strada: puoi farlo anche tu.",
    "notFound.show": "Mostra i viaggi",
    "results.none": "Nessun viaggio corrisponde alla tua ricerca",
    "departures.none": "Al momento non ci sono partenze in programma",
    "departures.noneInMonth": "Al momento non ci sono partenze in programma per questo mese",
    "results.noDates": "Nessuna partenza trovata nelle date che hai cercato",
    "error.aiSearch": "Nessuna opzione trovata. Prova con altre parole",
    "error.login": "E-mail o password errata",
    "error.code": "Codice errato",
    "error.email": "L’e-mail non è nel formato corretto",
    "error.promo": "Promozione scaduta",
    "departure.gone": "La partenza non è più disponibile",
  },
  es: {
    "error.generic": "Algo ha fallado, inténtalo de nuevo más tarde",
    "notFound.title": "No hemos encontrado esta página",
    "notFound.text": "No está en el mapa. La caravana ha tomado otro camino, y tú también puedes.",
    "notFound.show": "Ver viajes",
    "results.none": "Ningún viaje coincide con tu búsqueda",
    "departures.none": "Ahora mismo no hay salidas programadas",
    "departures.noneInMonth": "Ahora mismo no hay salidas programadas para este mes",
    "results.noDates": "No hay salidas en las fechas que has buscado",
    "error.aiSearch": "No hay opciones. Prueba con otras palabras",
    "error.login": "Correo o contraseña incorrectos",
    "error.code": "Código incorrecto",
    "error.email": "El correo electrónico no es válido",
    "error.promo": "Promoción caducada",
    "departure.gone": "La salida ya no está disponible",
  },
  fr: {
    "error.generic": "Une erreur s’est produite, réessaie plus tard",
    "notFound.title": "Cette page est introuvable",
    "notFound.text":
      "Elle n’est pas sur la carte. La caravane a pris un autre chemin\u00a0: à toi d’en faire autant.",
    "notFound.show": "Voir les voyages",
    "results.none": "Aucun voyage ne correspond à ta recherche",
    "departures.none": "Il n’y a actuellement aucun départ programmé",
    "departures.noneInMonth": "Il n’y a actuellement aucun départ programmé pour ce mois",
    "results.noDates": "Aucun départ trouvé aux dates que tu as cherchées",
    "error.aiSearch": "Aucune option trouvée. Essaie avec d’autres mots",
    "error.login": "E-mail ou mot de passe incorrect",
    "error.code": "Code incorrect",
    "error.email": "L’adresse e-mail n’est pas valide",
    "error.promo": "Promotion expirée",
    "departure.gone": "Le départ n’est plus disponible",
  },
  de: {
    "error.generic": "Etwas ist schiefgelaufen, versuch es später noch einmal",
    "notFound.title": "Diese Seite wurde nicht gefunden",
    "notFound.text":
      "Sie ist nicht auf der Karte. Die Karawane hat einen anderen Weg genommen, und das kannst du auch.",
    "notFound.show": "Reisen zeigen",
    "results.none": "Keine Reise passt zu deiner Suche",
    "departures.none": "Zurzeit sind keine Termine geplant",
    "departures.noneInMonth": "Zurzeit sind für diesen Monat keine Termine geplant",
    "results.noDates": "Für deine Reisedaten haben wir keine Termine gefunden",
    "error.aiSearch": "Nichts gefunden. Versuch es mit anderen Worten",
    "error.login": "E-Mail oder Passwort falsch",
    "error.code": "Falscher Code",
    "error.email": "Die E-Mail-Adresse ist ungültig",
    "error.promo": "Aktion abgelaufen",
    "departure.gone": "Der Termin ist nicht mehr verfügbar",
  },
};

test.each(markets)("$id has every error message of the specification in its language", (market) => {
  const t = translatorFor(market);
  for (const [key, text] of Object.entries(catalogue[market.language]))
    expect({ key, text: t(key as MessageKey) }).toEqual({ key, text });
  expect(t("error.middleware", { name: "guest" })).toBe("Unknown middleware guest");
});

test.each(markets)("$id claims 100 countries in its texts", (market) => {
  const t = translatorFor(market);
  for (const key of ["claim.countries", "meta.home.description"] as const)
    expect(t(key)).toMatch(/\b100\b/);
});

test.each(markets)("in $id a missing text falls back to the last segment of its key", (market) => {
  expect(translatorFor(market)("error.nowhere.last" as MessageKey)).toBe("last");
});
