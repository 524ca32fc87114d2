import type { Notice } from "./notice.ts";

export const notice: Notice = {
  subject: "Nuevo inicio de sesión en tu cuenta de {product}",
  title: "Un nuevo inicio de sesión en tu cuenta",
  lead: "Alguien ha entrado en el back-office de {product} con tu cuenta, desde un navegador que no habíamos visto antes.",
  account: "Cuenta",
  when: "Cuándo",
  browser: "Navegador",
  unknownBrowser: "Desconocido",
  address: "Dirección IP",
  wasYou: "¿Eras tú? Entonces no tienes que hacer nada.",
  wasNotYou:
    "¿No eras tú? Avisa enseguida a quien administra el back-office y no uses esta contraseña en ningún otro sitio.",
  open: "Abrir el back-office",
  why: "Te escribimos porque alguien ha entrado en {host} con tu cuenta.",
};
