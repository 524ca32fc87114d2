import type { Contents } from "../contents.ts";

export const legalSite = {
  "legal-privacy-policy": {
    title: "Datenschutzerklärung",
    lead: "Welche Daten wir verarbeiten, wozu, wie lange, und wie du die Kontrolle behältst.",
    sections: [
      {
        heading: "1. Wer verantwortlich ist",
        text: "Verantwortlich ist {product}, das im Fuß der Website genannte Unternehmen. Fragen zu deinen Daten und Nachrichten an die Person, die bei uns für den Datenschutz zuständig ist, schickst du über die Seite [Kontakt](/kontakt) mit dem Betreff „Datenschutz“.\n\nEs gelten die Datenschutz-Grundverordnung (DSGVO), das Bundesdatenschutzgesetz (BDSG) und das Telekommunikation-Digitale-Dienste-Datenschutz-Gesetz (TDDDG).",
      },
      {
        heading: "2. Welche Daten wir verarbeiten",
        text: "- **Besuch der Website**: IP-Adresse, Datum und Uhrzeit, aufgerufene Seite, Art des Browsers.\n- **Konto**: E-Mail-Adresse, Einmalcodes, Vorname, Wunschliste und Benachrichtigungen.\n- **Buchung**: Name, Geburtsdatum, Kontaktdaten, gewählte Reise, Zahlungen, Schriftwechsel.\n- **Reise**: Staatsangehörigkeit und Passnummer, wenn ein Anbieter oder eine Behörde sie verlangt, Kontakt für Notfälle, Wünsche beim Essen.\n- **Nach der Reise**: Bewertungen, Fotos, die du uns schickst, Beschwerden.\n\nWir bekommen sie von dir oder von der Person, die für dich bucht. Deine Kartennummer gibst du beim Zahlungsdienst ein, wir sehen sie nicht.",
      },
      {
        heading: "3. Wozu und auf welcher Grundlage",
        text: "- **Die Reise vorbereiten und durchführen**: Vertrag (Art.\u00a06 Abs.\u00a01 Buchst.\u00a0b DSGVO).\n- **Bücher führen, Reiserecht und Einreisevorschriften einhalten**: rechtliche Pflicht (Buchst.\u00a0c).\n- **Website schützen, Nachrichten beantworten, Rechte durchsetzen**: berechtigtes Interesse (Buchst.\u00a0f).\n- **Neuigkeiten schicken, Besuche messen, deine Fotos zeigen**: deine Einwilligung (Buchst.\u00a0a), die du jederzeit widerrufen kannst.\n\nWelche Angaben nötig sind, steht am Feld. Ohne sie können wir dir nicht antworten oder deine Buchung nicht annehmen; alles andere ist freiwillig.",
      },
      {
        heading: "4. Besonders geschützte Daten",
        text: "Eine Allergie, ein Medikament oder eine eingeschränkte Mobilität betreffen die Gesundheit. Solche Daten verarbeiten wir nur, wenn du sie uns gibst und ausdrücklich einwilligst (Art.\u00a09 Abs.\u00a02 Buchst.\u00a0a DSGVO), und geben sie nur denen, die sie für deine Reise brauchen. Geht es um dein Leben, dürfen sie an Rettungskräfte gehen.",
      },
      {
        heading: "5. Was die Gruppe von dir sieht",
        text: "Wer zu einer Gruppe gehört, sieht niemand ohne Anmeldung. Nach der Anmeldung sehen die anderen deinen Vornamen und Angaben zur Gruppe, zum Beispiel wie viele zum ersten Mal dabei sind. Adresse, Telefonnummer und Geburtsdatum zeigen wir nicht. Der Coordinator bekommt, was für die Reise nötig ist.",
      },
      {
        heading: "6. Wer deine Daten bekommt",
        text: "- Anbieter der Reise: Unterkünfte, Verkehrsunternehmen, Guides,\n- der Coordinator deiner Gruppe,\n- Versicherung und Notfallhilfe,\n- der Zahlungsdienst und deine Bank,\n- technische Dienstleister, die nach Art.\u00a028 DSGVO für uns arbeiten,\n- Behörden, wenn ein Gesetz es verlangt.\n\nWir verkaufen und vermieten deine Daten nicht.",
      },
      {
        heading: "7. Länder außerhalb der EU",
        text: "Eine Reise außerhalb Europas geht nicht ohne Daten vor Ort: eine Namensliste für das Hotel, ein Pass für eine Genehmigung. Das ist für deinen Vertrag erforderlich (Art.\u00a049 Abs.\u00a01 Buchst.\u00a0b DSGVO), und wir beschränken es auf das Nötige.\n\nSitzt ein Dienstleister außerhalb der EU, stützen wir uns auf einen Angemessenheitsbeschluss oder auf die Standardvertragsklauseln der Europäischen Kommission. Eine Kopie bekommst du auf Anfrage.",
      },
      {
        heading: "8. Wie lange wir speichern",
        text: "- **Konto**: solange du es nutzt, danach drei Jahre.\n- **Buchung und Schriftwechsel**: bis zum Ende der Verjährung, in der Regel drei Jahre ab Ende des Reisejahres.\n- **Geschäftsbriefe, Belege, Bücher**: sechs, acht oder zehn Jahre nach Handels- und Steuerrecht.\n- **Pass und Gesundheit**: höchstens drei Monate nach der Rückkehr.\n- **Neuigkeiten und Benachrichtigungen**: bis du sie abbestellst.\n- **Protokolle des Servers**: höchstens drei Monate.\n\nDanach werden die Daten gelöscht oder anonymisiert.",
      },
      {
        heading: "9. Cookies und Speicher im Browser",
        text: "Ohne dich zu fragen, nutzen wir nur, was unbedingt erforderlich ist (§\u00a025 Abs.\u00a02 TDDDG): die Sitzung nach der Anmeldung, die gewählte Währung, deine Antwort zu Cookies. Letzte Suchen bleiben in deinem Browser und werden nicht an uns geschickt.\n\nMessung der Besuche, interaktive Karte und jeder andere fremde Dienst laden erst, wenn du einwilligst (§\u00a025 Abs.\u00a01 TDDDG). Ablehnen ist so einfach wie zustimmen, und du kannst deine Wahl jederzeit ändern.",
      },
      {
        heading: "10. E-Mails und Benachrichtigungen",
        text: "Zu deiner Buchung schreiben wir dir, weil der Vertrag es verlangt. Andere Neuigkeiten bekommst du nur, wenn du sie bestellt hast. Eine Benachrichtigung zu einer Reise oder einem Termin endet mit einem Klick in jeder dieser E-Mails.",
      },
      {
        heading: "11. Sicherheit",
        text: "Die Verbindung zur Website ist verschlüsselt, Passwörter und Codes speichern wir nur so, dass sie nicht zurückgerechnet werden können, und unser Team hat nur die Zugriffe, die es braucht. Führt eine Verletzung zu einem Risiko, melden wir sie binnen 72\u00a0Stunden der Aufsichtsbehörde und bei hohem Risiko auch dir.",
      },
      {
        heading: "12. Deine Rechte",
        text: "Du hast das Recht auf Auskunft, Berichtigung, Löschung, Einschränkung der Verarbeitung und Übertragbarkeit (Art.\u00a015 bis 20 DSGVO) und kannst eine Einwilligung jederzeit für die Zukunft widerrufen.\n\n**Du kannst der Verarbeitung aus berechtigtem Interesse aus Gründen widersprechen, die sich aus deiner besonderen Situation ergeben, und jeder Verarbeitung zur Werbung ohne Gründe (Art.\u00a021 DSGVO).**\n\nSchreib uns über die Seite [Kontakt](/kontakt). Wir antworten innerhalb eines Monats und verlangen einen Nachweis deiner Identität nur bei begründeten Zweifeln.",
      },
      {
        heading: "13. Automatische Entscheidungen",
        text: "Keine Entscheidung mit rechtlicher Wirkung für dich trifft eine Maschine allein. Die Reihenfolge der Suchergebnisse folgt deiner Sortierung, nicht einem Profil.",
      },
      {
        heading: "14. Beschwerde bei der Aufsichtsbehörde",
        text: "Du kannst dich bei einer Datenschutzbehörde beschweren. Zuständig ist die Landesbeauftragte oder der Landesbeauftragte für den Datenschutz des Bundeslandes, in dem du wohnst oder arbeitest, oder des Landes, in dem unser Unternehmen sitzt. Wir freuen uns, wenn du zuerst mit uns sprichst; nötig ist das nicht.",
      },
      {
        heading: "15. Änderungen",
        text: "Wir passen diesen Text an, wenn sich unsere Verarbeitung ändert. Das Datum der letzten Änderung steht am Ende der Seite. Betrifft eine Änderung Daten, die du uns schon gegeben hast, schreiben wir dir, bevor sie gilt.",
      },
    ],
    seo: {
      title: "Datenschutzerklärung",
      description:
        "Welche Daten {product} verarbeitet, Zwecke, Rechtsgrundlagen, Speicherdauer, Empfänger, Cookies und deine Rechte nach der DSGVO, Punkt für Punkt.",
    },
  },
  "legal-terms-conditions": {
    title: "Nutzungsbedingungen",
    lead: "Was du von dieser Website erwarten kannst und was wir von dir erwarten, wenn du sie nutzt. Für gebuchte Reisen gelten die Allgemeinen Reisebedingungen.",
    sections: [
      {
        heading: "1. Anbieter und Geltung",
        text: "Anbieter dieser Website ist {product}, das im Fuß der Website genannte Unternehmen. Die Angaben nach §\u00a05 DDG stehen im [Impressum](/kontakt#impressum).\n\nEs gilt die Fassung, die bei deinem Besuch online steht. Für die Buchung einer Reise gelten die [Allgemeinen Reisebedingungen](/legal/general-condition).",
      },
      {
        heading: "2. Was du hier tun kannst",
        text: "Du kannst Reisen ansehen, Termine suchen, Bewertungen lesen und uns schreiben, ohne Konto und ohne Kosten. Manches geht nur nach der Anmeldung, zum Beispiel zu sehen, wer mitreist. Was dein Internetzugang kostet, trägst du.",
      },
      {
        heading: "3. Dein Konto",
        text: "Du meldest dich mit deiner E-Mail-Adresse und einem Einmalcode an. Gib niemandem Zugang zu deinem Postfach und sag uns, wenn es jemand missbraucht. Ein Konto ist persönlich und nur für Volljährige.\n\nDu kannst es jederzeit löschen. Bei Betrug oder einem schweren Verstoß können wir es sperren; wir nennen dir den Grund und hören dich, außer in Eilfällen, vorher an.",
      },
      {
        heading: "4. Richtigkeit der Angaben",
        text: "Preise, freie Plätze, Zahl der Angemeldeten und Status eines Termins kommen aus unseren Daten und ändern sich im Lauf des Tages. Verbindlich ist, was in deiner Bestätigung steht. Bei einem offensichtlichen Irrtum, etwa einem verrutschten Komma im Preis, gelten die gesetzlichen Regeln über die Anfechtung.\n\nKarten sind vereinfacht, Illustrationen gezeichnet: Sie zeigen, wie es an einem Ort ungefähr aussieht, und sind kein Plan.",
      },
      {
        heading: "5. Währungen",
        text: "Du zahlst in Euro. Ein Betrag in einer anderen Währung ist eine Umrechnung zum angegebenen Kurs und Datum und nicht verbindlich.",
      },
      {
        heading: "6. Bewertungen",
        text: "Bewertungen kommen von einem Dienst und stammen von Menschen, die mitgereist sind. Die Skala reicht bis 5. Wir wählen aus, welche Texte zu sehen sind, ändern aber weder Texte noch Zahlen: Durchschnitt und Verteilung zählen alle Bewertungen, gute wie schlechte. Für eine Bewertung zahlen wir nichts.",
      },
      {
        heading: "7. Was du uns schickst",
        text: "Fotos und Texte bleiben deine. Du sicherst zu, dass sie von dir sind und dass erkennbare Personen einverstanden sind, und gibst uns das unentgeltliche, nicht ausschließliche Recht, sie zu zeigen, wie es unter [Teile deine Fotos](/medien-teilen) steht. Schick nichts Rechtswidriges, Beleidigendes oder Irreführendes.",
      },
      {
        heading: "8. Urheberrecht",
        text: "Texte, Zeichnungen, Fotos, Marken und Programme dieser Website gehören uns oder werden mit Erlaubnis genutzt. Du darfst sie lesen, für dich ausdrucken und Links teilen. Jede andere Vervielfältigung und die Übernahme wesentlicher Teile des Katalogs brauchen unsere Zustimmung. Gesetzliche Ausnahmen bleiben.",
      },
      {
        heading: "9. Was nicht erlaubt ist",
        text: "Nicht erlaubt ist es, die Website zu stören, ihre Sicherungen zu umgehen, Schadprogramme einzuschleusen, sich als jemand anderes auszugeben oder Daten anderer zu sammeln. Suchmaschinen, die sich an unsere technischen Vorgaben halten, dürfen lesen.",
      },
      {
        heading: "10. Inhalte melden",
        text: "Einen rechtswidrigen Inhalt kannst du uns über die Seite [Kontakt](/kontakt) melden: mit seiner Adresse, dem Grund und deinem Namen. Das ist auch unsere Kontaktstelle nach der Verordnung (EU) 2022/2065 über digitale Dienste. Wir antworten dir mit unserer Entscheidung, den Gründen und den möglichen Rechtsbehelfen.",
      },
      {
        heading: "11. Verfügbarkeit und Haftung",
        text: "Wir halten die Website so gut verfügbar, wie wir können, versprechen es aber nicht für jede Stunde. Wir haften ohne Grenze für Vorsatz und grobe Fahrlässigkeit, für Schäden an Leben, Körper und Gesundheit und nach dem Produkthaftungsgesetz. Bei einfacher Fahrlässigkeit haften wir nur für die Verletzung wesentlicher Pflichten und begrenzt auf den vorhersehbaren, typischen Schaden. Für Inhalte fremder Websites, zu denen ein Link führt, sind deren Anbieter verantwortlich.",
      },
      {
        heading: "12. Recht",
        text: "Es gilt deutsches Recht; zwingender Schutz des Staates, in dem du gewöhnlich lebst, bleibt bestehen. Ist eine Bestimmung unwirksam, gelten die übrigen weiter. An einem Verfahren vor einer Verbraucherschlichtungsstelle nehmen wir nicht teil (§\u00a036 VSBG).",
      },
    ],
    seo: {
      title: "Nutzungsbedingungen der Website",
      description:
        "Anbieter, Konto, Richtigkeit der Angaben, Bewertungen, eigene Inhalte, Urheberrecht und Meldung von Inhalten: die Regeln für diese Website.",
    },
  },
} as const satisfies Contents;
