/** Titles and descriptions for search engines and shared links. */
export const meta = {
  "meta.title": "{title} · {product}",
  "meta.home.title": "{product}: small group trips with people your age",
  "meta.home.description":
    "Trips for people aged 25 to 49 in more than 100 countries, with a coordinator and insurance included. Set off on your own, travel as a group.",
  "meta.travels.title": "Destinations: all trips by continent · {product}",
  "meta.travels.description":
    "All {product} destinations, continent by continent, with prices per person and the next departures.",
  "meta.area.title": "{place}: small group trips · {product}",
  "meta.area.description":
    "{place} in small groups: itineraries, prices per person and departures with their status.",
  "meta.travel.title": "{trip}: {days} days, from {price} · {product}",
  "meta.travel.titleNoPrice": "{trip}: {days} days in a small group · {product}",
  "meta.travel.description":
    "{trip}: {days} days in a small group with a coordinator. Itinerary, what is included, departures and prices per person.",
  "meta.itinerary.title": "{trip}: itinerary · {product}",
  "meta.itinerary.description":
    "Where you go, where you sleep and how you get around: all {days} days of {trip}.",
  "meta.tour.title": "{trip}, departing {date} · {product}",
  "meta.tour.description":
    "{trip} from {date}: {status}. Price, deposit, balance and cancellation, all on one page.",
  "meta.coordinators.title": "Our coordinators · {product}",
  "meta.coordinators.description":
    "The people who travel with the groups: where they come from and the trips they have led.",
  "meta.coordinator.title": "{name}, coordinator from {city} · {product}",
  "meta.coordinator.description": "Get to know {name} and see which departures you could join.",
  "meta.search.title": "Search trips · {product}",
  "meta.search.description":
    "Search by place, date, age and budget. Each trip shows its price per person and its next departure.",
  "meta.tours.title": "Confirmed departures · {product}",
  "meta.tours.description":
    "Trips that are definitely going ahead, with places left, dates and prices per person. You can book your flights.",
  "meta.wishlist.title": "Saved trips · {product}",
  "meta.wishlist.description": "The trips and departures you have saved.",
  "meta.events.title": "WeMeet events in your city · {product}",
  "meta.events.description":
    "Walks, drinks and evenings with people who travel with {product}: days, places and who’s going, city by city.",
  "meta.event.title": "{title}, {city}, {day} · {product}",
  "meta.login.title": "Sign in · {product}",
  "meta.login.description": "Sign in with a code that we send to your email.",
  "feed.title": "New departures · {product}",
  "feed.tripTitle": "{trip}: new departures",
  "feed.description": "The latest departures, with dates, status and price per person.",
  "meta.page.description": "{title}: what you need to know before you travel with {product}.",
} as const;
