import type { MarketId } from "#markets/market-type.ts";

/**
 * `weekday` 0 is Sunday; `fromEaster` counts days from Easter Sunday; before the year `since` a day
 * is no holiday.
 */
export type HolidayRule = Readonly<{ name: string; since?: number }> &
  (
    | Readonly<{ month: number; date: number }>
    | Readonly<{ fromEaster: number }>
    | Readonly<{ month: number; weekday: number; nth: number | "last" }>
  );

const on = (date: number, month: number, name: string): HolidayRule => ({ month, date, name });
/** The day off for a holiday of a fixed date that falls on a weekend, by the law of a country. */
export type Substitute = Readonly<{
  /** `after`: the next weekday that is no holiday; `nearest`: Friday for Saturday, Monday for Sunday. */
  on: "after" | "nearest";
  nameOf: (holiday: string) => string;
}>;

export const substitutes: Readonly<Partial<Record<MarketId, Substitute>>> = {
  "en-US": { on: "nearest", nameOf: (holiday) => `${holiday} (observed)` },
  "en-WE": { on: "after", nameOf: (holiday) => `${holiday} (substitute day)` },
};

const easter = (fromEaster: number, name: string): HolidayRule => ({ fromEaster, name });
const monday = (nth: number | "last", month: number, name: string): HolidayRule => ({
  month,
  weekday: 1,
  nth,
  name,
});

/** Public holidays of the whole country; regional ones are left out. */
export const holidayRules: Readonly<Record<MarketId, readonly HolidayRule[]>> = {
  "it-IT": [
    on(1, 1, "Capodanno"),
    on(6, 1, "Epifania"),
    easter(0, "Pasqua"),
    easter(1, "Lunedì dell’Angelo"),
    on(25, 4, "Festa della Liberazione"),
    on(1, 5, "Festa del Lavoro"),
    on(2, 6, "Festa della Repubblica"),
    on(15, 8, "Ferragosto"),
    // Law 151 of 2025.
    { ...on(4, 10, "San Francesco d’Assisi"), since: 2026 },
    on(1, 11, "Ognissanti"),
    on(8, 12, "Immacolata"),
    on(25, 12, "Natale"),
    on(26, 12, "Santo Stefano"),
  ],
  "en-US": [
    on(1, 1, "New Year’s Day"),
    monday(3, 1, "Martin Luther King Jr. Day"),
    monday(3, 2, "Presidents’ Day"),
    monday("last", 5, "Memorial Day"),
    on(19, 6, "Juneteenth"),
    on(4, 7, "Independence Day"),
    monday(1, 9, "Labor Day"),
    monday(2, 10, "Columbus Day"),
    on(11, 11, "Veterans Day"),
    { month: 11, weekday: 4, nth: 4, name: "Thanksgiving" },
    on(25, 12, "Christmas Day"),
  ],
  "en-WE": [
    on(1, 1, "New Year’s Day"),
    easter(-2, "Good Friday"),
    easter(0, "Easter Sunday"),
    easter(1, "Easter Monday"),
    monday(1, 5, "Early May bank holiday"),
    monday("last", 5, "Spring bank holiday"),
    monday("last", 8, "Summer bank holiday"),
    on(25, 12, "Christmas Day"),
    on(26, 12, "Boxing Day"),
  ],
  "es-ES": [
    on(1, 1, "Año Nuevo"),
    on(6, 1, "Epifanía del Señor"),
    easter(-2, "Viernes Santo"),
    easter(0, "Domingo de Resurrección"),
    on(1, 5, "Fiesta del Trabajo"),
    on(15, 8, "Asunción de la Virgen"),
    on(12, 10, "Fiesta Nacional"),
    on(1, 11, "Todos los Santos"),
    on(6, 12, "Día de la Constitución"),
    on(8, 12, "Inmaculada Concepción"),
    on(25, 12, "Navidad"),
  ],
  "fr-FR": [
    on(1, 1, "Jour de l’An"),
    easter(0, "Pâques"),
    easter(1, "Lundi de Pâques"),
    on(1, 5, "Fête du Travail"),
    on(8, 5, "Victoire 1945"),
    easter(39, "Ascension"),
    easter(50, "Lundi de Pentecôte"),
    on(14, 7, "Fête nationale"),
    on(15, 8, "Assomption"),
    on(1, 11, "Toussaint"),
    on(11, 11, "Armistice 1918"),
    on(25, 12, "Noël"),
  ],
  "de-DE": [
    on(1, 1, "Neujahr"),
    easter(-2, "Karfreitag"),
    easter(0, "Ostersonntag"),
    easter(1, "Ostermontag"),
    on(1, 5, "Tag der Arbeit"),
    easter(39, "Christi Himmelfahrt"),
    easter(50, "Pfingstmontag"),
    on(3, 10, "Tag der Deutschen Einheit"),
    on(25, 12, "Erster Weihnachtstag"),
    on(26, 12, "Zweiter Weihnachtstag"),
  ],
  international: [on(1, 1, "New Year’s Day"), on(25, 12, "Christmas Day")],
};
