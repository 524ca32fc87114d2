import type { Contents } from "../contents.ts";

export const aboutUs = {
  "our-values": {
    title: "Unsere Werte",
    lead: "Woran du uns erkennst, hier auf der Website und unterwegs. Jeder Wert hat eine Folge, die du nachprüfen kannst.",
    sections: [
      {
        heading: "Eine Gruppe bleibt klein",
        text: "Zu zwölft passt man in einen Kleinbus und an einen Tisch. Zu dreißigst läuft man einem Schirm hinterher. Deshalb steht bei jedem Termin, wie groß die Gruppe wird und wie viele Plätze frei sind. Ist sie voll, ist sie voll.",
      },
      {
        heading: "Der Preis ist vor der Buchung vollständig",
        text: "Kranken- und Gepäckversicherung sind drin. Was nicht drin ist, sagen wir dazu: die Flüge, der Rahmen der Gruppenkasse, der Aufpreis für das [Privatzimmer](/privatzimmer). Du kannst alles zusammenzählen, bevor du uns deine E-Mail-Adresse gibst.",
      },
      {
        heading: "Ein Termin sagt, wie es um ihn steht",
        text: "**Bestätigt** heißt ein Termin erst, wenn genug Menschen dabei sind. Vorher raten wir dir, mit dem Flug zu warten, auch wenn uns das eine Buchung kostet. Freie Plätze und Angemeldete sind echte Zahlen. Einen Countdown gibt es nicht.",
      },
      {
        heading: "Du darfst es dir anders überlegen",
        text: "Ein Leben ändert sich schneller, als eine Reise geplant ist. Stornieren ist bis 31\u00a0Tage vor der Abreise kostenlos, mit der flexiblen Option bis 8\u00a0Tage vorher.",
      },
      {
        heading: "Jemand war schon dort",
        text: "Die [Coordinators](/coordinators) kennen den Weg und reisen von Anfang bis Ende mit. Sie tragen keine Jahreszahlen vor, sie halten eine Gruppe zusammen, im Regen und beim Abendessen.",
      },
      {
        heading: "Alle haben Platz",
        text: "Du kommst allein oder zu zweit, mit oder ohne Reiseerfahrung. Niemand muss erklären, wen er liebt, was er glaubt oder warum er ohne Begleitung reist. Eine verletzende Bemerkung ist kein Humor: Der Coordinator greift ein, und wenn jemand nicht aufhört, endet die Reise für diese Person.",
      },
      {
        heading: "Orte sind keine Kulisse",
        text: "Wir schlafen nach Möglichkeit in Häusern, die Menschen aus der Gegend führen, und essen, wo sie essen. Wir fragen, bevor wir fotografieren, nehmen unseren Müll mit und halten Abstand zu wilden Tieren. Ist ein Ort überlaufen, gehen wir woandershin.",
      },
      {
        heading: "Deine Daten bleiben, wo sie hingehören",
        text: "Wer mit dir reist, ist nur nach der Anmeldung zu sehen. Kein fremder Dienst wird geladen, bevor du Ja gesagt hast. Was wir speichern und wie lange, steht in der [Datenschutzerklärung](/legal/privacy-policy).",
      },
    ],
    seo: {
      title: "Unsere Werte: kleine Gruppen, klare Preise",
      description:
        "Kleine Gruppen, klare Preise, ehrliche Termine, Respekt vor Orten und Menschen: was wir versprechen und woran du nachprüfen kannst, ob es stimmt.",
    },
  },
} as const satisfies Contents;
