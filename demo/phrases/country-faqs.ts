import type { Told } from "#demo/trips/trip-facts.ts";
import type { CountryFacts } from "./country-facts.ts";

/** Questions about a country, its name before the colon: `{country}`, `{plugs}`, `{volts}`, `{currency}`. */
export const countryQuestions = {
  plugs: {
    it: "{country}: che adattatore mi serve?",
    en: "{country}: which adapter do I need?",
    es: "{country}: ¿qué adaptador necesito?",
    fr: "{country}\u00a0: quel adaptateur me faut-il\u00a0?",
    de: "{country}: Welchen Adapter brauche ich?",
  },
  money: {
    it: "{country}: come si paga?",
    en: "{country}: how do I pay?",
    es: "{country}: ¿cómo se paga?",
    fr: "{country}\u00a0: comment paie-t-on\u00a0?",
    de: "{country}: Wie bezahle ich?",
  },
  tap: {
    it: "{country}: si beve l’acqua del rubinetto?",
    en: "{country}: can I drink the tap water?",
    es: "{country}: ¿se bebe el agua del grifo?",
    fr: "{country}\u00a0: l’eau du robinet est-elle potable\u00a0?",
    de: "{country}: Kann ich das Leitungswasser trinken?",
  },
} as const satisfies Readonly<Record<string, Told>>;

/** The sockets of a country. */
export const socketLine: Told = {
  it: "Prese di tipo {plugs}, {volts} V.",
  en: "Sockets of type {plugs}, {volts} V.",
  es: "Enchufes de tipo {plugs}, {volts} V.",
  fr: "Prises de type {plugs}, {volts}\u00a0V.",
  de: "Steckdosen vom Typ {plugs}, {volts} V.",
};

/** Whether what one has at home goes in. */
export const adapterLines = {
  flatFits: {
    it: "La spina europea piatta entra senza adattatore.",
    en: "The flat European plug goes in without an adapter.",
    es: "La clavija europea plana entra sin adaptador.",
    fr: "La fiche européenne plate entre sans adaptateur.",
    de: "Der flache Eurostecker passt ohne Adapter.",
  },
  homeFits: {
    it: "Le tue spine entrano senza adattatore.",
    en: "Your plugs go in without an adapter.",
    es: "Tus clavijas entran sin adaptador.",
    fr: "Tes fiches entrent sans adaptateur.",
    de: "Deine Stecker passen ohne Adapter.",
  },
  needed: {
    it: "Con le spine di casa serve un adattatore.",
    en: "You need an adapter for the plugs that you have at home.",
    es: "Con las clavijas de casa necesitas un adaptador.",
    fr: "Avec tes fiches habituelles, il faut un adaptateur.",
    de: "Für deine Stecker von zu Hause brauchst du einen Adapter.",
  },
  compare: {
    it: "Confronta le lettere con quelle delle tue spine: se non ci sono, porta un adattatore.",
    en: "Compare the letters with those of your plugs; if yours are not among them, bring an adapter.",
    es: "Compara las letras con las de tus clavijas: si no están, lleva un adaptador.",
    fr: "Compare ces lettres avec celles de tes fiches\u00a0: si elles n’y sont pas, prends un adaptateur.",
    de: "Vergleiche die Buchstaben mit deinen Steckern; fehlen deine, nimm einen Adapter mit.",
  },
} as const satisfies Readonly<Record<string, Told>>;

/** What to look for on a charger where the voltage is another than at home. */
export const otherVoltage: Told = {
  it: "La tensione non è quella di casa: sul caricatore deve esserci scritto 100–240 V.",
  en: "The voltage is different from home: your charger has to say 100–240 V.",
  es: "La tensión no es la de casa: en el cargador debe poner 100–240 V.",
  fr: "La tension n’est pas la même que chez toi\u00a0: ton chargeur doit indiquer 100–240\u00a0V.",
  de: "Die Spannung ist anders als zu Hause: Auf dem Ladegerät muss 100–240 V stehen.",
};

/** How one pays, by where cards are taken. */
export const moneyLines: Readonly<Record<CountryFacts["cards"], Told>> = {
  everywhere: {
    it: "Moneta: {currency}. La carta va quasi ovunque; un po’ di contanti basta per mance e bancarelle.",
    en: "Currency: {currency}. Cards work nearly everywhere; a little cash is enough for tips and stalls.",
    es: "Moneda: {currency}. La tarjeta sirve casi en todas partes; con algo de efectivo basta para propinas y puestos.",
    fr: "Monnaie\u00a0: {currency}. La carte passe presque partout\u00a0; un peu d’espèces suffit pour les pourboires et les étals.",
    de: "Währung: {currency}. Karten gehen fast überall; etwas Bargeld reicht für Trinkgeld und Stände.",
  },
  towns: {
    it: "Moneta: {currency}. In città la carta va bene; per paesi, mercati e cassa comune servono contanti, che si prelevano all’arrivo.",
    en: "Currency: {currency}. Cards work in towns; villages, markets and the money pot need cash, which you can withdraw on arrival.",
    es: "Moneda: {currency}. En las ciudades sirve la tarjeta; para pueblos, mercados y el fondo común hace falta efectivo, que se saca al llegar.",
    fr: "Monnaie\u00a0: {currency}. En ville, la carte passe\u00a0; pour les villages, les marchés et la caisse commune, il faut des espèces, à retirer à l’arrivée.",
    de: "Währung: {currency}. In Städten gehen Karten; für Dörfer, Märkte und die Gruppenkasse brauchst du Bargeld, das du nach der Ankunft abhebst.",
  },
  hardly: {
    it: "Moneta: {currency}. Si paga soprattutto in contanti: preleva o cambia all’arrivo, con il coordinatore, e tieni una carta di riserva.",
    en: "Currency: {currency}. You mostly pay in cash: withdraw or change some on arrival, with the coordinator, and keep a card in reserve.",
    es: "Moneda: {currency}. Casi todo en efectivo: saca o cambia al llegar, con el coordinador, y guarda una tarjeta de reserva.",
    fr: "Monnaie\u00a0: {currency}. Surtout en espèces\u00a0: retire ou change à l’arrivée avec le coordinateur, et garde une carte en réserve.",
    de: "Währung: {currency}. Meist bar: Heb nach der Ankunft mit dem Coordinator ab oder wechsle, und halte eine Karte in Reserve.",
  },
  phone: {
    it: "Moneta: {currency}. Si paga quasi tutto col telefono: prima di partire collega una carta a un’app di pagamento del posto, e porta un po’ di contanti di riserva.",
    en: "Currency: {currency}. Nearly everything is paid for by phone: before you leave, link a card to a payment app used there, and bring a little cash in reserve.",
    es: "Moneda: {currency}. Casi todo se paga con el móvil: antes de salir vincula una tarjeta a una aplicación de pago de allí y lleva algo de efectivo de reserva.",
    fr: "Monnaie\u00a0: {currency}. Presque tout se paie au téléphone\u00a0: avant de partir, relie une carte à une application de paiement de là-bas, et garde un peu d’espèces en réserve.",
    de: "Währung: {currency}. Fast alles wird mit dem Telefon bezahlt: Verbinde vor der Abreise eine Karte mit einer Bezahl-App, die man dort nutzt, und nimm etwas Bargeld als Reserve mit.",
  },
};

/** Whether one drinks from the tap. */
export const tapLines = {
  yes: {
    it: "Sì, salvo dove un cartello dice altro. Porta una borraccia e riempila.",
    en: "Yes, unless a sign says otherwise. Bring a bottle and refill it.",
    es: "Sí, salvo que un cartel diga lo contrario. Lleva una cantimplora y rellénala.",
    fr: "Oui, sauf si un panneau dit le contraire. Prends une gourde et remplis-la.",
    de: "Ja, außer ein Schild sagt etwas anderes. Nimm eine Flasche mit und füll sie nach.",
  },
  no: {
    it: "Meglio di no: bevi acqua bollita, filtrata o sigillata. Il coordinatore sa dove riempire la borraccia.",
    en: "Better not: drink it boiled, filtered or sealed. The coordinator knows where bottles can be refilled.",
    es: "Mejor no: bébela hervida, filtrada o precintada. El coordinador sabe dónde rellenar la cantimplora.",
    fr: "Mieux vaut éviter\u00a0: bois-la bouillie, filtrée ou en bouteille fermée. Le coordinateur sait où remplir les gourdes.",
    de: "Besser nicht: Trink es abgekocht, gefiltert oder versiegelt. Der Coordinator weiß, wo man Flaschen auffüllt.",
  },
} as const satisfies Readonly<Record<string, Told>>;
