import type { Contents } from "../contents.ts";

export const legalContract = {
  "legal-general-condition": {
    title: "Allgemeine Reisebedingungen",
    lead: "Diese Bedingungen gelten für den Vertrag zwischen dir und {product} über jede Reise, die du auf dieser Website buchst. Was auf der Seite der Reise und des Termins steht, ergänzt sie.",
    sections: [
      {
        heading: "1. Veranstalter und geltendes Recht",
        text: "Veranstalter ist {product}, das im Fuß der Website genannte Unternehmen. Jede Reise ist eine Pauschalreise. Für den Vertrag gelten die §§\u00a0651a bis 651y BGB und die Artikel 250 bis 253 EGBGB, mit denen die Richtlinie (EU) 2015/2302 umgesetzt ist.\n\nDiese Bedingungen nehmen dir keines der Rechte, die dir das Gesetz gibt. Weichen sie von einer Angabe in deiner Bestätigung ab, gilt die Bestätigung.",
      },
      {
        heading: "2. Was du vor der Buchung erfährst",
        text: "Vor der Zahlung bekommst du das Formblatt nach Anlage 11 zu Artikel 250 §\u00a02 EGBGB und die Angaben nach Artikel 250 §\u00a03: Ziel, Route, Daten, Unterkunft, Mahlzeiten, ungefähre Größe der Gruppe, Gesamtpreis, Zahlung, Mindestteilnehmerzahl mit der Frist für eine Absage, Pass- und Visumvorschriften, Rücktritt.\n\nDiese Angaben stehen auf der Seite der Reise und des Termins. Sie werden Inhalt des Vertrags, wenn wir nichts anderes ausdrücklich mit dir vereinbaren (§\u00a0651d Abs.\u00a03 BGB).",
      },
      {
        heading: "3. Buchung und Vertrag",
        text: "Du fragst einen Platz per E-Mail an. Wir schicken dir die Angaben zur Reise mit Preis und Fälligkeiten; du prüfst sie und buchst zahlungspflichtig. Damit machst du uns ein verbindliches Angebot. Der Vertrag kommt zustande, wenn wir dir die Bestätigung auf einem dauerhaften Datenträger schicken. Bewahre sie auf.\n\nWer für andere bucht, steht für deren Pflichten aus dem Vertrag ein, sofern das ausdrücklich und gesondert übernommen wurde. Bei einem Termin „auf Anfrage“ ist deine Nachricht noch keine Buchung: Erst unsere Bestätigung begründet den Vertrag.\n\nEin Widerrufsrecht von vierzehn Tagen besteht bei Pauschalreisen, die im Fernabsatz gebucht werden, nicht (§\u00a0312 Abs.\u00a07, §\u00a0312g Abs.\u00a02 Satz\u00a01 Nr.\u00a09 BGB). Stattdessen gelten die [Stornobedingungen](/legal/cancellation-policy).",
      },
      {
        heading: "4. Preis, Anzahlung und Restbetrag",
        text: "Preise gelten pro Person, in Euro und mit allen Steuern. Beträge in anderen Währungen sind unverbindliche Umrechnungen.\n\nBei der Buchung zahlst du die Anzahlung, die beim Termin steht, sofern sie dann noch angeboten wird; sonst ist der ganze Preis fällig. Der Restbetrag ist 31\u00a0Tage vor der Abreise fällig, das genaue Datum steht in der Bestätigung. Keine Zahlung wird fällig, bevor du den Sicherungsschein mit Namen und Kontaktdaten des Absicherers hast (§\u00a0651t BGB).\n\nBleibt der Restbetrag aus, erinnern wir dich und setzen eine Frist von mindestens fünf Tagen. Läuft auch sie ab, können wir vom Vertrag zurücktreten und eine Entschädigung wie bei einem Rücktritt durch dich verlangen.",
      },
      {
        heading: "5. Leistungen",
        text: "Im Preis enthalten sind die Leistungen, die auf der Seite der Reise und in der Bestätigung aufgezählt sind, die Begleitung durch einen Coordinator sowie Kranken- und Gepäckversicherung. Die Versicherungsbedingungen bekommst du vor der Buchung.\n\nNicht im Preis enthalten sind die Flüge zum Treffpunkt und zurück, die Gruppenkasse, die im angegebenen Rahmen vor Ort gezahlt wird, und persönliche Ausgaben. Ein Flug, den du selbst kaufst, ist nicht Teil der Pauschalreise. Das Privatzimmer ist inklusive, wenn zwei Personen zusammen buchen; sonst kostet es den Aufpreis, der auf der Seite der Reise steht, solange Zimmer verfügbar sind.",
      },
      {
        heading: "6. Wer mitreisen kann",
        text: "Jeder Termin nennt eine Altersgruppe: 25-35, 35-49 oder alle (25-49). Mit 21 bis 25 oder mit 36 und 37 kannst du vor der Buchung anfragen; wir entscheiden nach der Zusammensetzung der Gruppe.\n\nSag uns vor der Buchung, wenn deine Mobilität eingeschränkt ist oder du anderes brauchst: Auf deinen Wunsch sagen wir dir genau, ob die Reise dafür geeignet ist. Wie anstrengend sie ist, steht auf ihrer Seite.",
      },
      {
        heading: "7. Pass, Visum, Gesundheit",
        text: "Wir unterrichten dich über Pass- und Visumvorschriften, ungefähre Fristen für Visa und gesundheitspolizeiliche Formalitäten des Ziellands. Die Angaben gelten für deutsche Staatsangehörige; mit einer anderen Staatsangehörigkeit frag das zuständige Konsulat oder uns.\n\nFür gültige Papiere und vorgeschriebene Impfungen am Tag der Abreise bist du verantwortlich. Kannst du ohne sie nicht reisen, gelten die Regeln für einen Rücktritt durch dich, es sei denn, wir haben dich falsch oder gar nicht unterrichtet.",
      },
      {
        heading: "8. Jemand anderes reist für dich",
        text: "Bis zum Beginn der Reise kannst du erklären, dass eine andere Person in den Vertrag eintritt. Die Erklärung auf einem dauerhaften Datenträger ist in jedem Fall rechtzeitig, wenn sie uns sieben Tage vorher erreicht (§\u00a0651e BGB). Wir können widersprechen, wenn die Person die Voraussetzungen der Reise nicht erfüllt.\n\nDu und die Person, die eintritt, haftet gemeinsam für den Preis und die Mehrkosten. Wir verlangen nur, was angemessen und tatsächlich entstanden ist, und weisen es dir nach.",
      },
      {
        heading: "9. Preisänderungen",
        text: "Nach Vertragsschluss dürfen wir den Preis nur erhöhen, soweit sich Beförderungskosten wegen Treibstoff oder anderer Energieträger, Steuern und Abgaben oder die für die Reise geltenden Wechselkurse unmittelbar darauf auswirken (§\u00a0651f BGB). Wir teilen dir die Erhöhung mit Gründen und Berechnung spätestens zwanzig Tage vor Reisebeginn mit; danach ist sie unwirksam.\n\nÜbersteigt sie 8\u00a0% des Preises, geht sie nicht ohne deine Zustimmung: Du kannst annehmen oder ohne Kosten zurücktreten (§\u00a0651g BGB). Sinken dieselben Kosten, kannst du eine entsprechende Senkung verlangen; tatsächliche Verwaltungskosten dürfen wir abziehen.",
      },
      {
        heading: "10. Änderungen der Reise",
        text: "Unerhebliche Änderungen, etwa die Reihenfolge der Stationen oder ein gleichwertiges Haus, dürfen wir vor Reisebeginn vornehmen, wenn wir dich klar und verständlich auf einem dauerhaften Datenträger unterrichten.\n\nMüssen wir wegen eines Umstands, der nach Vertragsschluss eingetreten ist, eine wesentliche Eigenschaft erheblich ändern, nennen wir dir eine angemessene Frist. Du kannst die Änderung annehmen, eine angebotene Ersatzreise wählen oder ohne Kosten zurücktreten. Antwortest du nicht, gilt die Änderung als angenommen; darauf weisen wir dich in der Mitteilung hin.",
      },
      {
        heading: "11. Dein Rücktritt",
        text: "Du kannst vor Reisebeginn jederzeit zurücktreten. Bis 31\u00a0Tage vor der Abreise kostet das nichts, mit der flexiblen Option bis 8\u00a0Tage vorher. Danach können wir eine angemessene Entschädigung verlangen, deren Berechnung in den [Stornobedingungen](/legal/cancellation-policy) steht (§\u00a0651h BGB).\n\nKeine Entschädigung schuldest du, wenn am Bestimmungsort oder in seiner unmittelbaren Nähe unvermeidbare, außergewöhnliche Umstände auftreten, die die Reise erheblich beeinträchtigen.",
      },
      {
        heading: "12. Unser Rücktritt",
        text: "Wird die angegebene Mindestteilnehmerzahl nicht erreicht, können wir zurücktreten und zahlen dir alles zurück. Wir teilen es dir bis zu dem Tag mit, der beim Termin steht, in jedem Fall aber spätestens zwanzig Tage vor Beginn einer Reise von mehr als sechs Tagen, sieben Tage vor einer Reise von zwei bis sechs Tagen und 48\u00a0Stunden vor einer kürzeren (§\u00a0651h Abs.\u00a04 BGB).\n\nDasselbe gilt, wenn uns unvermeidbare, außergewöhnliche Umstände hindern; dann erklären wir den Rücktritt unverzüglich. Das Geld bekommst du spätestens nach vierzehn Tagen. Auf Wunsch kannst du stattdessen kostenlos auf einen anderen Termin wechseln. Kauf den Flug erst, wenn der Termin „bestätigt“ oder „fast ausgebucht“ ist.",
      },
      {
        heading: "13. Wenn auf der Reise etwas nicht stimmt",
        text: "Zeig einen Mangel unverzüglich dem Coordinator oder unserem Kundenservice an (§\u00a0651o BGB). Können wir nur deshalb nicht abhelfen, weil du ihn schuldhaft nicht angezeigt hast, entfallen Minderung und Schadensersatz insoweit.\n\nDu kannst Abhilfe verlangen, nach einer angemessenen Frist selbst abhelfen und die nötigen Ausgaben ersetzt bekommen, den Preis mindern und, wenn der Mangel die Reise erheblich beeinträchtigt, den Vertrag kündigen (§§\u00a0651k bis 651m BGB). Kündigst du, bringen wir dich zurück, wenn der Vertrag die Beförderung umfasst.",
      },
      {
        heading: "14. Haftung",
        text: "Für Mängel schulden wir Schadensersatz nach §\u00a0651n BGB, auch wegen nutzlos aufgewendeter Urlaubszeit. Das gilt nicht, wenn du den Mangel verschuldet hast, wenn ein Dritter, der an den Leistungen nicht beteiligt ist, ihn verschuldet hat und wir ihn nicht vorhersehen oder vermeiden konnten, oder wenn unvermeidbare, außergewöhnliche Umstände die Ursache sind.\n\nUnsere Haftung für Schäden, die keine Körperschäden sind und nicht schuldhaft herbeigeführt wurden, ist auf das Dreifache des Preises beschränkt (§\u00a0651p BGB). Grenzen aus internationalen Übereinkommen gelten auch für uns. Deine Ansprüche wegen Mängeln verjähren zwei Jahre nach dem Tag, an dem die Reise enden sollte (§\u00a0651j BGB).",
      },
      {
        heading: "15. Verhalten, Beistand, Insolvenzschutz",
        text: "Folge den Sicherheitshinweisen von Coordinator, Guides und Besatzung und achte die Gesetze des Landes und die anderen in der Gruppe. Wer die Gruppe trotz Abmahnung gefährdet oder die Reise unzumutbar stört, kann von ihr ausgeschlossen werden; bei schweren Verstößen auch ohne Abmahnung. Ersparte Aufwendungen rechnen wir an.\n\nGerätst du in Schwierigkeiten, stehen wir dir unverzüglich bei, mit Auskünften zu Gesundheitsdiensten, Behörden und Konsulaten und mit Hilfe bei Verbindungen und Ersatz (§\u00a0651q BGB).\n\nDeine Zahlungen sind über den Deutschen Reisesicherungsfonds abgesichert (§\u00a0651r BGB). Bei unserer Zahlungsunfähigkeit erstattet er sie und sorgt, wenn die Beförderung Teil der Reise ist, für die Rückreise. Die Kontaktdaten stehen im Sicherungsschein.",
      },
      {
        heading: "16. Beschwerden, Streitbeilegung, Recht",
        text: "Schreib uns über die Seite [Kontakt](/kontakt), am besten innerhalb eines Monats nach der Rückkehr; auch wer sich später meldet, verliert keine Rechte. Wir antworten innerhalb von dreißig Tagen.\n\nHinweis nach §\u00a036 VSBG: Wir nehmen nicht an einem Streitbeilegungsverfahren vor einer Verbraucherschlichtungsstelle teil und sind dazu nicht verpflichtet.\n\nEs gilt deutsches Recht. Zwingender Schutz des Staates, in dem du gewöhnlich lebst, bleibt bestehen. Wir können dich nur an deinem Wohnsitz verklagen. Ist eine Bestimmung unwirksam, tritt das Gesetz an ihre Stelle; der Rest gilt weiter.",
      },
    ],
    seo: {
      title: "Allgemeine Reisebedingungen",
      description:
        "Pauschalreisevertrag nach §§\u00a0651a ff. BGB: Buchung, Anzahlung, Preisänderung, Rücktritt, Mindestgruppe, Mängel, Haftung und Insolvenzschutz.",
    },
  },
  "legal-cancellation-policy": {
    title: "Stornobedingungen",
    lead: "Bis 31\u00a0Tage vor der Abreise stornierst du kostenlos, mit der flexiblen Option bis 8\u00a0Tage vorher. Hier steht jeder Fall.",
    sections: [
      {
        heading: "1. Bis 31\u00a0Tage vor der Abreise",
        text: "Bis 31\u00a0Tage vor der Abreise kannst du ohne Kosten und ohne Begründung zurücktreten. Du bekommst alles zurück, was du gezahlt hast, auch die Anzahlung. Der letzte Tag steht beim Termin und dauert bis Mitternacht, deutsche Zeit.",
      },
      {
        heading: "2. Mit der flexiblen Option bis 8\u00a0Tage vorher",
        text: "Hast du bei der Buchung die flexible Option gewählt, reicht die Frist bis 8\u00a0Tage vor der Abreise. Du bekommst den Reisepreis und die Aufpreise zurück. Was die Option kostet, siehst du vor der Zahlung; auch das erstatten wir, wenn du bis 31\u00a0Tage vor der Abreise zurücktrittst, nicht aber, wenn du die Option danach nutzt.",
      },
      {
        heading: "3. Nach diesen Fristen",
        text: "Du kannst bis zum Beginn der Reise zurücktreten. Dann verlieren wir den Anspruch auf den Preis und können eine angemessene Entschädigung verlangen. Sie ist nach §\u00a0651h Abs.\u00a02 Satz\u00a02 BGB der Reisepreis abzüglich dessen, was wir an Aufwendungen sparen, und dessen, was wir einnehmen, wenn jemand anderes deinen Platz nimmt. Höher als der Reisepreis ist sie nie.\n\nAuf deinen Wunsch begründen wir die Höhe und zeigen dir die Rechnung Posten für Posten.",
      },
      {
        heading: "4. Statt Storno: jemand reist für dich",
        text: "Bis sieben Tage vor Reisebeginn kannst du ohne Weiteres eine Person nennen, die in den Vertrag eintritt und die Voraussetzungen des Termins erfüllt, die Altersgruppe eingeschlossen. Du zahlst nur die tatsächlichen Kosten der Umbuchung.",
      },
      {
        heading: "5. Außergewöhnliche Umstände",
        text: "Treten am Bestimmungsort oder in seiner unmittelbaren Nähe unvermeidbare, außergewöhnliche Umstände auf, etwa ein Konflikt, eine Epidemie oder eine Naturkatastrophe, und beeinträchtigen sie die Reise erheblich, kannst du jederzeit vor Beginn kostenlos zurücktreten. Du bekommst alles zurück.",
      },
      {
        heading: "6. Wenn wir absagen",
        text: "Wird die Mindestteilnehmerzahl bis zu dem Tag, der beim Termin steht, nicht erreicht oder hindern uns außergewöhnliche Umstände, kannst du wählen: kostenlos ein anderer Termin der Reise oder der ganze Betrag zurück.\n\nDasselbe gilt, wenn wir eine wesentliche Eigenschaft der Reise erheblich ändern oder den Preis um mehr als 8\u00a0% erhöhen und du nicht einverstanden bist.",
      },
      {
        heading: "7. So stornierst du",
        text: "Schreib uns von der E-Mail-Adresse deiner Buchung aus oder über die Seite [Kontakt](/kontakt) und nenne Reise und Datum. Es zählt der Tag, an dem du deine Nachricht abschickst; wir bestätigen dir den Eingang.\n\nDas Geld kommt auf dem Weg zurück, auf dem du gezahlt hast, spätestens vierzehn Tage nach dem Rücktritt (§\u00a0651h Abs.\u00a05 BGB).",
      },
      {
        heading: "8. Deine Flüge",
        text: "Flüge sind nicht Teil der Reise: Ob du Geld zurückbekommst, bestimmen die Regeln der Fluggesellschaft. Deshalb steht bei jedem Termin, ob du warten solltest. Solange er „geplant“, „fast bestätigt“ oder „auf Anfrage“ ist, kauf kein Ticket, das sich nicht erstatten lässt.",
      },
      {
        heading: "9. Versicherung und Nachweise",
        text: "Kranken- und Gepäckversicherung sind inklusive; eine Reiserücktrittsversicherung ist damit nicht verbunden, sofern die Versicherungsbedingungen nichts anderes sagen. Hast du selbst eine, bescheinigen wir dir auf Wunsch die Höhe der Entschädigung. Alles Weitere regeln die [Allgemeinen Reisebedingungen](/legal/general-condition).",
      },
    ],
    seo: {
      title: "Stornobedingungen",
      description:
        "Kostenlos stornieren bis 31\u00a0Tage vor der Abreise, mit flexibler Option bis 8\u00a0Tage vorher. Entschädigung, Ersatzperson, Absage und Erstattung.",
    },
  },
} as const satisfies Contents;
