/** Mails about what visitors asked to be told of. */
export const alertMails = {
  "alertMail.subjectConfirmed": "Confirmed: {name}. Now you can book the flight",
  "alertMail.titleConfirmed": "The departure you follow is confirmed. Now you can book the flight",
  "alertMail.subjectUp": "Price up from {before} to {after}: {name}",
  "alertMail.subjectDown": "Price down from {before} to {after}: {name}",
  "alertMail.titleUp": "The price has gone up from {before} to {after}",
  "alertMail.titleDown": "The price has come down from {before} to {after}",
  "alertMail.subjectFewSeats": "Few seats left: {name}",
  "alertMail.titleFewSeats": "Few seats are left on the departure you follow",
  "alertMail.subjectReopened": "A seat is free again: {name}",
  "alertMail.titleReopened": "A seat is free again on the departure you follow",
  "alertMail.subjectNewDate": "New date: {name}",
  "alertMail.titleNewDate": "A new date of the trip you follow is open",
  "alertMail.titleMany":
    "{n, plural, =1 {1 piece of news} other {# pieces of news}} about your alerts",
  "alertMail.leadMany": "They happened almost together, so we put them into one email.",
  "alertMail.from": "You leave",
  "alertMail.to": "You are back",
  "alertMail.people": "The group",
  "alertMail.airport": "Suggested airport",
  "alertMail.flight": "Direct flight, when we last looked",
  "alertMail.fromPrice": "from {price}",
  "alertMail.price": "Price of the trip, per person",
  "alertMail.cancelUntil": "Cancel free of charge until",
  "alertMail.open": "See the departure",
  "alertMail.openMany": "Open your wishlist",
  "alertMail.look": "Have a look",
  "alertMail.seatFirst":
    "Haven’t you booked yet? First the seat, then the flight: the seat is yours only once you book.",
  "alertMail.flightNow": "You can book the flight.",
  "alertMail.seatsOf": "{n, plural, =1 {1 seat} other {# seats}} of {total} left.",
  "alertMail.priceWas": "It was {before} per person. Today it is {after}.",
  "alertMail.priceBy": "Price: {by}",
  "alertMail.newDate": "New date",
  "alertMail.seatFree": "A seat is free again",
  "alertMail.subjectNeeded":
    "{travel}, {date}: {n, plural, =1 {one person is missing} other {# people are missing}}",
  "alertMail.titleNeeded":
    "{n, plural, =1 {One more person, and the group leaves} other {# more people, and the group leaves}}",
  "alertMail.needed":
    "You follow “{travel}” on {date}. {in, plural, =0 {Nobody is in yet} =1 {1 person is in} other {# people are in}}, and it takes {minimum} to leave.",
  "alertMail.decideOn": "We decide by {day}.",
  "alertMail.decideSoon": "We decide in the next few days.",
  "alertMail.askSeat":
    "Would you like to come? Ask for a seat: it costs nothing until we answer you.",
  "alertMail.whyTour":
    "We write to you because on {date} you turned on an alert for this departure.",
  "alertMail.whyTravel":
    "We write to you because on {date} you turned on an alert for new dates of this trip.",
  "alertMail.whyMany":
    "We write to you because you turned on {n, plural, =1 {1 alert} other {# alerts}}.",
  "alertMail.stop": "Don’t write to me about this any more",
  "alertMail.all": "All your alerts",
} as const;
