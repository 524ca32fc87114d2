import type { getDepartureRequests } from "#features/people/requests/desk/calls.ts";
import type { AnswerOf } from "#platform/calls/call.ts";

export type DepartureRequests = AnswerOf<typeof getDepartureRequests>;
export type ListedRequest = DepartureRequests["answered"][number];
export type WouldDo = NonNullable<DepartureRequests["open"][number]["giving"]>;
