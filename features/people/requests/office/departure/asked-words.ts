import { counted } from "#platform/counted.ts";
import type { ListedRequest } from "./shown-requests.ts";

/** `IT-2207 · 2 seats, private room, flexible` */
export const askedWords = ({ number, kind, seats, room, flexible }: ListedRequest): string =>
  [
    `${number} · ${counted(seats, "seat")}`,
    room === "private" ? "private room" : "shared room",
    ...(flexible ? ["flexible"] : []),
    ...(kind === "seat" ? [] : [kind === "waiting-list" ? "waiting list" : "other dates"]),
  ].join(", ");
