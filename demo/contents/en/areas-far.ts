import type { Contents } from "../contents.ts";

export const farAreas = {
  america: {
    title: "Trips in America",
    lead: "Two continents and a sea full of islands, from the ice of Greenland to the wind of Patagonia. When it is winter at one end, it is summer at the other.",
    sections: [
      {
        heading: "When to go",
        text: "- **Canada, Alaska and the Rockies**: June to September. Late September brings colour and the first frost.\n- **The canyons of the south-west**: April to May and September to October, before and after the heat.\n- **Mexico and Central America**: December to April, the dry months.\n- **The Caribbean**: December to May. Hurricanes are likeliest from August to October.\n- **The Andes of Peru and Bolivia**: May to September, dry days and cold nights.\n- **Patagonia**: November to March, when the days are long and the huts are open.",
      },
      {
        heading: "Travelling here in a group",
        text: "In the north we drive: vans, national parks, motels and cabins, and a playlist that has to be negotiated. Further south buses, boats and domestic flights join the stretches together. The itinerary says how long each of them takes.\n\nA group helps where a boat, a guide or a jeep is only worth hiring for many.",
      },
      {
        heading: "Which kinds of trips",
        text: "Road trips through parks, treks in the Andes and Patagonia, rainforest and volcanoes, islands by sail, cities with music late at night. Look at the effort and the mood of each trip: the same country can be a hammock or a pass at 4,600 metres.",
      },
      {
        heading: "Good to know",
        text: "Several countries ask for an electronic authorisation before you board, some even if you only change planes there. Give La Paz, Cusco and Quito two quiet days before you climb any higher. Tips are part of wages in the United States and Canada, and the money pot allows for them where the group eats together.",
      },
    ],
    seo: {
      title: "Small-group trips in North and South America",
      description:
        "Group trips from Alaska to Patagonia with a coordinator: the right months for each part, how we travel there, and every country, trip and date.",
    },
  },
  oceania: {
    title: "Trips in Oceania",
    lead: "Red earth, green fjords and islands a day apart by boat. It is far from almost everywhere, so the trips are longer and the flight is worth planning early.",
    sections: [
      {
        heading: "When to go",
        text: "The seasons are reversed: December to February is summer in the south.\n\n- **New Zealand**: November to April, with long evenings and open huts.\n- **The centre of Australia**: May to September, with warm days and cold nights under a sky full of stars.\n- **Queensland and the reef**: May to October. Jellyfish keep swimmers in stinger suits from November to May.\n- **The islands of the Pacific**: May to October, drier and less humid.",
      },
      {
        heading: "Travelling here in a group",
        text: "Distances are the main fact. A van and two drivers, a tent or a cabin, a shop once a day: that is easier, and much cheaper, with others. On the islands the timetable belongs to the ferry, and a day may move. The coordinator keeps one in reserve where the route asks for it.",
      },
      {
        heading: "Which kinds of trips",
        text: "Road trips and walks, reef and beach, nights in the outback, villages in the Pacific where you are somebody’s guest. Look at the trip’s page for what a day in water asks of you: to snorkel you have to be able to swim, and most boats have a ladder to climb.",
      },
      {
        heading: "Good to know",
        text: "Border officers take food, soil and seeds seriously: clean your boots before you pack them and declare what you carry. The sun burns faster than you expect, even through cloud. You lose or gain most of a day on the way, so leave one free before the start. Most visitors need an authorisation before they fly.",
      },
    ],
    seo: {
      title: "Small-group trips in Oceania",
      description:
        "Group trips in Australia, New Zealand and the Pacific with a coordinator: seasons, distances, what a group makes easier, and every trip and date.",
    },
  },
  antarctica: {
    title: "Trips in Antarctica",
    lead: "No towns, no timetable, and a season of a few months. You go by ship, you land in small boats, and the weather has the last word on every plan.",
    sections: [
      {
        heading: "When to go",
        text: "Ships sail in the southern summer, from November to March. November has the cleanest snow and the most ice. December and January have the longest days, and chicks in the penguin colonies. In February and March the channels are open furthest and whales are seen most often.",
      },
      {
        heading: "Travelling here in a group",
        text: "Our group shares a ship with others. Landings are made in turns, because no more than a hundred people may be ashore at a place at one time. The coordinator sees to cabins, times and the backup plan. The ship’s own expedition staff decide what is safe, and there is no appeal.\n\nCabins are shared. Signal is rare and dear, so tell people at home when to expect you.",
      },
      {
        heading: "What you need",
        text: "- Sea legs, or tablets: the Drake Passage takes about two days each way.\n- Waterproof trousers and warm layers. Boots are often lent on board.\n- Fitness enough to step in and out of a rubber boat and walk on snow for an hour.\n- Medical insurance is included, as always. The ship also asks for a form filled in by you, at times with a doctor.",
      },
      {
        heading: "Leaving it as it was",
        text: "You clean boots and bags before each landing and carry nothing ashore but yourself. Stay five metres from penguins and further from seals, and let them cross first. Nothing is picked up and nothing is left behind. These are the rules of the Antarctic Treaty and of the ships’ association, and we like them.",
      },
      {
        heading: "The days around it",
        text: "Most voyages start far in the south of America. Plan at least one free night before you board: a ship does not wait for a late flight. Departures are few and fill early. If none is listed now, look at the trips in [America](/america-trips), which go down to Patagonia.",
      },
    ],
    seo: {
      title: "Small-group trips to Antarctica",
      description:
        "To Antarctica in a group with a coordinator: the months of the season, life on the ship, landings, what to bring, and the trips and dates we have.",
    },
  },
} as const satisfies Contents;
