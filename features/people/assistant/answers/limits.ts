/** What a chat may hold; browsers count with the same numbers. */
export const maxQuestion = 300;
export const maxEmail = 254;
/** Messages of a conversation that go along with a hand-over, and the letters of each. */
export const maxMessages = 40;
export const maxMessage = 2000;
/** Questions that a page of a conversation shows. */
export const maxTurns = 10;
