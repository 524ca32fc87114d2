import type { Language } from "#markets/market-type.ts";

type NameLists = Readonly<Record<Language, readonly string[]>>;
const split = (text: string): readonly string[] => text.split(" ");

/**
 * The names begin with January. Server and browser read the same table, because their versions of
 * Intl could disagree.
 */
export const monthNames: NameLists = {
  it: split(
    "gennaio febbraio marzo aprile maggio giugno luglio agosto settembre ottobre novembre dicembre",
  ),
  en: split(
    "January February March April May June July August September October November December",
  ),
  es: split(
    "enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre",
  ),
  fr: split("janvier février mars avril mai juin juillet août septembre octobre novembre décembre"),
  de: split("Januar Februar März April Mai Juni Juli August September Oktober November Dezember"),
};

export const shortMonthNames: NameLists = {
  it: split("gen feb mar apr mag giu lug ago set ott nov dic"),
  en: split("Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec"),
  es: split("ene feb mar abr may jun jul ago sept oct nov dic"),
  fr: split("janv. févr. mars avr. mai juin juil. août sept. oct. nov. déc."),
  de: split("Jan. Febr. März Apr. Mai Juni Juli Aug. Sept. Okt. Nov. Dez."),
};

/** The names begin with Sunday, as the numbers of `weekdayOf` do. */
export const weekdayNames: NameLists = {
  it: split("domenica lunedì martedì mercoledì giovedì venerdì sabato"),
  en: split("Sunday Monday Tuesday Wednesday Thursday Friday Saturday"),
  es: split("domingo lunes martes miércoles jueves viernes sábado"),
  fr: split("dimanche lundi mardi mercredi jeudi vendredi samedi"),
  de: split("Sonntag Montag Dienstag Mittwoch Donnerstag Freitag Samstag"),
};

export const shortWeekdayNames: NameLists = {
  it: split("dom lun mar mer gio ven sab"),
  en: split("Sun Mon Tue Wed Thu Fri Sat"),
  es: split("dom lun mar mié jue vie sáb"),
  fr: split("dim. lun. mar. mer. jeu. ven. sam."),
  de: split("So Mo Di Mi Do Fr Sa"),
};
