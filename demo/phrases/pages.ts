import type { Language } from "#markets/market-type.ts";

type PagePhrases = Readonly<{
  name: string;
  slug: string;
  /** One line for search engines. */
  description: string;
  why: readonly [title: string, text: string];
  trips: string;
  departures: string;
  faq: string;
  questions: readonly (readonly [question: string, answer: string])[];
  beans: Readonly<{ nature: string; confirmed: string }>;
  contacts: Readonly<{ hours: string }>;
  /** What stands at the foot of each page. */
  company: string;
  /** Where the law asks who runs a site: the part of the contacts that says it. */
  notice: Readonly<{ label: string; anchor: string }> | null;
}>;

/** The page of the new year that each market's demo begins with, and the small links above it. */
export const pagePhrases: Readonly<Record<Language, PagePhrases>> = {
  it: {
    name: "Capodanno in gruppo",
    slug: "capodanno",
    description:
      "Viaggi di Capodanno in piccoli gruppi con il coordinatore: partenze, prezzi e risposte.",
    why: [
      "Perché in gruppo",
      "La notte del 31 tutto il gruppo cena insieme: il posto lo ha già scelto il coordinatore, il brindisi lo scegli tu.",
    ],
    trips: "Dove iniziare l’anno",
    departures: "Partenze confermate",
    faq: "Prima di prenotare",
    questions: [
      [
        "Posso partire senza conoscere nessuno?",
        "Sì: quasi tutti arrivano così. Il gruppo si conosce in una chat qualche settimana prima e di persona il primo giorno.",
      ],
      [
        "Il volo è compreso nel prezzo?",
        "No. Il prezzo è del viaggio a terra: il volo lo scegli tu, e nella pagina della partenza trovi quanto costa almeno.",
      ],
    ],
    beans: { nature: "Viaggi nella natura", confirmed: "In partenza" },
    contacts: { hours: "Dal lunedì al venerdì, dalle 9 alle 18" },
    company: "{product} è un’azienda dimostrativa: nessun viaggio è davvero in vendita",
    notice: { label: "Note legali", anchor: "note-legali" },
  },
  en: {
    name: "New Year with a dozen people",
    slug: "new-year",
    description:
      "New Year trips in small groups with a coordinator: departures, prices and answers.",
    why: [
      "Why in a group",
      "Nobody dines alone on the 31st: the coordinator has already picked the place, the toast is yours.",
    ],
    trips: "Where to begin the year",
    departures: "Confirmed departures",
    faq: "Before you book",
    questions: [
      [
        "Can I come without knowing anyone?",
        "Yes: nearly everyone does. The group meets in a chat a few weeks before, and in person on the first day.",
      ],
      [
        "Is the flight part of the price?",
        "No. The price is for the trip on the ground: you choose the flight, and the page of the departure shows the lowest fare.",
      ],
    ],
    beans: { nature: "Nature trips", confirmed: "Leaving soon" },
    contacts: { hours: "Monday to Friday, 09:00\u00a0to\u00a018:00" },
    company: "{product} is a demonstration company: no trip is really on sale",
    notice: null,
  },
  es: {
    name: "Nochevieja en grupo",
    slug: "nochevieja",
    description:
      "Viajes de Nochevieja en grupos pequeños con coordinador: salidas, precios y respuestas.",
    why: [
      "Por qué en grupo",
      "La noche del 31 nadie cena a solas: el sitio ya lo ha elegido el coordinador, el brindis lo eliges tú.",
    ],
    trips: "Dónde empezar el año",
    departures: "Salidas confirmadas",
    faq: "Antes de reservar",
    questions: [
      [
        "¿Puedo ir sin conocer a nadie?",
        "Sí: casi todo el mundo va así. El grupo se conoce en un chat unas semanas antes y en persona el primer día.",
      ],
      [
        "¿El vuelo está incluido en el precio?",
        "No. El precio es del viaje en destino: el vuelo lo eliges tú, y en la página de la salida ves cuánto cuesta como mínimo.",
      ],
    ],
    beans: { nature: "Viajes de naturaleza", confirmed: "Próximas salidas" },
    contacts: { hours: "De lunes a viernes, de 9:00 a 18:00" },
    company: "{product} es una empresa de demostración: ningún viaje está realmente a la venta",
    notice: { label: "Aviso legal", anchor: "aviso-legal" },
  },
  fr: {
    name: "Le Nouvel An en groupe",
    slug: "nouvel-an",
    description:
      "Voyages du Nouvel An en petits groupes avec un coordinateur\u00a0: départs, prix et réponses.",
    why: [
      "Pourquoi en groupe",
      "Le soir du 31, personne ne dîne dans son coin\u00a0: la table est déjà réservée, à toi de porter le toast.",
    ],
    trips: "Où commencer l’année",
    departures: "Départs garantis",
    faq: "Avant de réserver",
    questions: [
      [
        "Puis-je partir sans connaître personne\u00a0?",
        "Oui\u00a0: presque tout le monde part ainsi. Le groupe fait connaissance dans une discussion en ligne quelques semaines avant, puis en vrai le premier jour.",
      ],
      [
        "Le vol est-il compris dans le prix\u00a0?",
        "Non. Le prix est celui du voyage sur place\u00a0: tu choisis ton vol, et la page du départ indique ce qu’il coûte au minimum.",
      ],
    ],
    beans: { nature: "Voyages nature", confirmed: "Prochains départs" },
    contacts: { hours: "Du lundi au vendredi, de 9\u00a0h à 18\u00a0h" },
    company:
      "{product} est une entreprise de démonstration : aucun voyage n’est réellement en vente",
    notice: { label: "Mentions légales", anchor: "mentions-legales" },
  },
  de: {
    name: "Silvester in der Gruppe",
    slug: "silvester",
    description:
      "Silvesterreisen in kleinen Gruppen mit Coordinator: Termine, Preise und Antworten.",
    why: [
      "Warum in der Gruppe",
      "Am 31. isst niemand allein zu Abend: Der Tisch ist schon bestellt, den Trinkspruch bestimmst du.",
    ],
    trips: "Wo das Jahr beginnt",
    departures: "Bestätigte Termine",
    faq: "Vor der Buchung",
    questions: [
      [
        "Kann ich mitkommen, ohne jemanden zu kennen?",
        "Ja, so machen es fast alle. Die Gruppe lernt sich ein paar Wochen vorher im Chat kennen und am ersten Tag persönlich.",
      ],
      [
        "Ist der Flug im Preis enthalten?",
        "Nein. Der Preis gilt für die Reise vor Ort: Den Flug wählst du selbst, und auf der Seite des Termins steht, was er mindestens kostet.",
      ],
    ],
    beans: { nature: "Reisen in die Natur", confirmed: "Bald geht es los" },
    contacts: { hours: "Montag bis Freitag, 9 bis 18 Uhr" },
    company: "{product} ist ein Demo-Unternehmen: Keine dieser Reisen steht wirklich zum Verkauf",
    notice: { label: "Impressum", anchor: "impressum" },
  },
};
