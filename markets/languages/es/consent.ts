import type { consent as english } from "#markets/languages/en/consent.ts";
import type { Part } from "#markets/languages/en/site.ts";

export const consent: Part<typeof english> = {
  "consent.title": "Tú decides qué servicios se activan",
  "consent.text":
    "Algunos servicios de otras empresas nos ayudan a mejorar la web. Solo funcionan si estás de acuerdo, y puedes cambiar de opinión cuando quieras.",
  "consent.accept": "Aceptar todo",
  "consent.refuse": "Rechazar todo",
  "consent.choose": "Elegir",
  "consent.save": "Guardar mi elección",
  "consent.settings": "Cookies y consentimiento",
  "consent.necessary": "Necesarias",
  "consent.necessaryText":
    "Tu moneda y esta elección se quedan en tu navegador, porque la web las necesita.",
  "consent.statistics": "Estadísticas",
  "consent.statisticsText":
    "Cuentan qué páginas se leen, para que sepamos qué mejorar. Vienen de {host}, que ve tu dirección IP.",
  "consent.reports": "Informes de errores",
  "consent.reportsText":
    "Cuando algo falla en tu navegador, su descripción técnica va a {host}: nada de lo que has escrito y nada sobre ti, salvo tu dirección IP.",
};
