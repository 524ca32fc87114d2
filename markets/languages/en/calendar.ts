/** The departures of a trip by month, by day and by age. */
export const calendar = {
  "calendar.open": "View this month as a calendar",
  "calendar.day": "{date}: {status}, from {price} per person",
  "calendar.dayOver": "{date}: {status}",
  "calendar.note": "The price shown is the lowest per person on each day.",
  "calendar.ages": "Ages",
} as const;
