import frame from "./site.css?url";
import account from "#features/people/accounts/parts/styles/account.css?url";
import alerts from "#features/people/alerts/site/alerts.css?url";
import blocks from "#blocks/blocks.css?url";
import chat from "#features/people/assistant/answers/site/chat.css?url";
import compare from "#features/catalogue/travels/parts/comparison/comparison.css?url";
import content from "#features/content/page-contents/site/content.css?url";
import departure from "#features/content/trip-pages/site/departure/departure.css?url";
import departures from "#features/catalogue/tours/parts/styles/departures.css?url";
import events from "#features/catalogue/events/site/styles/events.css?url";
import group from "#features/people/group/site/group.css?url";
import hearts from "#features/people/wishlist/site/hearts/hearts.css?url";
import itinerary from "#features/content/trip-pages/site/itinerary/itinerary.css?url";
import ownWords from "#features/content/search/sentences/site/own-words.css?url";
import request from "#features/people/requests/site/request.css?url";
import search from "#features/content/search/parts/styles/search.css?url";
import signin from "#features/people/accounts/site/dialog/signin.css?url";
import trip from "#features/content/trip-pages/site/trip.css?url";
import tripCalendar from "#features/catalogue/tours/parts/calendar/calendar.css?url";
import visitor from "#features/people/accounts/site/header/visitor.css?url";
import wishlist from "#features/people/wishlist/site/wishlist.css?url";

/** Paths of all built style sheets, without a host. */
export const stylesheets = {
  frame,
  search,
  departures,
  trip,
  "trip-calendar": tripCalendar,
  itinerary,
  departure,
  request,
  compare,
  content,
  events,
  blocks,
  account,
  alerts,
  "own-words": ownWords,
  wishlist,
  group,
  hearts,
  chat,
  visitor,
  signin,
} as const;
