/** What a request may hold; browsers count with the same numbers. */
export const maxSeats = 4;
export const maxQuestion = 1000;
export const maxName = 100;
export const maxEmail = 254;
