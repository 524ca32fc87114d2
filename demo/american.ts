import { withAmericanMeasures } from "./american-measures.ts";

/** British spellings and words that may occur in the demo's texts, with their American form. */
const spellings: Readonly<Record<string, string>> = {
  aeroplane: "airplane",
  afterwards: "afterward",
  ageing: "aging",
  amphitheatre: "amphitheater",
  amphitheatres: "amphitheaters",
  apologise: "apologize",
  archaeological: "archeological",
  archaeologist: "archeologist",
  archaeologists: "archeologists",
  archaeology: "archeology",
  artefact: "artifact",
  artefacts: "artifacts",
  authorisation: "authorization",
  authorisations: "authorizations",
  authorise: "authorize",
  authorised: "authorized",
  backwards: "backward",
  cancelled: "canceled",
  cancelling: "canceling",
  catalogue: "catalog",
  centimetre: "centimeter",
  centimetres: "centimeters",
  centre: "center",
  centred: "centered",
  centres: "centers",
  chillies: "chilies",
  civilisation: "civilization",
  civilisations: "civilizations",
  colonised: "colonized",
  coach: "bus",
  coaches: "buses",
  cosy: "cozy",
  defence: "defense",
  defences: "defenses",
  downwards: "downward",
  eastwards: "eastward",
  draught: "draft",
  fibre: "fiber",
  fibres: "fibers",
  football: "soccer",
  forwards: "forward",
  grey: "gray",
  greys: "grays",
  inwards: "inward",
  jewellery: "jewelry",
  judgement: "judgment",
  jumper: "sweater",
  jumpers: "sweaters",
  kilometre: "kilometer",
  kilometres: "kilometers",
  learnt: "learned",
  levelled: "leveled",
  licence: "license",
  litre: "liter",
  litres: "liters",
  lorries: "trucks",
  lorry: "truck",
  maize: "corn",
  marvellous: "marvelous",
  metre: "meter",
  metres: "meters",
  motorway: "highway",
  motorways: "highways",
  mould: "mold",
  omelette: "omelet",
  omelettes: "omelets",
  northwards: "northward",
  onwards: "onward",
  organisation: "organization",
  organise: "organize",
  organised: "organized",
  organiser: "organizer",
  organisers: "organizers",
  organises: "organizes",
  outwards: "outward",
  panelled: "paneled",
  pavement: "sidewalk",
  pavements: "sidewalks",
  petrol: "gas",
  plough: "plow",
  ploughed: "plowed",
  prawn: "shrimp",
  prawns: "shrimp",
  programme: "program",
  programmes: "programs",
  pyjamas: "pajamas",
  queue: "line",
  queues: "lines",
  realise: "realize",
  recognise: "recognize",
  recognised: "recognized",
  rucksack: "backpack",
  rucksacks: "backpacks",
  snorkelling: "snorkeling",
  southwards: "southward",
  specialise: "specialize",
  specialises: "specializes",
  storey: "story",
  storeys: "stories",
  storied: "storied",
  sulphur: "sulfur",
  sulphurous: "sulfurous",
  theatre: "theater",
  theatres: "theaters",
  timetable: "schedule",
  timetables: "schedules",
  tonne: "ton",
  tonnes: "tons",
  torch: "flashlight",
  torches: "flashlights",
  torchlight: "flashlight",
  towards: "toward",
  transport: "transportation",
  travelled: "traveled",
  traveller: "traveler",
  travellers: "travelers",
  travelling: "traveling",
  trousers: "pants",
  tyre: "tire",
  tyres: "tires",
  upwards: "upward",
  westwards: "westward",
  whilst: "while",
  windscreen: "windshield",
  woollen: "woolen",
  yoghurt: "yogurt",
};

const ourSuffix =
  /\b(arm|behavi|col|end|fav|flav|harb|hon|hum|lab|neighb|od|rum|sav|vap)our(?=(s|ed|ing|ful|ite|ites|able|hood|y|less)?\b)/gi;

const matchCase = (original: string, replacement: string): string =>
  original[0] === original[0]?.toUpperCase()
    ? `${replacement[0]?.toUpperCase()}${replacement.slice(1)}`
    : replacement;

/** Words that are place names when capitalised: Lake Grey stays Lake Grey. */
const placeNames: ReadonlySet<string> = new Set(["Grey", "Centre", "Sulphur"]);

/** Phrases whose vocabulary differs, not just the spelling. */
const phrases: readonly (readonly [british: string, american: string])[] = [
  ["your foreign ministry’s website", "the State Department’s website"],
  ["working day", "business day"],
  ["Summer holidays", "Summer vacation"],
  ["head torch", "headlamp"],
  ["football pitch", "soccer field"],
  ["transport: metro", "transport: subway"],
  ["Sockets: type", "Outlets: type"],
  ["Monday to Friday", "Monday through Friday"],
  ["kitty", "group fund"],
  ["Kitty", "Group fund"],
  ["sand pitch", "sand field"],
  ["by lift", "by elevator"],
  ["bring your waterproof.", "bring your rain jacket."],
  ["hand luggage", "carry-on luggage"],
  ["sun cream", "sunscreen"],
  ["rowing boat", "rowboat"],
  ["cook kid", "cook goat"],
  ["broad beans", "fava beans"],
  ["blocks of flats", "apartment buildings"],
  ["first floor", "second floor"],
  ["full of chips", "full of fries"],
  ["tilapia with chips", "tilapia with fries"],
  ["hire a bike", "rent a bike"],
  ["bought or hired", "bought or rented"],
];

/**
 * The preposition “round” (round the bay), not the noun (a round of tapas) or the adjective (a
 * round tower).
 */
const roundPreposition =
  /(?<!\b(?:the|first|in|three|small|and) )\bround(?= (?:(?:the|it|them|you|us|me|a|its|their|his|her)\b|[A-ZÎ]))/g;
const roundAdverb =
  /(?<=\b(?:go|goes|going|walk|walking|cycle|ride|turn|turned|all|way|all the way|look|warmed|drive) )round\b(?! of\b)/g;

const withAmericanWords = (text: string): string =>
  phrases
    .reduce((rewritten, [british, american]) => rewritten.replaceAll(british, american), text)
    .replaceAll(/\b(north|south)-(east|west)/gi, "$1$2")
    .replaceAll(roundPreposition, "around")
    .replaceAll(roundAdverb, "around")
    .replaceAll(ourSuffix, (_word, start: string) => `${start}or`)
    .replaceAll(/\b[A-Za-z]+\b/g, (word) => {
      const spelling = placeNames.has(word) ? undefined : spellings[word.toLowerCase()];
      return spelling ? matchCase(word, spelling) : word;
    });

/** Rewrites British English in American English, measures included. */
export const americanize = (text: string): string => withAmericanMeasures(withAmericanWords(text));
