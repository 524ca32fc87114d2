/** What a request may hold; browsers count with the same numbers. */
export const maxSeats = 4;
export const maxQuestion = 1000;
export const maxName = 100;
export const maxEmail = 254;

/**
 * A sentence with the length of a text, which the browser alone knows.
 * @param thousands stands before the last three of four digits
 */
export const withLength = (sentence: string, text: string, thousands: string): string =>
  sentence.replace("{n}", String(text.length).replace(/(?=\d{3}$)(?!^)/, thousands));
