import type { ItineraryDay, Lodging, Transport } from "#features/catalogue/travels/contract.ts";

export const transportLabels: Readonly<Record<Transport, string>> = {
  van: "Van",
  train: "Train",
  boat: "Boat",
  jeep: "Jeep",
  foot: "On foot",
  bike: "Bike",
  plane: "Plane",
  bus: "Bus",
};

export const lodgingLabels: Readonly<Record<Lodging, string>> = {
  hotel: "Hotel",
  guesthouse: "Guesthouse",
  lodge: "Lodge",
  hostel: "Hostel",
  home: "Family home",
  cabin: "Cabin or bungalow",
  hut: "Mountain hut",
  camp: "Tented camp",
  yurt: "Yurt",
  boat: "On board",
  train: "Night train",
};

export const mealChoices = [
  { value: "breakfast", label: "B", title: "Breakfast" },
  { value: "lunch", label: "L", title: "Lunch" },
  { value: "dinner", label: "D", title: "Dinner" },
] as const;

/** `B D · 4.5 h` */
export const dayFacts = ({ meals, hours }: Pick<ItineraryDay, "meals" | "hours">): string => {
  const letters = mealChoices.flatMap(({ value, label }) => (meals.includes(value) ? [label] : []));
  return [letters.join(" "), hours ? `${hours} h` : ""].filter(Boolean).join(" · ");
};

/** `24.5 h on the road` */
export const roadHours = (days: readonly Pick<ItineraryDay, "hours">[]): string => {
  const hours = days.reduce((sum, day) => sum + (day.hours ?? 0), 0);
  return `${Math.round(hours * 10) / 10} h on the road`;
};
