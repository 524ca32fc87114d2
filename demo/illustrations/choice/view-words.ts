import type { Composition } from "#demo/illustrations/compositions.ts";
import type { Hour } from "#demo/trips/trip-facts.ts";

/**
 * Words in a day's English text that justify a view. They name what the picture shows, since a
 * wrong picture is worse than none.
 */
export const viewWords: Readonly<Record<Composition, RegExp>> = {
  massif:
    /\b(?:(?<!pigg’s )peaks?|mountains?|massif|summits?|alps|glaciers?|firs|base camp|moraine|south face|himalayas?|annapurna)\b/gi,
  pass: /\b(?:refuges?|mountain huts?|alpine|meadows?|pastures?|shepherds?|(?:over|by|of|at|across|to|cross(?:es)?|from|up) the (?:[\p{L}’-]+ ){0,2}pass|(?<=\p{L} )pass(?= at| is|,))\b/giu,
  ridge: /\b(?:summits?|(?<!pigg’s )peaks?|ridges?|crampons|ascent|high camp)\b/gi,
  canoe: /\b(lakes?|lochs?|canoes?|kayaks?|paddle)\b/gi,
  jetty: /\b(?:(?<!boiling )lakes?|lochs?|jett(?:y|ies)|rowing)\b/gi,
  reeds: /\b(?:(?<!boiling )lakes?|delta|mokoros?|reeds?|dugouts?|wetlands?)\b/gi,
  fjord: /\b(fjords?|sound|lakes?)\b/gi,
  caravan: /\b(?:dunes?|camels?|dromedar(?:y|ies)|caravans?|erg)\b/gi,
  crest: /\b(dunes?|sand sea|sand)\b/gi,
  needles: /\b(?:desert|(?<!yurt )camps?|nomads?|rock arch(?:es)?|pinnacles)\b/gi,
  giraffes:
    /\b(?:giraffes?|antelopes?|safari|savannah|zebras?|lions?|leopards?|game drives?|buffalos?|hippos?|rhinos?)\b/gi,
  waterhole: /\b(elephants?|buffalos?|hippos?|waterholes?|baobabs?)\b/gi,
  waterfall:
    /\b(?:waterfalls?|falls|cascades?|jungle|rainforest|forests?|canopy|monkeys?|sloths?)\b/gi,
  river: /\b(?:jungle|rainforest|pirogue|dugout|(?:boat|canoe|raft)\w* (?:up|down) the)\b/gi,
  temple: /\b(?:pyramids?|maya|temples?|ruins)\b/gi,
  headland: /\b(?:coast\w*|harbour|coves?|bay|sea(?:side|front)?|fishing village|beach(?:es)?)\b/gi,
  lighthouse:
    /\b(?:lighthouses?|headlands?|surf|surfers|surfing|coastal path|sea cliffs?|cliffs? (?:of Moher|(?:above|into) the (?:sea|ocean)))\b/gi,
  bay: /\b(?:beach(?:es)?|(?<!marina )bays?|coves?|surfing)\b/gi,
  karst: /\b(?:islets?|islands?|limestone|longtail|snorkel\w*|bay)\b/gi,
  lagoon: /\b(lagoons?|atolls?|reefs?|snorkel\w*|islets?|coral)\b/gi,
  sails:
    /\b(?:sail(?:s|ing|boats?)?|harbour|marina|islands|islets?|archipelago|catamaran|schooner|dhows?|felucca|gulets?|port full of)\b/gi,
  felucca: /\b(?:feluccas?|Nile)\b/gi,
  dhow: /\b(?:dhows?|sandbanks?|ngalawas?|under sail)\b/gi,
  cabins:
    /\b(?:rorbu(?:er)?|fishing (?:village|cabins?|huts?)|red (?:huts?|cabins?|houses)|stockfish|cod)\b/gi,
  sauna: /\b(?:saunas?|lakes?|rowing)\b/gi,
  whitewash:
    /\b(?:white(?:washed)? (?:houses|village|walls?)|chora|villages?|chapels?|lanes?|churches)\b/gi,
  pillars: /\b(?:monaster(?:y|ies)|pillars?|rock towers?|meteora)\b/gi,
  salt: /\b(?:salt(?:ar|s)?|salt (?:flats?|pans?|plains?|lakes?)|Uyuni|Dallol)\b/gi,
  flamingos: /\b(?:flamingos?|salt (?:flats?|pans?|plains?|lakes?)|salar|Uyuni)\b/gi,
  monolith: /\b(?:Uluru|red rock|monolith)\b/gi,
  oasis: /\b(?:oas[ie]s|palm groves?|palmer(?:y|ies)|date palms?)\b/gi,
  cacti:
    /\b(?:cact(?:i|us)|card[oó]n(?:es)?|painted (?:hills?|mountains?)|coloured (?:hills?|mountains?|rock))/giu,
  baobabs: /\bbaobabs?\b/gi,
  angkor: /\b(?:Angkor|temples?)\b/gi,
  crag: /\b(?:castles?|fortress(?:es)?|citadel|Bran)\b/gi,
  vineyards: /\b(?:vines?|vineyards?|wine(?:s|makers?|ries)?|Riesling|Moselle)\b/gi,
  needle: /\b(?:skyscrapers?|skyline|towers?|Burj|creek|malls?)\b/gi,
  flames: /\b(?:Baku|flame|Caspian|corniche|seafront)\b/gi,
  hanok: /\b(?:hanok|Seoul|Namsan|palaces?|Jeonju)\b/gi,
  towers: /\b(?:towers?|Svaneti|Mestia|Ushguli|villages?)\b/gi,
  knoll: /\b(?:monaster(?:y|ies)|church(?:es)?|Ararat|chapels?)\b/gi,
  waxpalms: /\b(?:wax palms?|coffee|Cocora|Salento)\b/gi,
  alhambra: /\b(?:Alhambra|Granada|Alcazaba|Albaic[ií]n|Sierra Nevada)\b/giu,
  cabin:
    /\b(?:snow\w*|winter|frozen|sauna|aurora|northern lights|sle(?:d|dge|igh)s?|husk(?:y|ies)|skis?)\b/gi,
  braids: /\b(?:reindeer|tundra|caribou|elk|wolves|moss|rhyolite|fords?|glacial)\b/gi,
  eruption: /\b(?:lava(?!-)|erupt\w*|glow\w* stones)\b/gi,
  caldera: /\b(calderas?|craters?|crater lakes?)\b/gi,
  cone: /\b(?:volcan\w*|cones?|Fuji|Etna|Stromboli|lava(?!-)|ash)\b/gi,
  yurts: /\b(?:yurts?|gers?|steppe|herds?|horses?|herders?|nomads?)\b/gi,
  balloons: /\b(balloons?|fairy chimneys|chimneys)\b/gi,
  meadow: /\b(bison|meadows?|forests?)\b/gi,
  terraces:
    /\b(?:(?:among|below|between) rice|rice (?:fields?|terraces?)|terraces|terraced|padd(?:y|ies)|tea (?:gardens?|plantations?|estates?|hills?|bushes))\b/gi,
  backwater: /\b(?:backwaters?|houseboats?|canals?|mekong|delta|floating)\b/gi,
  monastery:
    /\b(monaster(?:y|ies)|dzongs?|gompas?|stupas?|prayer (?:flags|wheels)|monks|temples?)\b/gi,
  skyline:
    /\b(?:old town|old city|medina|palaces?|ksar|kasbahs?|mausoleums?|domes?|cathedrals?|mosques?|minarets?|roofs|rooftops?|madrasas?|citadel)\b/gi,
  street:
    /\b(?:colonial (?:city|centre)|old town|old city|old quarter|(?<!no |no paved )streets?(?! food)|alleys?|lanes?|squares?(?! met| kilo| mile| and)|markets?|bazaars?|souks?|medina|cafés?|centre)\b/gi,
  bridge:
    /\b(?:bridges?|riverbanks?|danube|castles?|fortress(?:es)?|(?:along|cross(?:es)?|across|on) the (?:\p{L}+ )?river)\b/giu,
  pagoda: /\b(?:temples?|shrines?|pagodas?|geisha|lanterns?|buddha|palaces?|hanok|castles?)\b/gi,
  suspension: /\b(?:skylines?|skyscrapers?|bosphorus|manhattan|brooklyn|golden gate|towers of)\b/gi,
  hills: /\b(bay|cable car|harbour|skyline|sugarloaf|corniche|seafront|caspian)\b/gi,
  avenue:
    /\b(?:(?<!park )avenues?|boulevards?|metro|crossings?|trams?|neighbourhoods?|districts?|downtown|offices|the city(?! walls)|capital|bars|traffic)\b/gi,
  quay: /\b(?:quays?|harbour|canals?|waterfront|narrow houses|old town|gables?)\b/gi,
  buttes: /\b(canyons?|buttes?|mesas?|red rocks?|sandstone|badlands)\b/gi,
  gorge: /\b(?:canyons?|gorges?|wadis?|ravines?|siq|valley of the)\b/gi,
  rim: /\b(?:canyons?|rim of|plateau|escarpment|gorges?)\b/gi,
  icebergs: /\b(?:icebergs?|pack ice|floes?|ice front|ice fjord|blue blocks|whales?|penguins?)\b/gi,
  ship: /\b(ship|icebreaker|drake passage|on board|at sea|channel|inflatables?|zodiacs?|boarding|deck)\b/gi,
  road: /\bthey travel by (?:van|bus)\b/gi,
  trail:
    /\b(?:trails?|hik(?:e|es|ing)|treks?|trekking|paths?|porters?|they travel by foot|(?:two|three|four|five|six|seven) hours (?:with a guide|through yellow grass)|set out on foot|walk (?:to|up to) the viewpoint|walk along the (?:river|crater|rim|coast|shore|edge|ridge)|hour(?:’s)? walk|walk (?:for )?an hour|steps (?:lead|up|down)|you walk (?:slowly|gently|gradually)|climb on foot|hours? (?:up|down|on foot|of walking)|walk (?:for )?(?:two|three|four|five|six) hours|steep)\b/gi,
  village: /\b(?:villages?|hamlets?|farmhouses?|stone houses|fields)\b/gi,
  train: /\btrains?\b/gi,
  table:
    /\b(?:(?:farewell|welcome|last) dinner|dinner together|feast|tast(?:es?|ing)\b[^.]*\b(?:wines?|olive oil|cheeses?|winery|pinotage)|olive oil\b[^.]*\btasting|(?:lunch|dinner) (?:is|are|and dinner are) (?:what you have )?cooked)\b|(?<=[.!:;] (?:the (?:first|farewell) )?)(?:dinner|lunch) (?:is|means) (?!packed|a picnic|in |at |on |up to|late|early|back|there|inside|below|outdoors|around|late|facing)[^.]{25,}/gi,
  market: /\b(?:markets?|(?:fruit|spice|date|juice) stalls|bazaars?|souks?)\b/gi,
  plane:
    /\b(?:airports?|flights?|by air|planes?|(?:you|from where you|group) fl(?:y|ies)|fly (?:to|back|home|on))\b/gi,
  springs: /\b(?:hot springs?|hot water|thermal|onsen|(?:hot|warm|sulphur) (?:pools?|baths?))\b/gi,
  campfire:
    /\b(?:camp ?fires?|bonfires?|(?:by|round|around) (?:the|a) fire|tents?|you camp|camps?)\b/gi,
  kitchen:
    /\b(?:you cook|cook(?:ed)? (?:together|yourself)|learn to (?:make|cook)|lesson in [\w-]+ noodles|teaches you to pound|cooking (?:class|lesson|school|course)|dough|recipes?)\b/gi,
  boat: /\b(?:(?:the|a|by) boat|ferr(?:y|ies)|motorboats?|launch)\b/gi,
  bikes: /\b(?:bikes?|bicycles?|cycl(?:e|es|ing)|pedal\w*)\b/gi,
};

/** Words in a text that exclude a view, because the picture would show something else. */
export const viewExclusions: Partial<Readonly<Record<Composition, RegExp>>> = {
  massif: /\bmountains of ice\b/i,
  canoe: /\b(?:metres of climb|hot baths)\b/i,
  needles: /\bfrom desert to\b/i,
  crest: /\b(?:pirogues|silica)\b/i,
  skyline: /\bheap of stones\b/i,
  icebergs: /\bmuseum\b/i,
  cone: /\bcone of grass\b/i,
  waterfall: /\b(?:crosses|teak) forests?\b/i,
  lighthouse: /\b(?:buried|mangroves)\b/i,
  jetty:
    /\b(?:ferry|crocodiles|metres of climb|salt lake|seas?|ocean|port|harbour|quay|elephants?|vanished|at the window|above its lake|with lakes)\b/i,
  train: /\b(?:all morning|wait for a train)\b/i,
  springs: /\b(?:hammam|boiling|domes|swans)\b/i,
  campfire:
    /\b(?:yurts?|gers?|(?:refugee|labour|base|high) camps?|mobile camps?|hotel|lodge|huts?)\b/i,
  kitchen: /\b(?:pavement|stalls?|clay|tents?)\b/i,
  boat: /\b(?:longtails?|dhows?|catamarans?|sail\w*|canoes?|kayaks?|pirogues?|feluccas?|rafts?|row\w*|zodiacs?|inflatables?|speedboats?|houseboats?|mokoros?|dugouts?|schooners?|icebreaker|wooden boats?|fishing boats?|bangkas?|outriggers?|steamers?|ship|by the ferries)\b/i,
  bikes: /\b(?:quad|motor|horses?|camels?|students|ramparts)\b/i,
  road: /\b(?:jeeps?|four-wheel|off-road|trucks?|wade|ferry)\b/i,
  village:
    /\b(?:stilts?|round huts|thatched|fishing village|blue houses|abandoned|buried|river weed|the wall|(?:lunch|dinner follows) in the village)\b/i,
  market:
    /\b(?:cattle-market|(?:fish|flea|night|tais) market|(?:wood)?carvers|market alley|looms?|goats are sold|zebu)\b/i,
  trail:
    /\b(?:museums?|minarets?|mokoros?|metro|avenue|no paths?|souks?|where the path stops|headlamp)\b/i,
  table:
    /\b(?:tents?|camps?|camp ?fire|by the fire|picnic|on board|yurts?|gers?|stalls?|pavement|plastic stools|stove|rugs|standing up|underground|hawker|night market|skewers|on the train|on deck|mosaics|cockpit|knee-deep|through the window)\b/i,
};

/** Words that indicate an hour, starting with the rarest hour. */
const hourWords: readonly (readonly [Hour, RegExp])[] = [
  ["night", /\b(night sky|stars|at night|aurora|northern lights|midnight)\b/i],
  ["dawn", /\b(dawn|sunrise|before breakfast|early|first light|at (five|six))\b/i],
  ["dusk", /\b(dusk|nightfall|lanterns|after dark)\b/i],
  ["golden", /\b(sunset|evening|late afternoon|last light)\b/i],
];

/** The hour that an English text mentions, or null. */
export const mentionedHour = (text: string): Hour | null =>
  hourWords.find(([, word]) => word.test(text))?.[0] ?? null;
