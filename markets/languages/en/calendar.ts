/** The departures of a trip by month, by day and by age. */
export const calendar = {
  "calendar.open": "Show this month as a calendar",
  "calendar.day": "{date}: {status}, from {price} per person",
  "calendar.dayOver": "{date}: {status}",
  "calendar.note": "Each day shows its lowest price per person.",
  "calendar.ages": "Ages",
} as const;
