import type { Told } from "#demo/trips/trip-facts.ts";
import type { FaqCategory } from "#features/faqs/contract.ts";

export type DemoFaq = Readonly<{ category: FaqCategory; question: Told; answer: Told }>;

/** Questions that are asked of every trip. */
export const demoFaqs: readonly DemoFaq[] = [
  {
    category: "general",
    question: {
      it: "Posso partire senza conoscere nessuno?",
      en: "Can I come without knowing anyone?",
      es: "¿Puedo ir sin conocer a nadie?",
      fr: "Puis-je partir sans connaître personne\u00a0?",
      de: "Kann ich mitkommen, ohne jemanden zu kennen?",
    },
    answer: {
      it: "Sì, quasi tutti partono così. Prima della partenza nasce una chat del gruppo e il coordinatore presenta tutti.",
      en: "Yes, almost everyone does. A group chat opens before the departure, and the coordinator introduces everybody.",
      es: "Sí, casi todo el mundo va así. Antes de la salida se abre un chat del grupo y el coordinador hace las presentaciones.",
      fr: "Oui, presque tout le monde part ainsi. Avant le départ, une discussion de groupe s’ouvre et le coordinateur fait les présentations.",
      de: "Ja, fast alle reisen so. Vor der Abreise gibt es einen Gruppenchat, und der Coordinator stellt alle einander vor.",
    },
  },
  {
    category: "general",
    question: {
      it: "Chi è il coordinatore?",
      en: "Who is the coordinator?",
      es: "¿Quién es el coordinador?",
      fr: "Qui est le coordinateur\u00a0?",
      de: "Wer ist der Coordinator?",
    },
    answer: {
      it: "Una persona che viaggia con voi dall’inizio alla fine, conosce il percorso e si occupa di programma, cassa comune e gruppo. Non è una guida turistica: per i luoghi ci sono le guide locali.",
      en: "Someone who travels with you from start to finish, knows the route, and looks after the programme, the money pot and the group. Not a tour guide: that is what the local guides are for.",
      es: "Una persona que viaja contigo de principio a fin, conoce la ruta y cuida del programa, del fondo común y del grupo. No es guía turístico: para los lugares hay guías locales.",
      fr: "Une personne qui voyage avec toi du début à la fin, connaît l’itinéraire et veille sur le programme, la caisse commune et le groupe. Ce n’est pas un guide touristique\u00a0: sur place, il y a des guides locaux.",
      de: "Jemand, der von Anfang bis Ende mitreist, die Strecke kennt und Programm, Gruppenkasse und Gruppe zusammenhält. Kein Reiseleiter: Vor Ort gibt es einheimische Guides.",
    },
  },
  {
    category: "general",
    question: {
      it: "Che età hanno le persone del gruppo?",
      en: "How old are the people in the group?",
      es: "¿Qué edad tienen las personas del grupo?",
      fr: "Quel âge ont les personnes du groupe\u00a0?",
      de: "Wie alt sind die Leute in der Gruppe?",
    },
    answer: {
      it: "Ogni partenza dice la sua fascia: 25-35, 35-49 oppure tutte, cioè 25-49. Se hai tra 21 e 25 anni, o 36 o 37, scrivici: un po’ di elasticità c’è.",
      en: "Each departure names its range: 25-35, 35-49, or all, which means 25-49. If you are 21 to 25, or 36 or 37, write to us: there is some flexibility.",
      es: "Cada salida indica su franja: 25-35, 35-49 o todas, es decir, 25-49. Si tienes entre 21 y 25 años, o 36 o 37, escríbenos: hay algo de flexibilidad.",
      fr: "Chaque départ indique sa tranche\u00a0: 25-35, 35-49, ou tous, c’est-à-dire 25-49. Entre 21 et 25 ans, ou à 36 et 37 ans, écris-nous\u00a0: il y a un peu de souplesse.",
      de: "Jeder Termin nennt seine Spanne: 25-35, 35-49 oder alle, also 25-49. Mit 21 bis 25 oder mit 36 und 37 schreib uns: Etwas Spielraum gibt es.",
    },
  },
  {
    category: "general",
    question: {
      it: "Quando compro il volo?",
      en: "When do I buy my flight?",
      es: "¿Cuándo compro el vuelo?",
      fr: "Quand dois-je acheter mon vol\u00a0?",
      de: "Wann kaufe ich den Flug?",
    },
    answer: {
      it: "Quando la partenza è confermata o quasi al completo. Prima di allora il gruppo può ancora non raggiungere il minimo, e lo stato della partenza te lo dice.",
      en: "Once the departure is confirmed or almost full. Before that the group may still miss its minimum, and its status says so.",
      es: "Cuando la salida esté confirmada o casi completa. Antes, el grupo todavía puede no llegar al mínimo, y cada salida lo indica.",
      fr: "Quand le départ est confirmé ou presque complet. Avant cela, le nombre minimum de participants n’est peut-être pas encore atteint, et chaque départ l’indique.",
      de: "Sobald der Termin bestätigt oder fast ausgebucht ist. Vorher ist die Mindestteilnehmerzahl vielleicht noch nicht erreicht; das steht bei jedem Termin.",
    },
  },
  {
    category: "general",
    question: {
      it: "Posso annullare?",
      en: "Can I cancel?",
      es: "¿Puedo cancelar?",
      fr: "Puis-je annuler\u00a0?",
      de: "Kann ich stornieren?",
    },
    answer: {
      it: "Gratis fino a 31 giorni prima della partenza. Con l’opzione flessibile, fino a 8 giorni prima.",
      en: "Free of charge up to 31 days before the departure. With the flexible option, up to 8 days before.",
      es: "Gratis hasta 31 días antes de la salida. Con la opción flexible, hasta 8 días antes.",
      fr: "Gratuitement jusqu’à 31 jours avant le départ. Avec l’option flexible, jusqu’à 8 jours avant.",
      de: "Kostenlos bis 31 Tage vor der Abreise. Mit der flexiblen Option bis 8 Tage vorher.",
    },
  },
  {
    category: "itinerary",
    question: {
      it: "Che cos’è la cassa comune?",
      en: "What is the money pot?",
      es: "¿Qué es el fondo común?",
      fr: "Qu’est-ce que la caisse commune\u00a0?",
      de: "Was ist die Gruppenkasse?",
    },
    answer: {
      it: "Una somma che il gruppo mette insieme all’arrivo e spende sul posto: ingressi, trasporti locali, cene. Il coordinatore tiene i conti e quello che avanza si ridivide tra tutti.",
      en: "A sum that the group puts together on arrival and spends during the trip: tickets, local transport, dinners. The coordinator keeps the accounts, and anything left over is shared out again.",
      es: "Una cantidad que el grupo reúne al llegar y gasta allí: entradas, transporte local, cenas. El coordinador lleva las cuentas y lo que sobra se devuelve a cada persona.",
      fr: "Une somme que le groupe réunit à l’arrivée et dépense sur place\u00a0: entrées, transports, dîners. Le coordinateur tient les comptes et ce qui reste est rendu à chacun.",
      de: "Ein Betrag, den die Gruppe bei der Ankunft zusammenlegt und vor Ort ausgibt: Eintritte, Nahverkehr, Abendessen. Der Coordinator führt Buch, und was übrig bleibt, bekommen alle zurück.",
    },
  },
  {
    category: "itinerary",
    question: {
      it: "Dormo in camera con altri?",
      en: "Do I share a room?",
      es: "¿Comparto habitación?",
      fr: "Est-ce que je partage ma chambre\u00a0?",
      de: "Teile ich ein Zimmer?",
    },
    answer: {
      it: "Sì, di solito con una o due persone del gruppo, del tuo stesso sesso e della tua fascia d’età. Se prenotate in due, la camera privata è gratis dove è disponibile.",
      en: "Yes, usually with one or two people from the group, of the same sex and age group as you. If two of you book together, the private room is free where there is one.",
      es: "Sí, normalmente con una o dos personas del grupo, de tu mismo sexo y de tu franja de edad. Si reserváis dos plazas, la habitación privada es gratis donde la haya.",
      fr: "Oui, le plus souvent avec une ou deux personnes du groupe, du même sexe et de la même tranche d’âge que toi. Si tu réserves pour 2, la chambre privée est gratuite là où il y en a une.",
      de: "Ja, meist mit einer oder zwei Personen aus der Gruppe, die dein Geschlecht und deine Altersgruppe haben. Wenn ihr zu zweit bucht, ist das Privatzimmer kostenlos, wo es eins gibt.",
    },
  },
  {
    category: "itinerary",
    question: {
      it: "Quanto bagaglio porto?",
      en: "How much luggage can I bring?",
      es: "¿Cuánto equipaje llevo?",
      fr: "Combien de bagages puis-je prendre\u00a0?",
      de: "Wie viel Gepäck nehme ich mit?",
    },
    answer: {
      it: "Uno zaino o una borsa morbida che sai portare da te per dieci minuti, più uno zaino piccolo per il giorno. La lista precisa arriva con la conferma.",
      en: "A rucksack or soft bag that you can carry for ten minutes, and a small one for the day. The exact list comes with the confirmation.",
      es: "Una mochila o bolsa blanda que puedas cargar diez minutos y otra pequeña para el día. La lista exacta llega con la confirmación.",
      fr: "Un sac à dos ou un sac souple que tu peux porter dix minutes, et un petit pour la journée. La liste précise arrive avec la confirmation.",
      de: "Einen Rucksack oder eine weiche Tasche, die du zehn Minuten tragen kannst, und einen kleinen für den Tag. Die genaue Liste kommt mit der Bestätigung.",
    },
  },
  {
    category: "destination",
    question: {
      it: "Mi serve il visto?",
      en: "Do I need a visa?",
      es: "¿Necesito visado?",
      fr: "Ai-je besoin d’un visa\u00a0?",
      de: "Brauche ich ein Visum?",
    },
    answer: {
      it: "Dipende dal tuo passaporto. Controlla sul sito del ministero degli Esteri del tuo paese; dopo la conferma ti scriviamo che cosa chiedono e quando muoverti.",
      en: "It depends on your passport. Check your foreign ministry’s website; after the confirmation we tell you what you need and when to apply.",
      es: "Depende de tu pasaporte. Consulta la web del Ministerio de Asuntos Exteriores de tu país; tras la confirmación te escribimos qué piden y cuándo tramitarlo.",
      fr: "Cela dépend de ton passeport. Consulte le site du ministère des Affaires étrangères de ton pays\u00a0; après la confirmation, nous t’écrivons ce qui est demandé et quand t’en occuper.",
      de: "Das hängt von deinem Pass ab. Schau beim Außenministerium deines Landes nach; nach der Bestätigung schreiben wir dir, was verlangt wird und wann du dich darum kümmern musst.",
    },
  },
  {
    category: "destination",
    question: {
      it: "E se piove?",
      en: "What if it rains?",
      es: "¿Y si llueve?",
      fr: "Et s’il pleut\u00a0?",
      de: "Und wenn es regnet?",
    },
    answer: {
      it: "Si viaggia lo stesso. Il coordinatore ha un’alternativa per ogni giornata all’aperto, e cambia l’ordine delle tappe quando conviene.",
      en: "We travel all the same. The coordinator has a plan B for every day outdoors and swaps stages when that helps.",
      es: "Se viaja igual. El coordinador tiene una alternativa para cada día al aire libre y cambia el orden de las etapas cuando conviene.",
      fr: "On voyage quand même. Le coordinateur a un plan B pour chaque journée en plein air et change l’ordre des étapes quand il le faut.",
      de: "Wir reisen trotzdem. Der Coordinator hat für jeden Tag im Freien einen Plan B und tauscht Etappen, wenn es hilft.",
    },
  },
];
