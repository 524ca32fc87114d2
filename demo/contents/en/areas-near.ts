import type { Contents } from "../contents.ts";

export const nearAreas = {
  asia: {
    title: "Trips in Asia",
    lead: "From the Caucasus to the Pacific, with deserts, high passes and night trains between. Asia is too large for one season, so choose the month first and the country after.",
    sections: [
      {
        heading: "When to go",
        text: "- **South-east Asia**: November to March is the drier time in Thailand, Laos and Cambodia. Java and Bali are drier from May to September.\n- **India and Nepal**: October to March for the plains, October, November and April for the trails. Ladakh opens when its passes do, from June to September.\n- **Japan and Korea**: late March to May, then October and November. August is hot and humid.\n- **Central Asia and the Caucasus**: May to October, July and August for the high mountains.\n- **Arabia and the Gulf**: November to March, when a day outdoors is pleasant.",
      },
      {
        heading: "Travelling here in a group",
        text: "Distances are long and a group makes them shorter: a hired van is split by many, and a shared table tries ten dishes instead of two. Night trains and domestic flights belong to some routes. The itinerary names every transfer with its hours.\n\nFood is most of the fun. Tell the coordinator on the first day what you do not eat, and somebody will know how to say it.",
      },
      {
        heading: "Which kinds of trips",
        text: "City and temple routes, treks in the mountains, beaches and boats between islands, desert nights in a camp, journeys by rail. The effort of each trip is marked from 1 to 5. Altitude is a matter of its own: where a route climbs above 3,000 metres, the itinerary leaves time to get used to it.",
      },
      {
        heading: "Good to know",
        text: "Visas differ from country to country and with your passport, and some take weeks. Many temples and mosques ask for covered shoulders and knees, so pack one long layer even for the heat. Ramadan, the lunar new year and national holidays change opening hours and fill trains. The page of the departure shows the dates, and a calendar tells you the rest.",
      },
    ],
    seo: {
      title: "Small-group trips in Asia",
      description:
        "Group trips in Asia with a coordinator: when to go to each part, how it is to travel there together, and every country, trip and date we have.",
    },
  },
  europe: {
    title: "Trips in Europe",
    lead: "Short distances, long evenings, and a language that changes every few hours by train. Europe is where a first group trip fits into a week off, or into less.",
    sections: [
      {
        heading: "When to go",
        text: "- **The Mediterranean**: April to June and September to October. July and August are hot, full and dearer.\n- **The Alps and the Pyrenees**: late June to September for walking, January to March for snow.\n- **The north**: June to August for light that hardly ends, September to March for nights dark enough for the aurora.\n- **Cities**: all year, with December for markets and lights and February for the shortest queues.\n- **The Canaries, Madeira and the Azores**: mild all year. The Azores are greenest, and wettest, in winter.",
      },
      {
        heading: "Travelling here in a group",
        text: "Most routes go by van, train or on foot, with few long days on the road. Nights are in small hotels, guest houses and apartments, on some treks in huts. A group this size gets one long table, and in August it gets it because the coordinator rang in June.",
      },
      {
        heading: "Which kinds of trips",
        text: "Long weekends in cities, hut-to-hut treks, sailing between islands, journeys by rail, weeks of snow, coasts by van. Several last up to 6 days. The filter for the duration in the [search](/search) finds them.",
      },
      {
        heading: "Good to know",
        text: "The Schengen area has one set of rules at its outer border, and not every country in Europe is in it. Check how long your passport has to be valid, and whether you need an authorisation before you travel. Mountain weather turns within the hour, even in July. Pack a shell and a hat, whatever the forecast says on the day that you close the bag.",
      },
    ],
    seo: {
      title: "Small-group trips in Europe",
      description:
        "Group trips in Europe with a coordinator: seasons from the Mediterranean to the north, how we travel, and every country, trip and date we have.",
    },
  },
  africa: {
    title: "Trips in Africa",
    lead: "Dunes, crater lakes, islands and the great herds, on a continent that is larger than most maps admit. The drives are long and the skies make up for them.",
    sections: [
      {
        heading: "When to go",
        text: "- **Morocco, Tunisia and Egypt**: March to May and September to November. Desert nights are cold in winter, and the Atlas has snow.\n- **East Africa**: June to October and January to February are the drier months, and the better ones for wildlife.\n- **Southern Africa**: May to October is dry and clear. The Cape is at its best from November to March.\n- **West Africa**: November to February, between the rains and the heat.\n- **The Indian Ocean**: May to October brings less rain and steadier wind to most islands.",
      },
      {
        heading: "Travelling here in a group",
        text: "Roads decide the day. A group shares jeeps and drivers, stops where there is something to see, and keeps one seat free by the window for whoever is next. On some stretches there is no signal, and the coordinator says so beforehand.\n\nNights are in lodges, camps and small hotels. In tents nobody has a private room. The itinerary says for each night what it is.",
      },
      {
        heading: "Which kinds of trips",
        text: "Safaris by jeep, desert crossings with camps, treks in the Atlas and the Drakensberg, coasts and islands, old towns with their markets. Park fees and drives with a ranger are either in the price or in the money pot. The trip’s page says which.",
      },
      {
        heading: "Good to know",
        text: "Some countries ask for a certificate of yellow fever vaccination, and in many places malaria is a matter to discuss with a travel clinic six to eight weeks ahead. Bring a soft bag rather than a hard case: it fits into a jeep. Ask before you photograph people, and put the camera away at borders and beside soldiers.",
      },
    ],
    seo: {
      title: "Small-group trips in Africa",
      description:
        "Group trips in Africa with a coordinator: the dry months of each region, roads, camps and safaris in a group, and every country, trip and date.",
    },
  },
} as const satisfies Contents;
