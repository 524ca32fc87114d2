import frame from "#design/site.css?url";
import account from "#design/stylesheets/account.css?url";
import alerts from "#design/stylesheets/alerts.css?url";
import blocks from "#design/stylesheets/blocks.css?url";
import chat from "#design/stylesheets/chat.css?url";
import compare from "#design/stylesheets/compare.css?url";
import content from "#design/stylesheets/content.css?url";
import departure from "#design/stylesheets/departure.css?url";
import departures from "#design/stylesheets/departures.css?url";
import events from "#design/stylesheets/events.css?url";
import group from "#design/stylesheets/group.css?url";
import hearts from "#design/stylesheets/hearts.css?url";
import itinerary from "#design/stylesheets/itinerary.css?url";
import ownWords from "#design/stylesheets/own-words.css?url";
import request from "#design/stylesheets/request.css?url";
import search from "#design/stylesheets/search.css?url";
import signin from "#design/stylesheets/signin.css?url";
import trip from "#design/stylesheets/trip.css?url";
import tripCalendar from "#design/stylesheets/trip-calendar.css?url";
import visitor from "#design/stylesheets/visitor.css?url";
import wishlist from "#design/stylesheets/wishlist.css?url";

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
