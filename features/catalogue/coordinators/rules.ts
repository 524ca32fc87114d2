import type { CoordinatorUsers } from "./contract.ts";

const count = (number: number, noun: string): readonly string[] => {
  if (number === 0) return [];
  return [`${number} ${noun}${number === 1 ? "" : "s"}`];
};

/** `24 departures, 88 reviews and 1 page`; empty where nothing refers to a coordinator. */
export const usersText = (users: CoordinatorUsers): string => {
  const parts = [
    ...count(users.upcoming.total + users.pastDepartures, "departure"),
    ...count(users.reviews, "review"),
    ...count(users.events, "event"),
    ...count(users.pages.length, "page"),
  ];
  const last = parts.at(-1) ?? "";
  return parts.length > 1 ? `${parts.slice(0, -1).join(", ")} and ${last}` : last;
};
