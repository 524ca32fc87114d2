/** British spellings and words that the demo's texts may hold, and what Americans write. */
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
  cancelled: "canceled",
  cancelling: "canceling",
  catalogue: "catalog",
  centre: "center",
  centred: "centered",
  centres: "centers",
  chillies: "chilies",
  civilisation: "civilization",
  civilisations: "civilizations",
  colonised: "colonized",
  cosy: "cozy",
  defence: "defense",
  defences: "defenses",
  draught: "draft",
  fibre: "fiber",
  fibres: "fibers",
  football: "soccer",
  grey: "gray",
  greys: "grays",
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
  marvellous: "marvelous",
  metre: "meter",
  metres: "meters",
  motorway: "highway",
  motorways: "highways",
  mould: "mold",
  organisation: "organization",
  organise: "organize",
  organised: "organized",
  organiser: "organizer",
  organisers: "organizers",
  organises: "organizes",
  panelled: "paneled",
  pavement: "sidewalk",
  pavements: "sidewalks",
  petrol: "gas",
  plough: "plow",
  ploughed: "plowed",
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
  specialise: "specialize",
  specialises: "specializes",
  storey: "story",
  storeys: "stories",
  storied: "storied",
  sulphur: "sulfur",
  sulphurous: "sulfurous",
  theatre: "theater",
  theatres: "theaters",
  torch: "flashlight",
  torches: "flashlights",
  torchlight: "flashlight",
  towards: "toward",
  travelled: "traveled",
  traveller: "traveler",
  travellers: "travelers",
  travelling: "traveling",
  trousers: "pants",
  tyre: "tire",
  tyres: "tires",
  whilst: "while",
  windscreen: "windshield",
  woollen: "woolen",
  yoghurt: "yogurt",
};

const ourWords =
  /\b(arm|behavi|col|end|fav|flav|harb|hon|hum|lab|neighb|od|rum|sav|vap)our(?=(s|ed|ing|ful|ite|ites|able|hood|y|less)?\b)/gi;

const keepCase = (from: string, to: string): string =>
  from[0] === from[0]?.toUpperCase() ? `${to[0]?.toUpperCase()}${to.slice(1)}` : to;

/** Capitals make them names of places: Lake Grey stays itself. */
const names: ReadonlySet<string> = new Set(["Grey", "Centre", "Sulphur"]);

/** What is not only spelt another way. */
const phrases: readonly (readonly [british: string, american: string])[] = [
  ["your foreign ministry’s site", "the State Department’s site"],
  ["working day", "business day"],
  ["head torch", "headlamp"],
];

/** The same English text as Americans write it. */
export const american = (text: string): string =>
  phrases
    .reduce((all, [from, to]) => all.replaceAll(from, to), text)
    .replaceAll(ourWords, (_word, start: string) => `${start}or`)
    .replaceAll(/\b[A-Za-z]+\b/g, (word) => {
      const to = names.has(word) ? undefined : spellings[word.toLowerCase()];
      return to ? keepCase(word, to) : word;
    });
