import { stableUuid } from "#demo/random.ts";
import type { EventRecord } from "#features/events/contract.ts";
import { addDays, type Day } from "#markets/days.ts";
import { startOfDay } from "#markets/format.ts";
import type { Market, MarketId } from "#markets/market-type.ts";

type Evening = Pick<EventRecord, "title" | "text" | "city" | "address" | "slug">;

type Evenings = readonly [Evening, Evening];

/** Two evenings a market: the first has its place, the second is still to get one. */
const evenings: Readonly<Partial<Record<MarketId, Evenings>> & { international: Evenings }> = {
  "it-IT": [
    {
      title: "Tè alla menta e racconti dal deserto",
      slug: "te-alla-menta-e-racconti-dal-deserto-torino",
      text: "Chi è appena tornato dal Sahara porta le foto, noi portiamo il tè. Si racconta, si chiede e si resta a cena.",
      city: "Torino",
      address: "Sala Ponente, Via dei Mappamondi 9",
    },
    {
      title: "Prima volta in gruppo?",
      slug: "prima-volta-in-gruppo-bologna",
      text: "Una sera per chi parte da solo e non lo ha mai fatto: un coordinatore risponde a tutto, anche alle domande scomode.",
      city: "Bologna",
      address: "",
    },
  ],
  "en-US": [
    {
      title: "Slides, snacks and the Silk Road",
      slug: "slides-snacks-and-the-silk-road-brooklyn",
      text: "Travelers back from Central Asia show their favorite pictures. Bring your questions; we bring the dumplings.",
      city: "Brooklyn",
      address: "The Map Room, 214 Lantern Street",
    },
    {
      title: "Traveling solo, together",
      slug: "traveling-solo-together-chicago",
      text: "Thinking about your first group trip? Meet a coordinator and a few people who went on their own last year.",
      city: "Chicago",
      address: "",
    },
  ],
  "en-WE": [
    {
      title: "Maps and a pint",
      slug: "maps-and-a-pint-bristol",
      text: "We spread the maps of two trips on the big table and talk through the routes. The first round is on us.",
      city: "Bristol",
      address: "The Compass, 12 Lantern Lane",
    },
    {
      title: "First time in a group?",
      slug: "first-time-in-a-group-leeds",
      text: "An easy evening for anyone who would set off alone. A coordinator answers whatever you would rather not ask by e-mail.",
      city: "Leeds",
      address: "",
    },
  ],
  "es-ES": [
    {
      title: "Tapas y relatos de los Andes",
      slug: "tapas-y-relatos-de-los-andes-madrid",
      text: "Quienes acaban de volver de Perú enseñan sus fotos y cuentan lo que no sale en las guías. Después, tapas.",
      city: "Madrid",
      address: "La Brújula, calle de los Faroles 15",
    },
    {
      title: "¿Primera vez en grupo?",
      slug: "primera-vez-en-grupo-valencia",
      text: "Una tarde para quien quiere viajar por su cuenta pero no en soledad. Una coordinadora responde a todas las preguntas.",
      city: "Valencia",
      address: "",
    },
  ],
  "fr-FR": [
    {
      title: "Thé à la menthe et carnets de route",
      slug: "the-a-la-menthe-et-carnets-de-route-lyon",
      text: "Ceux qui rentrent du Maroc ouvrent leurs carnets et montrent leurs photos. On écoute, on questionne, on dîne ensemble.",
      city: "Lyon",
      address: "La Boussole, 12 rue des Lanternes",
    },
    {
      title: "Partir seul, voyager à plusieurs",
      slug: "partir-seul-voyager-a-plusieurs-nantes",
      text: "Une soirée pour ceux qui n’ont jamais voyagé en groupe : un coordinateur répond à toutes les questions, même les plus simples.",
      city: "Nantes",
      address: "",
    },
  ],
  "de-DE": [
    {
      title: "Glühwein und Geschichten aus Island",
      slug: "gluehwein-und-geschichten-aus-island-hamburg",
      text: "Wer gerade aus Island zurück ist, bringt Bilder mit und erzählt, wie kalt es wirklich war. Für warme Getränke ist gesorgt.",
      city: "Hamburg",
      address: "Kompasshaus, Laternenstraße 7",
    },
    {
      title: "Zum ersten Mal in der Gruppe?",
      slug: "zum-ersten-mal-in-der-gruppe-leipzig",
      text: "Ein Abend für alle, die allein losfahren und nicht allein reisen wollen. Eine Koordinatorin beantwortet jede Frage.",
      city: "Leipzig",
      address: "",
    },
  ],
  international: [
    {
      title: "Stories from the road",
      slug: "stories-from-the-road-amsterdam",
      text: "Travellers from five countries tell of their last trip in ten pictures each. Come and listen, or bring your own ten.",
      city: "Amsterdam",
      address: "Het Kompas, Lantaarnstraat 50",
    },
    {
      title: "Meet a coordinator",
      slug: "meet-a-coordinator-lisbon",
      text: "An evening for those who think of joining a group for the first time. Ask anything about rooms, pace and company.",
      city: "Lisbon",
      address: "",
    },
  ],
};

const hour = 3_600_000;

/** The evenings at which travellers of a market meet; the one without a place is unpublished. */
export const composeEvents = (
  market: Market,
  coordinatorIds: readonly string[],
  today: Day,
): readonly EventRecord[] =>
  (evenings[market.id] ?? evenings.international).map((evening, index) => {
    const start = startOfDay(addDays(today, 20 + 17 * index), market).getTime();
    return {
      ...evening,
      id: stableUuid("event", market.id, String(index)),
      latitude: null,
      longitude: null,
      startsAt: new Date(start + 19 * hour).toISOString(),
      endsAt: new Date(start + 22 * hour).toISOString(),
      places: index === 0 ? 40 : null,
      coordinatorId: index === 0 ? (coordinatorIds[0] ?? null) : null,
      travelIds: [],
      pictureId: null,
      isPublished: evening.address !== "",
    };
  });
