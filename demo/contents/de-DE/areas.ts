import type { Contents } from "../contents.ts";

export const areas = {
  asia: {
    title: "Reisen in Asien",
    lead: "Von den Zügen Japans bis zu den Seen des Pamir: der größte Kontinent, in kleiner Gruppe und eine Station nach der anderen.",
    sections: [
      {
        heading: "Die beste Reisezeit",
        text: "Asien hat nicht eine Jahreszeit, sondern zehn. Von November bis März ist es in weiten Teilen Südostasiens, in Südindien und auf Sri Lanka trocken. Im April und im Oktober ist es in Japan und Korea mild. Die Steppen und Hochländer Zentralasiens bereist man von Juni bis September, wenn die Pässe offen sind.\n\nDer Monsun macht nicht alles unmöglich, er wandert von einer Küste zur anderen. Die Monate, in denen eine Reise stattfindet, richten sich danach.",
      },
      {
        heading: "So seid ihr unterwegs",
        text: "Mit dem Zug, wo das Netz es erlaubt, sonst im Kleinbus, mit dem Boot zwischen den Inseln und im Geländewagen, wo die Straße aufhört. Lange Fahrtage gibt es, und wir sagen sie an: Im Reiseverlauf stehen die Stunden, Tag für Tag.",
      },
      {
        heading: "In der Gruppe durch Asien",
        text: "Die runden Tische sind für zehn gemacht. Man bestellt viele Gerichte, alle probieren, und die Gruppenkasse zahlt. Auch bei fremden Schriften und Nachtbussen hilft die Gruppe: Irgendwer hat es schon verstanden.",
      },
      {
        heading: "Welche Reisen es gibt",
        text: "Vor allem Entdeckungsreisen von einer bis knapp zwei Wochen, zwischen Städten, Dörfern und Natur. Dazu Trekking im Himalaja, Inseln mit dem Boot, ein Winter im Schnee und einige Expeditionen in Gegenden, in denen man einfach schläft. Zum Vergleichen der Daten gibt es die [bestätigten Termine](/bestaetigte-tour-abfahrten).",
      },
    ],
    seo: {
      title: "Asien-Reisen in kleiner Gruppe",
      description:
        "Züge, Reisterrassen, Wüsten und hohe Pässe: mit 25 bis 49 in kleiner Gruppe durch Asien. Wann du fährst, wie ihr unterwegs seid und welche Reisen passen.",
    },
  },
  europe: {
    title: "Reisen in Europa",
    lead: "Nah heißt nicht schon gesehen: Inseln, Grate, langsame Züge und Städte, in denen man spät isst.",
    sections: [
      {
        heading: "Die beste Reisezeit",
        text: "Mai, Juni und September passen fast überall: Die Tage sind lang, die Wege offen, die Städte nicht zu voll. Der Sommer gehört dem Norden, wo es kaum dunkel wird, und den Bergen. Der Winter hat eigene Reisen: in den Schnee, zum Nordlicht und auf die milden Inseln im Atlantik.",
      },
      {
        heading: "So seid ihr unterwegs",
        text: "Vor Ort meist ohne Flugzeug: mit dem Zug auf den großen Strecken, im Kleinbus durch die Täler, mit der Fähre zwischen den Inseln, manchmal mit dem Rad oder zu Fuß. Manche Reise beginnt und endet in einer Stadt, in die du mit der Bahn kommst.",
      },
      {
        heading: "In der Gruppe durch Europa",
        text: "Die Wege sind kurz, also bleibt Zeit. Vormittags wandern, nachmittags baden, abends zusammen kochen. Für eine erste Gruppenreise ist das ein guter Anfang: Eine Woche reicht, und der Urlaub ist nicht gleich aufgebraucht.",
      },
      {
        heading: "Welche Reisen es gibt",
        text: "Meist Entdeckungsreisen, dazu Städte, Wanderungen, Segeln und ein paar Strände. Sie dauern fünf bis elf Tage. Wie anstrengend sie sind, steht als Zahl von 1 bis 5 auf jeder Seite: Ein Weg am See und eine Gratwanderung brauchen verschiedene Schuhe.",
      },
    ],
    seo: {
      title: "Europa-Reisen in kleiner Gruppe",
      description:
        "Inseln, Berge, Fjorde und Städte mit dem Zug oder im Kleinbus: in kleiner Gruppe durch Europa. Wann du am besten fährst und welche Reisen es gibt.",
    },
  },
  america: {
    title: "Reisen in Amerika",
    lead: "Von Alaska bis Patagonien: zwei Hälften eines Kontinents und beinahe jedes Klima.",
    sections: [
      {
        heading: "Die beste Reisezeit",
        text: "Am Äquator drehen sich die Jahreszeiten um. Der Norden, von Alaska bis zu den Rocky Mountains, passt von Juni bis September, Patagonien von November bis März. In Mittelamerika und der Karibik ist es von Dezember bis April trockener. In den Anden liegen die trockenen Monate zwischen Mai und September.",
      },
      {
        heading: "So seid ihr unterwegs",
        text: "Die Entfernungen sind groß. Ihr fahrt im Kleinbus oder Geländewagen, nehmt das Boot zu Inseln und über Seen, und manchmal spart ein Inlandsflug zwei Tage Straße. Gehört er zum Preis, steht er auf der Seite der Reise unter den Leistungen.",
      },
      {
        heading: "In der Gruppe durch Amerika",
        text: "Ein guter Teil der Reise ist Straße, und zu mehreren vergeht sie schnell: Jemand wählt die Musik, jemand findet den nächsten Halt. In den Nationalparks teilt sich eine Gruppe auch Guide und Boot, die allein teuer wären.",
      },
      {
        heading: "Die Höhe",
        text: "Einige Reisen in den Anden führen über dreitausend Meter. Der Reiseverlauf steigt in Stufen und lässt am Anfang ruhige Tage. Sprich im Zweifel mit deiner Ärztin oder deinem Arzt und lies vor der Wahl, wie anstrengend die Reise ist.",
      },
      {
        heading: "Welche Reisen es gibt",
        text: "Vor allem Entdeckungsreisen, dazu Trekking, Expeditionen, Strände und ein wenig Segeln und Schnee. Wenn dein Monat schon feststeht, hilft die [Suche](/suchen).",
      },
    ],
    seo: {
      title: "Amerika-Reisen in kleiner Gruppe",
      description:
        "Canyons, Anden, Karibik und große Städte: mit 25 bis 49 in kleiner Gruppe durch Amerika. Reisezeiten, Wege und Arten von Reisen im Überblick.",
    },
  },
  africa: {
    title: "Reisen in Afrika",
    lead: "Wüsten, Savannen, Wälder und zwei Ozeane: Reisen, auf denen die Stille so viel zählt wie die Strecke.",
    sections: [
      {
        heading: "Die beste Reisezeit",
        text: "Für jeden Monat gibt es eine gute Gegend, nur nicht immer dieselbe. Die Sahara bereist man von Oktober bis April, wenn die Nächte kalt und die Tage mild sind. Im Osten und Süden dauert die Trockenzeit ungefähr von Juni bis Oktober, dann sammeln sich die Tiere am Wasser. Auf den Inseln im Indischen Ozean ist es von Mai bis November angenehm.",
      },
      {
        heading: "So seid ihr unterwegs",
        text: "Im Geländewagen und im Kleinbus, auf Pisten, auf denen hundert Kilometer einen Vormittag dauern können. Ihr brecht früh auf und haltet oft an. Die Stunden stehen im Reiseverlauf, und weiche Taschen lassen sich besser verstauen.",
      },
      {
        heading: "So schlaft ihr",
        text: "Von der Lodge bis zum Lager unter Sternen. Im Zelt schläft die Gruppe am selben Platz, und ein Privatzimmer gibt es nicht; anderswo kannst du danach fragen. Auf der Seite jeder Reise steht Nacht für Nacht, wo du schläfst.",
      },
      {
        heading: "In der Gruppe durch Afrika",
        text: "Auto, Guide und Genehmigung lassen sich gut teilen. Und abends am Feuer hat immer jemand gesehen, was du verpasst hast.",
      },
      {
        heading: "Welche Reisen es gibt",
        text: "Entdeckungsreisen, Safaris, Trekking, Expeditionen in die Sahara und ein paar Strände. Prüfe vor der Buchung, welche Impfungen empfohlen und welche Papiere verlangt werden: Maßgeblich sind deine Ärztin oder dein Arzt und das Auswärtige Amt.",
      },
    ],
    seo: {
      title: "Afrika-Reisen in kleiner Gruppe",
      description:
        "Safaris, Dünen, Wälder und Inseln: mit 25 bis 49 in kleiner Gruppe durch Afrika. Wann du fährst, wie ihr schlaft und welche Arten von Reisen es gibt.",
    },
  },
  oceania: {
    title: "Reisen in Ozeanien",
    lead: "Der Flug ist lang, ein Grund mehr, eine Weile zu bleiben: Lagunen, rote Wüste und Inseln voller Farne.",
    sections: [
      {
        heading: "Die beste Reisezeit",
        text: "Die Jahreszeiten sind umgekehrt. Der Sommer in Neuseeland dauert von Dezember bis Februar. Die Mitte Australiens besucht man von Mai bis September, wenn es nicht zu heiß ist. Auf den Inseln im Pazifik sind dieselben Monate die trockensten.",
      },
      {
        heading: "Der lange Flug",
        text: "Rechne mit gut einem Tag Anreise und oft mit einem Datum, das unterwegs umspringt. Beim Termin steht getrennt, wann du von zu Hause abreist und wann sich die Gruppe trifft. Einen Tag früher anzukommen hilft: Nach einer ganzen Nacht ist der erste Tag ein anderer.\n\nKauf den Flug erst, wenn der Termin **bestätigt** oder **fast ausgebucht** ist. Je teurer das Ticket, desto mehr lohnt sich das Warten.",
      },
      {
        heading: "So seid ihr unterwegs",
        text: "In Australien und Neuseeland im Kleinbus, zwischen den Inseln mit dem Boot und in kleinen Flugzeugen. Sie fahren und fliegen nach Wind und Tagesplan; der Coordinator hat dafür einen Plan.",
      },
      {
        heading: "Welche Reisen es gibt",
        text: "Entdeckungsreisen, Strände und Segeln, eine Woche bis zehn Tage lang. Davor oder danach kannst du auf eigene Faust bleiben: Der Flug gehört dir, der Kalender auch.",
      },
    ],
    seo: {
      title: "Ozeanien-Reisen in kleiner Gruppe",
      description:
        "Lagunen, Riffe, rote Wüste und grüne Inseln: in kleiner Gruppe durch Ozeanien. Umgekehrte Jahreszeiten, lange Flüge und welche Reisen es gibt.",
    },
  },
  antarctica: {
    title: "Reisen in die Antarktis",
    lead: "Ein Schiff, ein paar Tage Meer und ein Kontinent ohne Einwohner. Man fährt hin, um zu schauen und ein wenig zu schweigen.",
    sections: [
      {
        heading: "Die beste Reisezeit",
        text: "Die Saison dauert von November bis März, im Sommer der Südhalbkugel. Im November ist der Schnee frisch und die Pinguine richten sich ein. Im Dezember und Januar hören die Tage kaum auf und die Küken schlüpfen. Im Februar und März sind mehr Wale zu sehen.",
      },
      {
        heading: "Die Überfahrt",
        text: "Zwischen Feuerland und der Halbinsel liegt die Drakestraße: etwa zwei Tage in jede Richtung. Sie kann ruhig sein, muss es aber nicht. Nimm etwas gegen Seekrankheit mit und lass dich vor der Abreise ärztlich beraten.",
      },
      {
        heading: "Das Leben an Bord",
        text: "Die Gruppe teilt sich das Schiff mit anderen Gästen, hat aber ihren Tisch und ihren Coordinator. Die Tage richten sich nach Eis und Wetter: Der Reiseverlauf ist ein Plan, die Entscheidung trifft die Brücke. Abends erzählen Guides, was am nächsten Tag zu sehen sein wird.",
      },
      {
        heading: "Die Landgänge",
        text: "Ihr geht in kleinen Gruppen mit dem Schlauchboot an Land, in Stiefeln, die vorher und nachher geputzt werden. Ihr haltet Abstand zu den Tieren, hebt nichts auf und lasst nichts liegen. Sportlich musst du dafür nicht sein, nur sicher auf den Beinen.",
      },
      {
        heading: "Vor der Buchung",
        text: "Die Reise ist teuer und früh voll. Sieh dir den Status des Termins an, bevor du den Flug buchst, lies, was inklusive ist, und wenn eine Frage bleibt, [schreib uns](/kontakt).",
      },
    ],
    seo: {
      title: "Antarktis-Reisen in kleiner Gruppe",
      description:
        "In kleiner Gruppe in die Antarktis: Saison, Drakestraße, Leben an Bord, Landgänge und Regeln im Umgang mit Tieren. Was dich auf der Reise erwartet.",
    },
  },
} as const satisfies Contents;
