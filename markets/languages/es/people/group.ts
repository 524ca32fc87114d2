import type { group as en } from "#markets/languages/en/people/group.ts";
import type { Part } from "#markets/languages/en/site.ts";

export const group: Part<typeof en> = {
  "group.lockedTitle": "Entra para ver quién va",
  "group.lockedTrips":
    "Quién viaja con nosotros por primera vez y cuántos viajes han hecho los demás",
  "group.lockedGenders": "Cuántas mujeres y cuántos hombres hay",
  "group.lockedAges": "Cómo se reparten las edades",
  "group.noNames": "No mostramos nombres ni fotos a nadie.",
  "group.signInNote": "Basta con un correo y un código.",
  "group.see": "¿Ya has iniciado sesión? Mira el grupo",
  "group.title": "Quién va, por ahora",
  "group.asOf": "actualizado ahora",
  "group.firstTime": "Primera vez",
  "group.withUs": "con nosotros",
  "group.tripOne": "1 viaje",
  "group.tripOneDone": "ya hecho",
  "group.trips": "{n} viajes",
  "group.tripsDone": "ya hechos",
  "group.notKnown": "aún no se sabe",
  "group.firstNone": "Nadie viaja con nosotros por primera vez",
  "group.firstOne": "1 de {people} viaja con nosotros por primera vez",
  "group.firstMany": "{n} de {people} viajan con nosotros por primera vez",
  "group.othersTrips": "Viajes que ya han hecho los demás: {trips}.",
  "group.womanOne": "1 mujer",
  "group.women": "{n} mujeres",
  "group.manOne": "1 hombre",
  "group.men": "{n} hombres",
  "group.unsaid": "Sin indicar: {n}.",
  "group.ages": "Edades",
  "group.ageUnder": "menos de {age}",
  "group.ageOver": "más de {age}",
  "group.nobody": "nadie",
  "group.foot": "Nunca nombres, nunca fotos. Los demás tampoco ven nada más de ti.",
  "group.fewTitle": "Todavía son muy pocos",
  "group.fewText":
    "Mientras haya menos de {least} personas apuntadas no mostramos nada más: se sabría quién es quién.",
};
