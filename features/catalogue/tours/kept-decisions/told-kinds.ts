/** What those who are in a departure are told by mail. */
export const toldKinds = ["confirm", "move", "cancel", "day"] as const;

export type ToldKind = (typeof toldKinds)[number];
