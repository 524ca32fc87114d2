import type { Messages } from "#markets/languages/en/site.ts";

export const site: Messages = {
  "layout.skip": "Ir al contenido",
  "home.title": "Sal por tu cuenta. Vuelve con doce.",
  "home.lead":
    "Viajes en grupos pequeños con gente de tu edad y alguien que coordina porque ya ha hecho ese camino.",
  "notFound.title": "No hemos encontrado esta página",
  "notFound.text": "No está en el mapa.",
  "error.generic": "Algo ha fallado, inténtalo de nuevo más tarde",
};
