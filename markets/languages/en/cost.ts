/** What a trip costs in the end. */
export const cost = {
  "cost.name": "True cost",
  "cost.title": "What it really costs",
  "cost.text": "Based on the cheapest departure: {date}. All amounts are per person.",
  "cost.textChosen":
    "Based on the departure of {date}, which you chose. All amounts are per person.",
  "cost.textDeparture": "Based on this departure. All amounts are per person.",
  "cost.price": "Price of the trip",
  "cost.priceTo": "You pay it to us, insurance included.",
  "cost.potTo": "You pay it during the trip, with the group.",
  "cost.flight": "Flight to {place} and back",
  "cost.flightPlain": "Flight there and back",
  "cost.flightTo": "You pay it to the airline, and it changes with the day you book.",
  "cost.flightUnknown": "There is no price for this flight yet, so the total is without it.",
  "cost.from": "from {price}",
  "cost.sum": "Total per person",
  "cost.split": "{us} to us, and {others} during the trip or to the airline.",
  "cost.room": "Private room, if you want one",
  "cost.roomTo": "Adds {price}; then {sum} in all. Free when you book for\u00a02.",
  "cost.rest": "Anything not included and not priced here comes on top.",
} as const;
