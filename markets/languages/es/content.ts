import type { content as english } from "#markets/languages/en/content.ts";
import type { Part } from "#markets/languages/en/site.ts";

export const content: Part<typeof english> = {
  "content.contents": "En esta página",
  "content.changed": "Última modificación: {date}",
  "content.where": "Adónde vamos",
  "content.months": "Meses con salidas",
  "content.onward": "Sigue por aquí",
  "contacts.email": "Correo electrónico",
  "contacts.phone": "Teléfono",
  "contacts.hours": "Horario",
  "contacts.address": "Dirección",
  "contacts.copy": "Copiar",
  "contacts.copied": "Copiado",
  "contacts.provider": "Quién gestiona esta web",
};
