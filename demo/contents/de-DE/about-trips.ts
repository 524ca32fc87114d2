import type { Contents } from "../contents.ts";

export const aboutTrips = {
  "how-it-works": {
    title: "So funktioniert’s",
    lead: "Vom ersten Platz bis zum letzten Abend der Reise: was wann passiert und was du wofür zahlst.",
    sections: [
      {
        heading: "Du wählst Reise und Termin",
        text: "Eine Reise ist eine Route, ein Termin ist der Tag, an dem sie losgeht. Du kannst nach Ort, Monat, Alter oder Budget [suchen](/suchen) oder in den [Reisezielen](/reiseziele) stöbern.\n\nDie Seite eines Termins sagt dir alles, bevor du dich anmeldest: Preis pro Person, Anzahlung, Datum des Restbetrags, freie Plätze, wie viele schon dabei sind und welche [Altersgruppe](/altersgruppen) reist. Dort fragst du deinen Platz auch an, per E-Mail: Der Kundenservice schreibt dir, wie es weitergeht. Die meisten reisen allein.",
      },
      {
        heading: "Die Gruppe füllt sich",
        text: "Jeder Termin hat einen Status. Er sagt, wie es um die Gruppe steht und was das für deinen Flug heißt.\n\n{statuses}\n\nWenn du sofort Gewissheit willst, sieh dir die [bestätigten Termine](/bestaetigte-tour-abfahrten) an.",
      },
      {
        heading: "Wenn die Gruppe zu klein bleibt",
        text: "Auf der Seite des Termins steht, wie viele Personen noch fehlen und bis wann wir warten. Ist die Gruppe an diesem Tag zu klein, schreiben wir dir, und du wählst: ein anderer Termin der Reise, kostenlos umgebucht, oder alles Gezahlte zurück.",
      },
      {
        heading: "Du buchst den Flug",
        text: "Flüge sind nicht im Preis enthalten. Du fliegst, von wo du willst und mit wem du willst, und kannst vor oder nach der Reise länger bleiben. Die Seite der Reise empfiehlt einen Zielflughafen; beim Termin steht ein Richtpreis, direkt und mit Zwischenstopps.",
      },
      {
        heading: "Du zahlst in zwei Teilen",
        text: "Bei der Buchung zahlst du eine Anzahlung, sofern der Termin sie anbietet. Der Restbetrag ist 31\u00a0Tage vor der Abreise fällig. Buchst du nach dem letzten Tag für die Anzahlung, zahlst du den ganzen Preis auf einmal.\n\nAlle Preise gelten pro Person und in Euro.",
      },
      {
        heading: "Was im Preis enthalten ist und was nicht",
        text: "Kranken- und Gepäckversicherung sind immer inklusive, ebenso der Coordinator. Welche Nächte, Fahrten und Aktivitäten dazugehören, ist verschieden: Auf der Seite jeder Reise steht, was im Preis enthalten ist und was nicht.\n\nDu teilst das Zimmer mit einer oder zwei Personen aus der Gruppe, die dein Geschlecht und deine Altersgruppe haben. Ein [Privatzimmer](/privatzimmer) ist inklusive, wenn ihr zu zweit bucht; allein zahlst du einen Aufpreis.",
      },
      {
        heading: "Die Gruppenkasse",
        text: "Manches entscheidet sich vor Ort: noch eine Bootsfahrt, der Nachtmarkt, ein Eintritt. Das zahlt die Gruppe aus einer gemeinsamen Kasse. Auf der Seite der Reise steht, zwischen welchen Beträgen sie pro Person liegt und wofür sie gedacht ist. Du zahlst sie vor Ort, nicht bei der Buchung, und was übrig bleibt, bekommt die Gruppe zurück.",
      },
      {
        heading: "Ein Coordinator ist immer dabei",
        text: "Der Coordinator kennt den Weg und reist vom ersten bis zum letzten Tag mit, kümmert sich um Programm und Gruppenkasse, reserviert Tische und findet eine Lösung, wenn die Fähre ausfällt. Coordinators sind keine Reiseleitung, die Jahreszahlen vorträgt; dafür gibt es einheimische Guides. Wer sie sind, liest du auf der Seite der [Coordinators](/coordinators).\n\nWer mitreist, siehst du nach der Anmeldung; vorher sieht es niemand.",
      },
      {
        heading: "Du überlegst es dir anders",
        text: "Stornieren ist bis 31\u00a0Tage vor der Abreise kostenlos, mit der flexiblen Option bis 8\u00a0Tage vorher. Beide Daten stehen beim Termin, die Einzelheiten in den [Stornobedingungen](/legal/cancellation-policy).",
      },
    ],
    seo: {
      title: "So funktioniert eine Reise in kleiner Gruppe",
      description:
        "Platz anfragen, Bestätigung abwarten, Flug buchen, Restbetrag zahlen: jeder Schritt einer Reise in kleiner Gruppe mit seinen Fristen und Regeln.",
    },
  },
  "age-groups": {
    title: "Altersgruppen",
    lead: "Bei jedem Termin steht, wie alt die Gruppe ist. Was die drei Gruppen bedeuten und was du tun kannst, wenn du knapp daneben liegst.",
    sections: [
      {
        heading: "Warum es Altersgruppen gibt",
        text: "Zwölf Menschen, die einander nicht kennen, finden schneller zusammen, wenn sie ungefähr an derselben Stelle im Leben stehen: ähnliche Schlafenszeiten, ähnliche Ansprüche, ähnliche Themen am Tisch. Das Alter garantiert nichts davon, aber es hilft.\n\nDie Altersgruppe gehört zum Termin, nicht zur Reise. Dieselbe Route kann im Mai mit 25- bis 35-Jährigen und im Juni mit 35- bis 49-Jährigen losgehen.",
      },
      {
        heading: "Die drei Gruppen",
        text: "- **25-35**: für Reisende von 25 bis 35.\n- **35+ (35-49)**: dasselbe Programm, mit Reisenden von 35 bis 49.\n- **Alle (25-49)**: eine gemischte Gruppe. Die richtige Wahl, wenn dir das Datum wichtiger ist als das Alter.\n\nWie anstrengend eine Reise ist, steht als Zahl von 1 bis 5 auf ihrer Seite und ändert sich mit der Altersgruppe nicht.",
      },
      {
        heading: "Du bist zwischen 21 und 25",
        text: "Die Gruppen beginnen bei 25, aber ab 21 gibt es etwas Spielraum. [Schreib uns](/kontakt), bevor du buchst: Wir sehen nach, wie alt die anderen sind, und sagen dir ehrlich, ob es passt.",
      },
      {
        heading: "Du bist 36 oder 37",
        text: "Du kannst nach einem Platz in einer Gruppe 25-35 fragen, zum Beispiel wenn nur dieser Termin in deinen Urlaub passt. Auch hier genügt eine Nachricht; die Antwort hängt davon ab, wer schon dabei ist.",
      },
      {
        heading: "Ihr bucht zu zweit",
        text: "Ein Altersunterschied macht nichts, solange ihr beide zwischen 25 und 49 seid: Nehmt einen Termin für alle. Liegt eine Person etwas außerhalb, [fragt uns](/kontakt).",
      },
      {
        heading: "So siehst du das Alter vor der Buchung",
        text: "Die Altersgruppe steht auf jeder Karte, in jeder Zeile eines Termins und als Filter in der [Suche](/suchen). Wie alt die Einzelnen sind, ist nicht öffentlich: Nach der Anmeldung siehst du, wer mitreist, so wie die anderen dich sehen.",
      },
    ],
    seo: {
      title: "Altersgruppen: 25-35, 35+ und alle",
      description:
        "Termine gibt es für 25 bis 35, für 35 bis 49 oder für alle von 25 bis 49. Wie du deine Gruppe wählst und für wen wir etwas Spielraum haben.",
    },
  },
  "no-sharing-room": {
    title: "Privatzimmer",
    lead: "Meist teilst du das Zimmer mit einer oder zwei Personen aus der Gruppe. Wenn du lieber für dich schläfst, geht das oft: so fragst du danach, und so viel kostet es.",
    sections: [
      {
        heading: "Wenn ihr zu zweit bucht",
        text: "Bucht zwei Plätze zusammen, und das Privatzimmer ist schon im Preis enthalten: ein Zimmer für euch beide, überall, wo in Zimmern geschlafen wird. Ihr müsst nichts dazubuchen. Fragt einfach zwei Plätze in derselben Buchung an.",
      },
      {
        heading: "Wenn du allein reist",
        text: "Du kannst gegen Aufpreis ein Zimmer für dich haben. Wie hoch er ist, steht auf der Seite jeder Reise, pro Person und für die ganze Reise.\n\nOhne Aufpreis teilst du das Zimmer mit einer oder zwei Personen aus der Gruppe, die dein Geschlecht und deine Altersgruppe haben.",
      },
      {
        heading: "Wo es nicht geht",
        text: "Im Zelt, auf der Hütte, auf dem Boot, im Hostel oder bei Gastfamilien schläft die Gruppe zusammen, und ein Privatzimmer gibt es für niemanden. Im Reiseverlauf steht Nacht für Nacht, wo du schläfst.\n\nVerbringt ihr nur einen Teil der Nächte im Hotel, zählt der Aufpreis nur diese.",
      },
      {
        heading: "So fragst du danach",
        text: "Sag es uns, wenn du deinen Platz anfragst. Bis 31\u00a0Tage vor der Abreise kannst du den Aufpreis auch noch hinzufügen oder streichen, solange Zimmer frei sind: [Schreib uns](/kontakt). In kleinen Berghotels oder auf einer Insel sind es manchmal zwei, manchmal keins.",
      },
      {
        heading: "Nach Reisen mit Privatzimmer filtern",
        text: "In der [Suche](/suchen) lässt der Filter „Privatzimmer verfügbar“ nur Reisen übrig, auf denen es eins gibt.",
      },
    ],
    seo: {
      title: "Privatzimmer auf Gruppenreisen",
      description:
        "Das Privatzimmer ist inklusive, wenn ihr zu zweit bucht; allein zahlst du einen Aufpreis, der auf der Seite der Reise steht. Wo es geht und wo nicht.",
    },
  },
} as const satisfies Contents;
