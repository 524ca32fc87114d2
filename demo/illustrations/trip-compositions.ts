import type { Composition } from "./compositions.ts";

/** Compositions of trips, by code; other trips use the first composition of their landscape. */
const tripsOf: Partial<Readonly<Record<Composition, readonly string[]>>> = {
  pass: ["albania", "swiss-rails", "drakensberg-eswatini"],
  ridge: ["toubkal", "pamir", "annapurna"],
  jetty: ["scotland"],
  reeds: ["senegal-gambia", "malawi", "okavango-victoria", "salvador-nicaragua"],
  sauna: ["finland-lakes"],
  felucca: ["egypt-nile"],
  dhow: ["mozambique", "zanzibar"],
  cabins: ["lofoten"],
  whitewash: ["cyclades"],
  pillars: ["meteora-zagori"],
  salt: ["ethiopia-danakil"],
  flamingos: ["bolivia-atacama"],
  monolith: ["red-centre"],
  oasis: ["tunisia-south"],
  cacti: ["mexico-baja", "argentina-north"],
  baobabs: ["madagascar"],
  angkor: ["cambodia"],
  crag: ["carpathians", "bohemia"],
  vineyards: ["moselle-bike"],
  needle: ["dubai-abu-dhabi"],
  flames: ["azerbaijan"],
  hanok: ["south-korea"],
  towers: ["georgia"],
  knoll: ["armenia"],
  waxpalms: ["colombia"],
  alhambra: ["andalusia"],
  waterfall: ["laos"],
  canoe: ["ohrid"],
  fjord: ["new-zealand"],
  crest: ["canaries-dunes", "namibia-desert", "mongolia", "brazil-dunes"],
  needles: ["sinai", "algeria-tassili", "hejaz"],
  waterhole: ["tanzania-north"],
  river: ["northern-thailand", "bangladesh", "borneo", "guianas"],
  temple: ["mexico-yucatan"],
  lighthouse: ["uruguay-paraguay", "faroe", "baltics", "ireland", "cape-garden-route"],
  bay: ["cape-verde", "jamaica", "sri-lanka", "timor-leste", "dominican-republic", "samoa-tonga"],
  lagoon: ["gulf-of-guinea", "maldives", "panama", "polynesia"],
  karst: ["southern-thailand"],
  sails: ["queensland", "croatia-sailing", "grenadines"],
  cabin: ["canada-quebec"],
  braids: ["us-alaska", "laugavegur"],
  caldera: ["azores", "reunion-mauritius", "saint-lucia-dominica"],
  cone: ["iceland-ring", "java-bali", "galapagos"],
  balloons: ["cappadocia"],
  meadow: ["bison-forest"],
  backwater: ["kerala"],
  monastery: ["bhutan-nepal"],
  street: ["cuba"],
  bridge: ["portugal-rails", "danube-capitals"],
  pagoda: ["japan-honshu", "china-rail"],
  hills: ["brazil-rio"],
  avenue: ["hong-kong-macau"],
  quay: ["nordic-rails"],
  gorge: ["taiwan", "balkans", "jordan", "yunnan"],
  rim: ["oman", "namibia-south", "kurdistan", "peru"],
  ship: ["svalbard"],
};

const byTrip = new Map(
  Object.entries(tripsOf).flatMap(([composition, codes]) =>
    codes.map((code) => [code, composition as Composition] as const),
  ),
);

/** The composition of a trip's pictures; undefined means the first composition of its landscape. */
export const compositionOfTrip = (code: string): Composition | undefined => byTrip.get(code);

/** Trips whose gorge is drawn wooded. */
export const greenGorges: ReadonlySet<string> = new Set(["balkans", "yunnan", "taiwan"]);

/** Trips whose lagoon is drawn without a mountain. */
export const atolls: ReadonlySet<string> = new Set([
  "maldives",
  "okavango-victoria",
  "malawi",
  "senegal-gambia",
  "gulf-of-guinea",
]);

/** Palettes of trips that would otherwise look like another one of their landscape. */
export const paletteOfTrip: Readonly<Record<string, string>> = {
  andalusia: "magenta",
  armenia: "ember",
  cuba: "apricot",
  "new-zealand": "olive",
  laos: "apricot",
  "lycian-way": "olive",
  "dominican-republic": "apricot",
  "us-new-york": "spruce",
  yunnan: "clear",
  guianas: "peach",
  "algeria-tassili": "magenta",
  galapagos: "linen",
  "cape-verde": "olive",
  "fiji-vanuatu": "spruce",
  "senegal-gambia": "apricot",
  colombia: "olive",
};
