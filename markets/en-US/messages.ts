import type { Messages } from "#markets/languages/en/site.ts";

/**
 * The texts in which American English differs from the British texts, in spelling or in the word: a
 * group has spots and not places, and a flight is a round trip.
 */
export const overrides: Partial<Messages> = {
  "error.addressText":
    "Part of it may have gotten lost along the way. Check it, or start over from the home page.",
  "meta.tours.description":
    "Trips that are definitely running, with spots left, dates and prices per person. You can book your flights.",
  "trip.moneyPot": "Group fund",
  "departures.monthNote":
    "For each month: departures with spots left, and the lowest price per person.",
  "departure.seatsLeft":
    "{n, plural, =0 {No spots left} =1 {1\u00a0spot left} other {#\u00a0spots left}}",
  "departure.careText": "The group is full. Customer care can look for a spot on this date.",
  "group.lockedTrips":
    "Who’s traveling with us for the first time, and how many trips the others have done",
  "group.firstNone": "Nobody is traveling with us for the first time",
  "group.firstOne": "1 of {people} is traveling with us for the first time",
  "group.firstMany": "{n} of {people} are traveling with us for the first time",
  "season.autumn": "Fall",
  "when.dayWrong": "Enter today’s date or a later one, with the day first, for example {date}",
  "meaning.PLANNED": "It’s scheduled, but the minimum number of travelers hasn’t been reached yet.",
  "meaning.ALMOST_CONFIRMED": "Just a few more travelers and the group can go.",
  "meaning.CONFIRMED": "Enough people have signed up: this trip is happening.",
  "meaning.ALMOST_FULL": "This trip is happening, and only a few spots are left.",
  "home.title": "Go solo. Come back twelve strong.",
  "home.seat": "Just book one spot.",
  "home.upcoming": "Leaving soon, spots left",
  "home.places": "Places that are better with good company",
  "home.steps": "From one spot to a group of twelve",
  "home.step1Text": "One spot, in a room you share with one or two people from your group.",
  "home.reviews": "What travelers say",
  "confirmed.text": "These trips are happening, so you can book your flights.",
  "cost.flight": "Round-trip flight to {place}",
  "cost.flightPlain": "Round-trip flight",
  "events.left": "{n, plural, =1 {1 spot left} other {# spots left}}",
  "events.cancelled": "canceled",
  "form.error.consent": "Please check the box to continue.",
};
