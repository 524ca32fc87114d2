/** What a form about a place of an event asks for: `leave` asks whether it is to be given back. */
export const placeActions = ["going", "waiting", "leave", "give-back"] as const;
export type PlaceAction = (typeof placeActions)[number];

/** The fields of such a form, which have the same names in an address. */
export const placeFields = { action: "attend", event: "event" } as const;
