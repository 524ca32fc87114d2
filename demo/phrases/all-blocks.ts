type Words = readonly [title: string, text: string];

/** What the page that shows every block says. */
export type AllBlocksPhrases = Readonly<{
  name: string;
  slug: string;
  banner: Words;
  button: string;
  story: Words;
  gallery: string;
  captions: readonly [string, string, string, string, string];
  columns: readonly [title: string, Words, Words, Words];
  more: string;
  quote: readonly [quote: string, author: string, about: string];
  promo: readonly [title: string, text: string, terms: string];
  people: string;
  places: string;
  map: string;
  points: readonly (readonly [name: string, position: string, text: string])[];
  video: readonly [title: string, transcript: string];
  action: readonly [title: string, text: string, button: string, other: string];
  trips: string;
  departures: string;
  reviews: string;
  faq: readonly [title: string, question: string, answer: string];
  cards: readonly [title: string, Words, Words, Words];
}>;

export const allBlocksPhrases: Readonly<Record<"it" | "en", AllBlocksPhrases>> = {
  it: {
    name: "Tutti i blocchi",
    slug: "tutti-i-blocchi",
    banner: [
      "Dove finisce la strada comincia il sentiero",
      "Otto giorni a piedi, uno zaino leggero e dodici persone che non conosci ancora.",
    ],
    button: "Guarda i viaggi",
    story: [
      "Si parte per conto proprio",
      "Il primo giorno nessuno sa dove sedersi. Il terzo si discute su chi si siede accanto a chi.\n\nIn mezzo ci sono due giorni di strada, e il coordinatore li conosce bene.",
    ],
    gallery: "Quello che vedrai",
    captions: [
      "L’alba, prima che si alzi il vento",
      "",
      "La sosta più lunga della giornata",
      "Si dorme qui",
      "",
    ],
    columns: [
      "Prima di partire",
      [
        "Nello zaino",
        "- un passaporto valido\n- scarpe già usate\n- **niente** che ti dispiaccia perdere",
      ],
      [
        "Nel gruppo",
        "Da otto a sedici persone della tua età. La chat apre *un mese prima*: il coordinatore risponde lì.",
      ],
      [
        "Nel prezzo",
        "L’assicurazione medica e bagaglio c’è sempre. Il volo no: [leggi perché](/domande-frequenti).",
      ],
    ],
    more: "Come funziona",
    quote: [
      "Avevo preparato tre scuse per andarmene prima. Non ne ho usata nessuna.",
      "Anna, 30 anni",
      "Vietnam, aprile 2026",
    ],
    promo: [
      "100 € in meno sui viaggi di primavera",
      "Per chi prenota entro la fine dell’offerta, su ogni partenza da marzo a maggio.",
      "Un codice per prenotazione. Non si somma ad altri sconti.",
    ],
    people: "Chi conosce la strada",
    places: "Da dove cominciare",
    map: "Dove ci troviamo",
    points: [
      ["Torino", "45.07, 7.69", "Il primo giovedì del mese"],
      ["Milano", "45.46, 9.19", "Ogni martedì"],
      ["Bologna", "44.49, 11.34", "Il secondo martedì del mese"],
      ["Roma", "41.90, 12.50", "Ogni venerdì"],
      ["Napoli", "40.85, 14.27", "L’ultimo sabato del mese"],
      ["Palermo", "38.12, 13.36", "Una volta a stagione"],
    ],
    video: [
      "Il viaggio in due minuti",
      "Una voce racconta il primo giorno: l’arrivo alla spicciolata, la cena lunga, i nomi da imparare.\n\nPoi la strada, il silenzio in cima, il ritorno.",
    ],
    action: [
      "Scegli una data, al resto pensa il gruppo",
      "Prenoti un posto. Lo stato di ogni partenza ti dice se puoi già comprare il volo.",
      "Partenze confermate",
      "Come funziona",
    ],
    trips: "Tre viaggi per cominciare",
    departures: "In partenza",
    reviews: "Cosa dice chi ha viaggiato",
    faq: [
      "Una domanda",
      "Posso partire senza conoscere nessuno?",
      "Sì: quasi tutti arrivano così, e il gruppo si conosce già nella chat.",
    ],
    cards: [
      "Tre modi di viaggiare",
      ["A piedi", "Il passo di tutti è quello di chi va più piano."],
      ["In treno", "Finestrini grandi e nessuna fretta."],
      ["In barca", "Si dorme a bordo, si cena a terra."],
    ],
  },
  en: {
    name: "All blocks",
    slug: "all-blocks",
    banner: [
      "Where the road ends, the trail begins",
      "Eight days on foot, a light pack and twelve people you have not met yet.",
    ],
    button: "See the trips",
    story: [
      "You leave on your own",
      "On day one nobody knows where to sit. By day three they argue about who sits together.\n\nIn between lie two days of road, and the coordinator knows them well.",
    ],
    gallery: "What you will see",
    captions: [
      "Dawn, before the wind gets up",
      "",
      "The longest stop of the day",
      "You sleep here",
      "",
    ],
    columns: [
      "Before you leave",
      [
        "In your pack",
        "- a valid passport\n- shoes that know your feet\n- **nothing** you would hate to lose",
      ],
      [
        "In the group",
        "Eight to sixteen people of your age. The chat opens *a month before*: your coordinator answers there.",
      ],
      [
        "In the price",
        "Medical and baggage insurance, always. The flight is not: [read why](/faqs).",
      ],
    ],
    more: "How it works",
    quote: [
      "I had rehearsed three excuses to leave early. I used none and extended my stay with four people from the group.",
      "Hannah, 30",
      "Vietnam, April 2026",
    ],
    promo: [
      "$100 off every spring trip",
      "For whoever books before the offer ends, on each departure from March to May.",
      "One code a booking. Not with other discounts.",
    ],
    people: "They know the road",
    places: "Four places to begin with",
    map: "Where we meet",
    points: [
      ["New York", "40.71, -74.01", "Every Tuesday"],
      ["Chicago", "41.88, -87.63", "The first Thursday of the month"],
      ["Austin", "30.27, -97.74", "Once a month"],
      ["Denver", "39.74, -104.99", "Every Saturday morning"],
      ["San Francisco", "37.77, -122.42", "Every Friday"],
      ["Seattle", "47.61, -122.33", "Once a season"],
    ],
    video: [
      "The trip in two minutes",
      "A voice tells of the first day: people arriving one by one, a long dinner, names to learn.\n\nThen the road, the silence at the top, the way back.",
    ],
    action: [
      "Pick a date, the group does the rest",
      "You book one seat. The status of each departure says whether you can buy your flight.",
      "Confirmed departures",
      "How it works",
    ],
    trips: "Three trips to begin with",
    departures: "Leaving soon",
    reviews: "What people say",
    faq: [
      "One question",
      "Can I come without knowing anyone?",
      "Yes: nearly everyone does, and the group has met in the chat by then.",
    ],
    cards: [
      "Three ways to go",
      ["On foot", "Everyone’s pace is the slowest one’s."],
      ["By train", "Large windows and no hurry."],
      ["By boat", "You sleep on board and dine ashore."],
    ],
  },
};
