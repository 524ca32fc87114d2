import type { Contents } from "../contents.ts";

export const help = {
  faqs: {
    title: "Häufige Fragen",
    lead: "Kurze Antworten auf das, was wir vor der Buchung am häufigsten gefragt werden. Fehlt deine Frage, schreib uns.",
    sections: [
      {
        heading: "",
        text: "Die Antworten auf dieser Seite gelten für alle Reisen. Was sich von Reise zu Reise unterscheidet, etwa Wetter, Steckdosen oder Währung, steht unten auf der Seite der Reise. Wie alles zusammenhängt, vom gebuchten Platz bis zur Rückkehr, liest du unter [So funktioniert’s](/so-funktionierts).",
      },
      {
        heading: "Deine Frage fehlt",
        text: "Schreib dem [Kundenservice](/kontakt). Nenne Reise und Datum, dann wird die Antwort genauer.",
      },
    ],
    questions: [
      {
        title: "Buchen und zahlen",
        items: [
          {
            question: "Wann zahle ich wie viel?",
            answer:
              "Bei der Buchung zahlst du eine Anzahlung, sofern der Termin sie anbietet. Der Restbetrag ist 31\u00a0Tage vor der Abreise fällig. Nach dem letzten Tag für die Anzahlung zahlst du den ganzen Preis auf einmal.",
          },
          {
            question: "In welcher Währung zahle ich?",
            answer:
              "In Euro. Wenn du dir die Preise in einer anderen Währung zeigen lässt, rechnen wir zum Kurs des genannten Tages um; gezahlt wird trotzdem in Euro.",
          },
          {
            question: "Ist eine Versicherung dabei?",
            answer:
              "Ja: Kranken- und Gepäckversicherung sind bei jeder Reise und für alle inklusive. Wenn du eine Allergie oder Krankheit hast, die unterwegs wichtig ist, sag es uns vorher; der Coordinator richtet sich danach.",
          },
          {
            question: "Was ist nicht im Preis enthalten?",
            answer:
              "Die Flüge, die Gruppenkasse und, wenn du allein reist und eins möchtest, das Privatzimmer. Auf der Seite jeder Reise steht, was enthalten ist und was nicht, damit du vor der Buchung alles zusammenzählen kannst.",
          },
          {
            question: "Können wir zu zweit buchen?",
            answer:
              "Ja. Nehmt zwei Plätze in derselben Buchung: Das Privatzimmer ist dann inklusive, überall, wo in Zimmern geschlafen wird.",
          },
        ],
      },
      {
        title: "Vor und während der Reise",
        items: [
          {
            question: "Und wenn die Gruppe zu klein bleibt?",
            answer:
              "Dann schreiben wir dir, und du wählst: ein anderer Termin der Reise, kostenlos umgebucht, oder alles Gezahlte zurück. Wie viele noch fehlen und bis wann wir warten, steht auf der Seite des Termins.",
          },
          {
            question: "Wann erfahre ich, wer mitreist?",
            answer:
              "Vor der Buchung siehst du, wie viele dabei sind und wie alt die Gruppe ist. Wer mitreist, siehst du erst nach der Anmeldung.",
          },
          {
            question: "Wie fit muss ich sein?",
            answer:
              "Bei jeder Reise steht die Schwierigkeit von 1 bis 5. Bei 1 und 2 gehst du durch Städte und auf leichten Wegen, hin und wieder auch länger; bei 3 wanderst du oft einen halben Tag. Für 4 und 5 solltest du Erfahrung haben: lange Strecken mit Rucksack, auch bei Hitze oder Regen.",
          },
          {
            question: "Brauche ich Impfungen?",
            answer:
              "Das hängt vom Land und von deiner Gesundheit ab. Frag deine Ärztin, deinen Arzt oder eine reisemedizinische Praxis, am besten sechs bis acht Wochen vorher.",
          },
          {
            question: "An wen wende ich mich, wenn unterwegs etwas schiefgeht?",
            answer:
              "Zuerst an den Coordinator, denn wer vor Ort ist, kann sofort etwas tun. Vor der Abreise bekommst du außerdem eine Notfallnummer und die der medizinischen Hilfe, beide rund um die Uhr besetzt.",
          },
        ],
      },
    ],
    seo: {
      title: "Häufige Fragen zu Gruppenreisen",
      description:
        "Allein buchen, Flug buchen, Anzahlung und Restbetrag, Versicherung, Gruppenkasse, Storno: Antworten auf die Fragen vor einer Reise in kleiner Gruppe.",
    },
  },
  contacts: {
    title: "Kontakt",
    lead: "Fragen zu einer Reise, einer Buchung oder einer Gruppe? Hier antwortet dir ein Mensch.",
    sections: [
      {
        heading: "Bevor du schreibst",
        text: "Vieles steht schon auf der Seite der Reise oder unter [Häufige Fragen](/haeufige-fragen). Schwankst du zwischen zwei Terminen, sieh dir beide an: Dort steht, wie viele dabei sind und wie viele noch fehlen.",
      },
      {
        heading: "Was wir von dir brauchen",
        text: "Damit schon die erste Antwort passt:\n\n- der Name der Reise und das Datum des Termins,\n- wenn du gebucht hast, die E-Mail-Adresse der Buchung,\n- deine Frage in einem Satz,\n- eine Telefonnummer, falls wir dich anrufen sollen.\n\nSchick uns nie eine Kartennummer und kein Foto deines Passes: Per E-Mail fragen wir nicht danach.",
      },
      {
        heading: "Ein Termin auf Anfrage",
        text: "Ist ein Termin **auf Anfrage**, ist die Gruppe voll und die Buchung läuft über uns. Schreib uns das Datum und wie viele Plätze du brauchst: Wir sehen nach, ob die Gruppe wachsen kann, und antworten dir in jedem Fall. Warte so lange mit dem Flug.",
      },
      {
        heading: "Dein Alter passt nicht ganz",
        text: "Mit 21 bis 25, oder mit 36 und 37, gibt es etwas Spielraum. Wie viel, steht unter [Altersgruppen](/altersgruppen). Schreib uns, bevor du buchst.",
      },
      {
        heading: "Buchung ändern oder stornieren",
        text: "Schreib von der E-Mail-Adresse deiner Buchung aus, was du ändern möchtest. Es zählt der Tag, an dem du deine Nachricht abschickst. Die Fristen stehen in den [Stornobedingungen](/legal/cancellation-policy).",
      },
      {
        heading: "Während der Reise",
        text: "Wende dich zuerst an deinen Coordinator: Wer vor Ort ist, kann sofort etwas tun. Vor der Abreise bekommst du außerdem eine Notfallnummer und die der medizinischen Hilfe, beide rund um die Uhr besetzt. Speichere sie im Telefon und schreib sie auf Papier.",
      },
      {
        heading: "Eine Beschwerde",
        text: "Sag es zuerst vor Ort, damit wir etwas ändern können. Nach der Rückkehr schreib uns und leg bei, was beim Verstehen hilft: Fotos, Belege, Daten. Wie es dann weitergeht, steht in den [Allgemeinen Reisebedingungen](/legal/general-condition).",
      },
      {
        heading: "Deine Daten",
        text: "Möchtest du deine Daten sehen, berichtigen oder löschen lassen, schreib uns mit dem Betreff „Datenschutz“. Was wir mit ihnen tun, steht in der [Datenschutzerklärung](/legal/privacy-policy).",
      },
      {
        heading: "Impressum",
        text: "Angaben nach §\u00a05 DDG:\n\n- **Anbieter**: {product}, ein Demo-Unternehmen. Hinter dieser Website steht keine Gesellschaft, und keine der gezeigten Reisen wird verkauft.\n- **Kontakt**: E-Mail-Adresse, Telefonnummer und Zeiten stehen oben auf dieser Seite. Die Nummer ist eine, die für erfundene Geschichten freigehalten wird.\n- **Anschrift, Vertretung, Register, Umsatzsteuer-Identifikationsnummer**: Ein Demo-Unternehmen hat keine. Wer hier Reisen verkauft, nennt an dieser Stelle die eigenen, dazu den Namen der Insolvenzsicherung.",
      },
    ],
    seo: {
      title: "Kontakt und Kundenservice",
      description:
        "So schreibst du uns oder rufst an, wann wir antworten und was wir für Fragen zu Buchung, Storno, Beschwerde oder deinen Daten von dir brauchen.",
    },
  },
  "media-sharing": {
    title: "Teile deine Fotos",
    lead: "Nach der Reise können deine Fotos anderen bei der Wahl helfen. So teilst du sie, und das machen wir damit.",
    sections: [
      {
        heading: "Was wir suchen",
        text: "Echte Bilder der Reise: die Straße, den Tisch, auch den Regen. In voller Größe, ohne Filter und ohne Schrift. Zehn ausgesuchte Fotos sind besser als dreihundert.\n\nSchreib dazu, welche Reise und welcher Termin es war und, wenn du es noch weißt, wo jedes Bild entstanden ist.",
      },
      {
        heading: "So schickst du sie",
        text: "Nach der Reise bekommst du eine E-Mail mit einem Link zum Hochladen. Findest du ihn nicht mehr, frag den [Kundenservice](/kontakt). Bitte keine Bilder, auf denen ein Pass, ein Ticket oder ein Kennzeichen zu lesen ist.",
      },
      {
        heading: "Was du uns erlaubst",
        text: "Die Fotos bleiben deine. Mit dem Hochladen erlaubst du uns, sie unentgeltlich und nicht exklusiv auf dieser Website, in unseren E-Mails und auf unseren Kanälen zu zeigen. Wir dürfen sie zuschneiden, aber ihren Sinn nicht verändern, und nennen deinen Vornamen, wenn du das möchtest. Wir verkaufen sie nicht.",
      },
      {
        heading: "Wer auf den Bildern ist",
        text: "Schick nur Bilder, mit denen alle erkennbaren Personen einverstanden sind, auch die, denen du unterwegs begegnet bist. Bei Kindern müssen die Eltern zustimmen. Im Zweifel behältst du das Foto für dich.",
      },
      {
        heading: "Wenn du es dir anders überlegst",
        text: "Du kannst deine Einwilligung jederzeit widerrufen, und wer sich auf einem Bild erkennt, kann verlangen, dass es verschwindet. Eine Nachricht genügt, dann nehmen wir es von der Website. Mehr steht in der [Datenschutzerklärung](/legal/privacy-policy).",
      },
    ],
    seo: {
      title: "Fotos deiner Reise teilen",
      description:
        "Wie du Fotos und Videos deiner Reise mit uns teilst, was du uns damit erlaubst, wer auf den Bildern zustimmen muss und wie du es zurücknimmst.",
    },
  },
  "media-coordinators": {
    title: "Fotos für Coordinators",
    lead: "Du begleitest eine Gruppe? Hier steht, welche Bilder wir nach der Reise brauchen, wer welche Rechte hat und wie du die Gruppe um Einwilligung bittest.",
    sections: [
      {
        heading: "Frag gleich am ersten Abend",
        text: "Sag der Gruppe, dass du fotografierst, wozu die Bilder dienen und dass alle Nein sagen dürfen. Notier dir, wer nicht möchte, und halt dich die ganze Reise daran, auch bei Gruppenbildern. Aus einem Ja kann ein Nein werden: Es gilt ab dann.",
      },
      {
        heading: "Vor Ort",
        text: "Frag, bevor du jemanden fotografierst, der nicht zur Gruppe gehört. Keine erkennbaren Kinder, keine Gottesdienste, keine Orte, an denen Fotografieren verboten ist. Eine Drohne fliegt nur mit den Genehmigungen des Landes und nie über Menschen.",
      },
      {
        heading: "Was du abgibst",
        text: "- zwanzig bis vierzig Bilder je Reise, in voller Größe,\n- mindestens eins je Station, eins davon ohne Menschen,\n- Ort und Tag zu jedem Bild,\n- die Liste der erkennbaren Personen, die zugestimmt haben.\n\nDen Link zum Hochladen bekommst du am Tag der Rückkehr per E-Mail. Gib die Bilder innerhalb von vierzehn Tagen ab und lösch dann vom Telefon, worauf jemand zu sehen ist, der Nein gesagt hat.",
      },
      {
        heading: "Die Rechte",
        text: "Du bleibst Urheberin oder Urheber deiner Bilder und darfst sie unter deinem Namen zeigen. Uns erlaubst du, damit unsere Reisen vorzustellen, so wie es in deiner Vereinbarung mit uns steht. Schick nur, was du selbst aufgenommen hast.",
      },
      {
        heading: "Wenn jemand widerruft",
        text: "Möchte jemand ein Bild entfernt haben, leite die Bitte noch am selben Tag weiter. Welche Rechte alle haben, steht in der [Datenschutzerklärung](/legal/privacy-policy); für den Rest ist der [Kundenservice](/kontakt) da.",
      },
    ],
    seo: {
      title: "Fotos und Videos: Leitfaden für Coordinators",
      description:
        "Fotos nach der Reise abgeben, Rechte an den Bildern, Einwilligung der Abgebildeten und Regeln vor Ort: der Leitfaden für alle, die Gruppen begleiten.",
    },
  },
} as const satisfies Contents;
