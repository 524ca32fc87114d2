import type { Language } from "#markets/market-type.ts";

type NameLists = Readonly<Record<Language, readonly string[]>>;
const words = (text: string): readonly string[] => text.split(" ");

/** January first. Our own table and not Intl's, so that server and browser never differ. */
export const monthNames: NameLists = {
  it: words(
    "gennaio febbraio marzo aprile maggio giugno luglio agosto settembre ottobre novembre dicembre",
  ),
  en: words(
    "January February March April May June July August September October November December",
  ),
  es: words(
    "enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre",
  ),
  fr: words("janvier février mars avril mai juin juillet août septembre octobre novembre décembre"),
  de: words("Januar Februar März April Mai Juni Juli August September Oktober November Dezember"),
};

export const shortMonthNames: NameLists = {
  it: words("gen feb mar apr mag giu lug ago set ott nov dic"),
  en: words("Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec"),
  es: words("ene feb mar abr may jun jul ago sept oct nov dic"),
  fr: words("janv. févr. mars avr. mai juin juil. août sept. oct. nov. déc."),
  de: words("Jan. Febr. März Apr. Mai Juni Juli Aug. Sept. Okt. Nov. Dez."),
};

/** Sunday first, as `weekdayOf` counts. */
export const weekdayNames: NameLists = {
  it: words("domenica lunedì martedì mercoledì giovedì venerdì sabato"),
  en: words("Sunday Monday Tuesday Wednesday Thursday Friday Saturday"),
  es: words("domingo lunes martes miércoles jueves viernes sábado"),
  fr: words("dimanche lundi mardi mercredi jeudi vendredi samedi"),
  de: words("Sonntag Montag Dienstag Mittwoch Donnerstag Freitag Samstag"),
};

export const shortWeekdayNames: NameLists = {
  it: words("dom lun mar mer gio ven sab"),
  en: words("Sun Mon Tue Wed Thu Fri Sat"),
  es: words("dom lun mar mié jue vie sáb"),
  fr: words("dim. lun. mar. mer. jeu. ven. sam."),
  de: words("So Mo Di Mi Do Fr Sa"),
};
