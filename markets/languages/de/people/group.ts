import type { group as en } from "#markets/languages/en/people/group.ts";
import type { Part } from "#markets/languages/en/site.ts";

export const group: Part<typeof en> = {
  "group.lockedTitle": "Melde dich an, um zu sehen, wer mitreist",
  "group.lockedTrips":
    "Wer zum ersten Mal mit uns reist und wie viele Reisen die anderen schon gemacht haben",
  "group.lockedGenders": "Wie viele Frauen und wie viele Männer dabei sind",
  "group.lockedAges": "Wie sich das Alter verteilt",
  "group.noNames": "Namen und Fotos zeigen wir niemandem.",
  "group.signInNote": "Eine E-Mail-Adresse und ein Code genügen.",
  "group.see": "Schon angemeldet? Gruppe ansehen",
  "group.title": "Wer bisher mitreist",
  "group.asOf": "Stand: jetzt",
  "group.firstTime": "Zum ersten Mal",
  "group.withUs": "mit uns",
  "group.tripOne": "1 Reise",
  "group.tripOneDone": "schon gemacht",
  "group.trips": "{n} Reisen",
  "group.tripsDone": "schon gemacht",
  "group.notKnown": "noch nicht bekannt",
  "group.firstNone": "Niemand reist zum ersten Mal mit uns",
  "group.firstOne": "1 von {people} reist zum ersten Mal mit uns",
  "group.firstMany": "{n} von {people} reisen zum ersten Mal mit uns",
  "group.othersTrips": "So viele Reisen haben die anderen schon gemacht: {trips}.",
  "group.womanOne": "1 Frau",
  "group.women": "{n} Frauen",
  "group.manOne": "1 Mann",
  "group.men": "{n} Männer",
  "group.unsaid": "Keine Angabe: {n}.",
  "group.ages": "Alter",
  "group.ageUnder": "unter {age}",
  "group.ageOver": "über {age}",
  "group.nobody": "niemand",
  "group.foot": "Nie Namen, nie Fotos. Auch von dir sehen die anderen nur das.",
  "group.fewTitle": "Noch zu wenige",
  "group.fewText":
    "Solange weniger als {least} Personen dabei sind, zeigen wir nicht mehr: Man könnte erkennen, wer wer ist.",
};
